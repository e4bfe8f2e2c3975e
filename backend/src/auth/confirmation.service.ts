import { Injectable } from '@nestjs/common';
import { NOT_YOUR_PASSWORD } from '@arogya/domain/auth/rules';
import { Refusal } from '@arogya/domain/refusal';
import type { Actor } from '../access/actor';
import { Audit } from '../audit/audit.service';
import { Sql } from '../database/sql';
import type { Confirmation } from './auth.dto';
import { LoginThrottle } from './login-throttle';
import { Passwords } from './passwords';
import { SecondFactors } from './second-factors';

const refuse = (field: keyof Confirmation, message: string): never => {
  throw new Refusal('invalid', { errors: { [field]: message }, message });
};

/** Somebody who is signed in proves once more who they are. */
@Injectable()
export class ConfirmationService {
  constructor(
    private readonly sql: Sql,
    private readonly passwords: Passwords,
    private readonly factors: SecondFactors,
    private readonly throttle: LoginThrottle,
    private readonly audit: Audit,
  ) {}

  /** Wrong passwords and codes count like those at the sign-in. */
  async confirm(who: Actor, { password, code }: Confirmation, browserToken: string | undefined): Promise<void> {
    const attempt = await this.throttle.attempt(who.username, who.network, browserToken);
    const kept = await this.sql.one<{ hash: string }>('select password_hash as hash from users where id = $1', [who.id]);
    if (!(await this.passwords.matches(password, kept?.hash ?? null))) {
      await this.audit.note({ action: 'sign_in_failed', entity: 'user', entityId: who.id, who });
      refuse('password', NOT_YOUR_PASSWORD);
    }
    if (who.hasSecondFactor) {
      if (!code) refuse('code', 'Please enter the code');
      else await this.factors.use(who, code, browserToken);
    }
    await this.throttle.forget(attempt);
    await this.sql.query('update sessions set confirmed_at = now() where sid = $1', [who.session]);
  }
}
