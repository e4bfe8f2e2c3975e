import { Injectable } from '@nestjs/common';
import { Refusal } from '@arogya/domain/refusal';
import { Audit } from '../audit/audit.service';
import { FOLDED_USERNAME } from '../database/folded-username.sql';
import { Sql } from '../database/sql';
import { visitorContext } from '../request-context';
import type { Visitor } from '../access/actor';
import type { SessionAccount, Login } from './auth.dto';
import { HOSPITAL_IS_CLOSED } from './closed.sql';
import { BROWSER_COOKIE, PENDING_COOKIE } from './cookies';
import { KnownBrowsers } from './known-browsers';
import { LoginThrottle, type Claim } from './login-throttle';
import { Passwords } from './passwords';
import { endPending, openPending, pendingOf } from './second-factor.sql';
import { SecondFactors } from './second-factors';
import { Sessions, type SessionOrigin } from './sessions';
import { digest, newSid, Tokens } from './tokens';
import { prepared } from '../database/statement';

interface Candidate extends SessionAccount {
  readonly passwordHash: string;
  readonly hospitalClosed: boolean;
  readonly firstPasswordExpired: boolean;
}

const find = (where: string): string => `
select u.id, u.username, u.first_name as "firstName", u.last_name as "lastName", u.email, u.role, h.id as "hospitalId",
  u.profile_image_url as "profileImageUrl", u.must_change_password as "mustChangePassword", u.password_hash as "passwordHash",
  u.second_factor_at is not null as "hasSecondFactor",
  ${HOSPITAL_IS_CLOSED} as "hospitalClosed",
  u.must_change_password and coalesce(u.first_password_until <= now(), false) as "firstPasswordExpired"
from users u left join hospitals h on h.id = u.hospital_id and h.archived_at is null
where ${where} and u.is_active and u.archived_at is null`;
/** Folded by the database on both sides: another version of Unicode than its own would miss a letter that is new. */
const accountsNamed = prepared<Candidate, { username: string }>(
  'accounts-named',
  find(`u.username_folded = ${FOLDED_USERNAME.replace('username', ':username::text')}`),
);
const accountOf = prepared<Candidate, { id: string }>('account-by-id', find('u.id = :id'));

/**
 * Whose account a typed name is. Those that were made before look-alikes were refused may fold to the same name: then the exact
 * spelling decides, or else the one that differs in capitals alone.
 */
function accountNamed(typed: string, found: readonly Candidate[]): Candidate | null {
  const [first = null] = found;
  if (found.length < 2) return first;
  const exact = found.find(({ username }) => username === typed);
  const inCapitals = found.filter(({ username }) => username.toLowerCase() === typed.toLowerCase());
  return exact ?? (inCapitals.length === 1 ? (inCapitals[0] ?? null) : null);
}

export interface CompletedSignIn {
  readonly user: SessionAccount;
  readonly session: string;
  readonly browser: string;
}

/** The password was right; the code is awaited. */
export interface PendingSignIn {
  readonly pending: string;
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
    private readonly factors: SecondFactors,
    private readonly browsers: KnownBrowsers,
  ) {}

  /** Signs in. Unknown user, disabled user and wrong password give one error and cost the same time. */
  async login(
    { username, password }: Login,
    from: Visitor & SessionOrigin,
    browserToken: string | undefined,
  ): Promise<CompletedSignIn | PendingSignIn> {
    const { requestId, network } = from;
    const user = accountNamed(username, await this.sql.query(accountsNamed({ username })));
    const claim = { username, network, isKnown: await this.browsers.isKnown(browserToken, user?.id ?? null) };
    await this.throttle.attempt(claim);
    const right = await this.passwords.matches(password, user?.passwordHash ?? null);
    if (!user || !right) {
      await this.audit.note({ action: 'sign_in_failed', entity: 'user', entityId: user?.id ?? null, who: visitorContext(requestId) });
      throw new Refusal('wrongPassword');
    }
    if (user.hasSecondFactor) return { pending: await this.wait(user) };
    return this.admit(user, claim, from, browserToken);
  }

  /** The second step. Its failures count against the account; those of the first are forgotten only now. */
  async loginWithCode(
    code: string,
    from: Visitor & SessionOrigin,
    cookies: Readonly<Record<string, string | undefined>>,
  ): Promise<CompletedSignIn> {
    const id = digest(cookies[PENDING_COOKIE] ?? '');
    const pending = await this.sql.one(pendingOf({ id }));
    const user = pending && (await this.sql.one(accountOf({ id: pending.userId })));
    if (!user?.hasSecondFactor) throw new Refusal('signInExpired');
    try {
      await this.factors.use(user.id, code);
    } catch (error) {
      await this.audit.note({ action: 'sign_in_failed', entity: 'user', entityId: user.id, who: visitorContext(from.requestId) });
      throw error;
    }
    if (!(await this.sql.one(endPending({ id })))) throw new Refusal('signInExpired');
    const browserToken = cookies[BROWSER_COOKIE];
    const isKnown = await this.browsers.isKnown(browserToken, user.id);
    return this.admit(user, { username: user.username, network: from.network, isKnown }, from, browserToken);
  }

  /** A right password waits for its code: a row with a short life, which only this browser's cookie names. */
  private async wait({ id, passwordHash }: Candidate): Promise<string> {
    const token = newSid();
    if (!(await this.sql.one(openPending({ id: digest(token), userId: id, passwordHash })))) throw new Refusal('signInExpired');
    return token;
  }

  private async admit(
    user: Candidate,
    claim: Claim,
    from: Visitor & SessionOrigin,
    browserToken: string | undefined,
  ): Promise<CompletedSignIn> {
    await this.throttle.forget(this.throttle.earlier(claim));
    if (user.hospitalClosed) throw new Refusal('hospitalClosed');
    if (user.firstPasswordExpired) throw new Refusal('firstPasswordExpired');
    const sid = await this.sessions.open(user.id, from, { passwordHash: user.passwordHash, withCode: user.hasSecondFactor });
    const browser = await this.browsers.keep(user.id, browserToken);
    await this.browsers.note(user.id, claim.isKnown, from.browser);
    await this.audit.note({ action: 'signed_in', entity: 'user', entityId: user.id, who: { ...user, requestId: from.requestId } });
    return { user, session: this.tokens.session({ sub: user.id, sid }), browser };
  }
}
