import { Injectable } from '@nestjs/common';
import { NOT_YOUR_PASSWORD, sameAsPresent } from '@arogya/domain/auth/rules';
import { Refusal } from '@arogya/domain/refusal';
import { Sql } from '../database/sql';
import { raiseAccountEvent } from '../events/account-events';
import { asPerson, type Actor } from '../access/actor';
import type { OwnPassword } from './auth.dto';
import { KnownBrowsers } from './known-browsers';
import { OwnProof } from './own-proof';
import { PasswordPolicy } from './password-policy';
import { Passwords } from './passwords';
import { Sessions, type SessionOrigin } from './sessions';
import { Tokens } from './tokens';
import { prepared } from '../database/statement';

/** Only if the password is still the one that was checked: of two changes at once the later fails. */
const changePassword = prepared<object, { userId: string; newHash: string; passwordHash: string; withCode: boolean }>(
  'change-password',
  `
update users set password_hash = :newHash, must_change_password = false, first_password_until = null, updated_at = now()
where id = :userId and password_hash = :passwordHash and (second_factor_at is not null) = :withCode returning id`,
);

const refuse = (field: keyof OwnPassword, message: string): never => {
  throw new Refusal('invalid', { errors: { [field]: message }, message });
};

/** A member of staff chooses their own password. */
@Injectable()
export class OwnPasswordService {
  constructor(
    private readonly sql: Sql,
    private readonly passwords: Passwords,
    private readonly policy: PasswordPolicy,
    private readonly sessions: Sessions,
    private readonly tokens: Tokens,
    private readonly proof: OwnProof,
    private readonly browsers: KnownBrowsers,
  ) {}

  /**
   * Asks for the code too where a second factor is on. Ends every session of the account and opens a new one for the caller: everybody
   * else who knew the old password is signed out.
   */
  async change(
    who: Actor,
    { currentPassword, newPassword, code }: OwnPassword,
    place: SessionOrigin,
    browserToken: string | undefined,
  ): Promise<{ session: string; browser: string }> {
    const same = sameAsPresent(currentPassword, newPassword);
    if (same) refuse('newPassword', same);
    await this.policy.assert({ ...asPerson(who), password: newPassword }, 'newPassword');
    const { passwordHash, withCode } = await this.proof.check(who, { password: currentPassword, code }, browserToken, 'currentPassword');
    const hash = await this.passwords.hash(newPassword);
    const opened = await this.sql.transaction(who, async (db) => {
      if (!(await db.one(changePassword({ userId: who.id, newHash: hash, passwordHash, withCode }))))
        refuse('currentPassword', NOT_YOUR_PASSWORD);
      await this.sessions.endAll(who.id, db);
      await raiseAccountEvent(db, 'password_changed', who.id, { own: true });
      const sid = await this.sessions.open(who.id, place, { passwordHash: hash, withCode }, db);
      return { sid, browser: await this.browsers.keep(who.id, undefined, db) };
    });
    this.sessions.forget(who.id);
    return { session: this.tokens.session({ sub: who.id, sid: opened.sid }), browser: opened.browser };
  }
}
