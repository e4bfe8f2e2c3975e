import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { RECOVERY_CODES, recoveryCodeOf, typedCode } from '@arogya/domain/auth/second-factor';
import { Refusal } from '@arogya/domain/refusal';
import { PRODUCT } from '@arogya/domain/texts';
import { Secret, TOTP } from 'otpauth';
import { toDataURL } from 'qrcode';
import type { Actor } from '../access/actor';
import { Sql, type Tx } from '../database/sql';
import { Encryption } from '../encryption';
import { raiseAccountEvent } from '../events/account-events';
import type { RecoveryCodes, SecondFactorSetup } from './second-factor.dto';
import { KnownBrowsers } from './known-browsers';
import { LoginThrottle } from './login-throttle';
import { burnRecoveryCode, keepSecret, lockAccount, turnOff, turnOn, secretOf, useStep, type KeptSecret } from './second-factor.sql';
import { endEverything, endEverythingElse } from './session.sql';
import { digest } from './tokens';

/** Purpose of the key that encrypts the secrets of authenticator apps. */
const PURPOSE = 'second-factor';
const STEP_SECONDS = 30;
const SECRET_BYTES = 20;
const RECOVERY_BYTES = 10;

/** Turned on: the recovery codes, and the secret by which this browser is known from now on. */
export interface EnabledFactor extends RecoveryCodes {
  readonly browser: string;
}

/** Codes of an authenticator app, and the recovery codes for whoever has lost it. */
@Injectable()
export class SecondFactors {
  constructor(
    private readonly sql: Sql,
    private readonly encryption: Encryption,
    private readonly throttle: LoginThrottle,
    private readonly browsers: KnownBrowsers,
  ) {}

  /** A new secret, which counts only once a code of it has been typed. */
  async begin(who: Actor): Promise<SecondFactorSetup> {
    const secret = new Secret({ buffer: Uint8Array.from(randomBytes(SECRET_BYTES)).buffer }).base32;
    await this.sql.transaction(who, async (db) => {
      await this.assertOff(db, who.id);
      await db.query(keepSecret({ userId: who.id, secret: this.encryption.seal(PURPOSE, secret) }));
    });
    // Not in the transaction, which would keep a connection and a lock while the picture is made.
    return { secret, qrCode: await toDataURL(totpOf(secret, who.username).toString(), { margin: 2, width: 240 }) };
  }

  /**
   * Turns it on with a code of the new secret, and answers the recovery codes, which nobody sees again. What was opened without
   * a code ends: every other session, and the browsers that the account knows.
   */
  turnOn(who: Actor, code: string): Promise<EnabledFactor> {
    return this.sql.transaction(who, async (db) => {
      await this.assertOff(db, who.id);
      const kept = await db.one(secretOf({ userId: who.id }));
      const step = kept && this.stepOf(kept, code);
      if (!step) throw wrongCode();
      const codes = Array.from({ length: RECOVERY_CODES }, () =>
        recoveryCodeOf(new Secret({ buffer: Uint8Array.from(randomBytes(RECOVERY_BYTES)).buffer }).base32),
      );
      await db.query(turnOn({ userId: who.id, step, codeHashes: codes.map((one) => digest(typedCode(one))) }));
      await db.query(endEverythingElse({ userId: who.id, session: who.session }));
      await raiseAccountEvent(db, 'second_factor_on', who.id, { own: true });
      return { codes, browser: await this.browsers.keep(who.id, undefined, db) };
    });
  }

  /** Turns it off, by its owner or an administrator; where it was on, the account's other sessions end and its owner is notified. */
  turnOff(who: Actor, userId = who.id): Promise<void> {
    const own = who.id === userId;
    return this.sql.transaction(who, async (db) => {
      const account = await db.one(lockAccount({ userId }));
      if (!account) throw new Refusal('notFound');
      await db.query(turnOff({ userId }));
      if (!account.isOn) return;
      await (own ? db.query(endEverythingElse({ userId, session: who.session })) : db.query(endEverything({ userId })));
      await raiseAccountEvent(db, 'second_factor_off', userId, { own });
    });
  }

  /** Accepts a code once, or throws. Wrong ones slow down all who try some for this account, in whatever browser. */
  async use(userId: string, typed: string): Promise<void> {
    const key = `second-factor:${userId}`;
    await this.throttle.slow(key);
    if (!(await this.isRight(userId, typedCode(typed)))) throw wrongCode();
    await this.throttle.forget({ key, account: null });
  }

  private async isRight(userId: string, code: string): Promise<boolean> {
    if (!/^\d{6}$/u.test(code)) return (await this.sql.one(burnRecoveryCode({ userId, codeHash: digest(code) }))) !== null;
    const kept = await this.sql.one(secretOf({ userId }));
    const step = kept && this.stepOf(kept, code);
    return Boolean(step) && (await this.sql.one(useStep({ userId, step }))) !== null;
  }

  /** The step of 30 seconds to which a code belongs: this one, the one before or the next; null for a wrong code. */
  private stepOf({ secret }: KeptSecret, code: string): number | null {
    const now = Date.now();
    const delta = totpOf(this.open(secret)).validate({ token: typedCode(code), window: 1, timestamp: now });
    return delta === null ? null : Math.floor(now / 1000 / STEP_SECONDS) + delta;
  }

  /** A secret that was encrypted with another session secret opens nothing: its recovery codes still do. */
  private open(sealed: string): string {
    try {
      return this.encryption.open(PURPOSE, sealed);
    } catch {
      return new Secret({ size: SECRET_BYTES }).base32;
    }
  }

  private async assertOff(db: Tx, userId: string): Promise<void> {
    const account = await db.one(lockAccount({ userId }));
    if (account?.isOn !== false) throw new Refusal('secondFactorOn');
  }
}

const totpOf = (secret: string, label?: string): TOTP =>
  new TOTP({ issuer: PRODUCT, ...(label ? { label } : {}), digits: 6, period: STEP_SECONDS, secret: Secret.fromBase32(secret) });

const wrongCode = (): Refusal => {
  const message = 'This code is wrong or has been used. Please try the next one';
  return new Refusal('invalidCode', { errors: { code: message }, message });
};
