import { Injectable } from '@nestjs/common';
import { NOT_YOUR_PASSWORD } from '@arogya/domain/auth/rules';
import { Refusal } from '@arogya/domain/refusal';
import type { Actor } from '../access/actor';
import { Audit } from '../audit/audit.service';
import { Sql } from '../database/sql';
import { KnownBrowsers } from './known-browsers';
import { LoginThrottle } from './login-throttle';
import { Passwords } from './passwords';
import { SecondFactors } from './second-factors';
import type { Proof } from './sessions';
import { prepared } from '../database/statement';

/** What somebody who is signed in types to prove who they are. */
export interface ProofInput {
  readonly password: string;
  readonly code: string | null | undefined;
}

/** As it is now: a server may remember for some seconds that there was no second factor. */
const proofOf = prepared<Proof, { userId: string }>(
  'own-proof',
  `select password_hash as "passwordHash", second_factor_at is not null as "withCode" from users where id = :userId`,
);

const refuse = (field: string, message: string): never => {
  throw new Refusal('invalid', { errors: { [field]: message }, message });
};

/** Somebody who is signed in proves once more who they are: by the password, and by a code where a second factor is on. */
@Injectable()
export class OwnProof {
  constructor(
    private readonly sql: Sql,
    private readonly passwords: Passwords,
    private readonly factors: SecondFactors,
    private readonly browsers: KnownBrowsers,
    private readonly throttle: LoginThrottle,
    private readonly audit: Audit,
  ) {}

  /** Throws at the field of the form (`passwordField` is the password's). Wrong ones count like those at the sign-in. */
  async check(who: Actor, { password, code }: ProofInput, browserToken: string | undefined, passwordField: string): Promise<Proof> {
    const isKnown = await this.browsers.isKnown(browserToken, who.id);
    const attempt = await this.throttle.attempt({ username: who.username, network: who.network, isKnown });
    const facts = await this.sql.one(proofOf({ userId: who.id }));
    if (!(await this.passwords.matches(password, facts?.passwordHash ?? null)) || !facts) {
      await this.audit.note({ action: 'sign_in_failed', entity: 'user', entityId: who.id, who });
      return refuse(passwordField, NOT_YOUR_PASSWORD);
    }
    if (facts.withCode) {
      if (!code) return refuse('code', 'Please enter the code');
      await this.factors.use(who.id, code);
    }
    await this.throttle.forget(attempt);
    return facts;
  }
}
