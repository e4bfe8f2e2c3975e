import { Injectable } from '@nestjs/common';
import { Refusal } from '@arogya/domain/refusal';
import { Audit } from '../audit/audit.service';
import { Sql } from '../database/sql';
import { visitorContext } from '../request-context';
import type { Visitor } from '../access/actor';
import type { CurrentUser, Login } from './auth.dto';
import { LoginThrottle } from './login-throttle';
import { Passwords } from './passwords';
import { Sessions } from './sessions';
import { Tokens } from './tokens';

interface Candidate extends CurrentUser {
  readonly passwordHash: string;
}

const FIND = `
select u.id, u.username, u.first_name as "firstName", u.last_name as "lastName", u.email, u.role, h.id as "hospitalId",
  u.profile_image_url as "profileImageUrl", u.must_change_password as "mustChangePassword", u.password_hash as "passwordHash"
from users u left join hospitals h on h.id = u.hospital_id and h.archived_at is null
where lower(u.username) = lower($1) and u.is_active and u.archived_at is null`;

export interface SignedIn {
  readonly user: CurrentUser;
  readonly session: string;
  readonly browser: string;
}

@Injectable()
export class AuthService {
  constructor(
    private readonly sql: Sql,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
    private readonly tokens: Tokens,
    private readonly throttle: LoginThrottle,
    private readonly audit: Audit,
  ) {}

  /** Signs in. Unknown user, disabled user and wrong password give one error and cost the same time. */
  async login({ username, password }: Login, { requestId, network }: Visitor, browserToken: string | undefined): Promise<SignedIn> {
    const attempt = await this.throttle.attempt(username, network, browserToken);
    const user = await this.sql.one<Candidate>(FIND, [username]);
    const right = await this.passwords.matches(password, user?.passwordHash ?? null);
    if (!user || !right) {
      await this.audit.note({ action: 'sign_in_failed', entity: 'user', entityId: user?.id ?? null, who: visitorContext(requestId) });
      throw new Refusal('wrongPassword');
    }
    await this.throttle.forget(attempt);
    const sid = await this.sessions.open(user.id);
    await this.audit.note({ action: 'signed_in', entity: 'user', entityId: user.id, who: { ...user, requestId } });
    return { user, session: this.tokens.session({ sub: user.id, sid }), browser: this.tokens.browser(user.username) };
  }
}
