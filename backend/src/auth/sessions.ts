import { Injectable, Logger } from '@nestjs/common';
import { Refusal } from '@arogya/domain/refusal';
import type { Role } from '@arogya/domain/access';
import { Sql, type Db } from '../database/sql';
import { errorName } from '../error-name';
import { CONFIRMED_MINUTES } from '@arogya/domain/auth/second-factor';
import type { Actor } from '../access/actor';
import type { OwnSession } from './auth.dto';
import type { Account, OneRow, SessionScope } from '../access/authenticator';
import { defaultsOf } from '../views/views.sql';
import { HOSPITAL_IS_CLOSED } from './closed.sql';
import { SessionMemory, type RememberedSession } from './session-memory';
import { endEverything } from './session.sql';
import { digest, IDLE_MINUTES, newSid, SESSION_HOURS } from './tokens';
import { prepared } from '../database/statement';

interface SessionRow extends Omit<Account, 'session' | 'role'> {
  readonly role: Role;
  readonly untouched: boolean;
  readonly validMs: number;
}

/** Session, user, role and hospital as they are now. */
const findSession = prepared<SessionRow, { sid: string; userId: string }>(
  'session-find',
  `
select u.id, u.username, u.first_name as "firstName", u.last_name as "lastName", u.email, u.profile_image_url as "profileImageUrl",
  u.role, h.id as "hospitalId",
  case when h.id is not null then json_build_object('name', h.name, 'city', h.city, 'timeZone', h.time_zone) end as hospital,
  ${defaultsOf('u.id')} as "opensWith", u.must_change_password as "mustChangePassword",
  u.second_factor_at is not null as "hasSecondFactor", s.seen_at < now() - interval '1 minute' as untouched,
  (extract(epoch from least(s.expire, s.seen_at + interval '${IDLE_MINUTES} minutes') - now()) * 1000)::int as "validMs"
from sessions s
join users u on u.id = s.user_id
left join hospitals h on h.id = u.hospital_id and h.archived_at is null
where s.sid = :sid and s.user_id = :userId and s.expire > now() and s.seen_at > now() - interval '${IDLE_MINUTES} minutes'
  and u.is_active and u.archived_at is null and not ${HOSPITAL_IS_CLOSED}`,
);

/** The same for many sessions, for the open streams. */
const scopesOf = prepared<SessionScope & { sid: string }, { sids: readonly string[] }>(
  'session-scopes',
  `
select s.sid, u.role, h.id as "hospitalId",
  array(select d.id from doctors d where d.user_id = u.id and d.archived_at is null order by d.id) as "doctorIds"
from sessions s
join users u on u.id = s.user_id
left join hospitals h on h.id = u.hospital_id and h.archived_at is null
where s.sid = any (:sids) and s.expire > now() and s.seen_at > now() - interval '${IDLE_MINUTES} minutes'
  and u.is_active and u.archived_at is null and not ${HOSPITAL_IS_CLOSED}`,
);

/** Where a session is opened. */
export interface SessionOrigin {
  readonly browser: string;
  readonly network: string;
}

const sessionsOf = prepared<OwnSession, { userId: string; sid: string; network: string }>(
  'sessions-of-user',
  `
select id, browser, network = :network as "sameNetwork", opened_at as "openedAt", seen_at as "seenAt", sid = :sid as current from sessions
where user_id = :userId and expire > now() and seen_at > now() - interval '${IDLE_MINUTES} minutes' order by seen_at desc, id`,
);

const confirmedSession = prepared<object, { sid: string }>(
  'confirmed-session',
  `select sid from sessions where sid = :sid and confirmed_at > now() - interval '${CONFIRMED_MINUTES} minutes'`,
);

/** What its owner has given to open a session: this password, and a code where a second factor is on. */
export interface Proof {
  readonly passwordHash: string;
  readonly withCode: boolean;
}

const confirmSession = prepared<object, { sid: string; passwordHash: string; withCode: boolean }>(
  'confirm-session',
  `
update sessions s set confirmed_at = now() from users u
where s.sid = :sid and u.id = s.user_id and u.password_hash = :passwordHash and (u.second_factor_at is not null) = :withCode returning s.sid`,
);

const endSession = prepared<{ sid: string }, { id: string; userId: string }>(
  'session-end',
  'delete from sessions where id = :id and user_id = :userId returning sid',
);

const closeSession = prepared<{ userId: string }, { sid: string }>(
  'session-close',
  'delete from sessions where sid = :sid returning user_id as "userId"',
);

const touchSession = prepared<object, { sid: string }>('session-touch', 'update sessions set seen_at = now() where sid = :sid');

const openSession = prepared<
  object,
  { sid: string; userId: string; browser: string; network: string; passwordHash: string; withCode: boolean }
>(
  'open-session',
  `
with ended as (delete from sessions where user_id = :userId and (expire <= now() or seen_at <= now() - interval '${IDLE_MINUTES} minutes'))
insert into sessions (sid, user_id, browser, network, expire)
select :sid, owner.id, :browser, :network, now() + interval '${SESSION_HOURS} hours' from (
  select id from users where id = :userId and password_hash = :passwordHash and (second_factor_at is not null) = :withCode and is_active and archived_at is null
  for share) owner
returning sid`,
);

/** Rows of `sessions`: the key is the SHA-256 of what the cookie carries, so nobody can sign in with the contents of the table. */
@Injectable()
export class Sessions {
  private readonly logger = new Logger(Sessions.name);

  constructor(
    private readonly sql: Sql,
    private readonly memory: SessionMemory,
  ) {}

  /**
   * Opens a session, which counts as freshly proved, and answers the secret for its cookie. Password or second factor that have
   * changed since they were checked open none: the account is locked meanwhile.
   */
  async open(userId: string, { browser, network }: SessionOrigin, { passwordHash, withCode }: Proof, db: Db = this.sql): Promise<string> {
    const sid = newSid();
    if (!(await db.one(openSession({ sid: digest(sid), userId, browser, network, passwordHash, withCode }))))
      throw new Refusal('signInExpired');
    return sid;
  }

  /** The account of a session that has not ended and was not idle for an hour; `prolong` restarts the idle time. */
  async find(sid: string, userId: string, prolong: boolean): Promise<Account | null> {
    const session = digest(sid);
    const known = await this.memory.find(session, () => this.read(session, userId));
    if (known?.account.id !== userId) return null;
    if (prolong && known.untouched) {
      known.untouched = false;
      this.touch(session);
    }
    return known.account;
  }

  async scopes(sessions: readonly string[]): Promise<ReadonlyMap<string, SessionScope>> {
    const rows = await this.sql.query(scopesOf({ sids: sessions }));
    return new Map(rows.map(({ sid, ...scope }) => [sid, scope]));
  }

  /** Signs a user out everywhere. Inside a transaction, call `forget` after the commit. */
  async endAll(userId: string, db: Db = this.sql): Promise<void> {
    await db.query(endEverything({ userId }));
    this.forget(userId);
  }

  /** Ends one session of a user by its id and answers its key; null when the user has no such session. */
  async endOne(userId: string, id: string): Promise<string | null> {
    const ended = await this.sql.one(endSession({ id, userId }));
    if (ended) this.forget(userId);
    return ended?.sid ?? null;
  }

  listOf({ id, session, network }: Actor): Promise<OwnSession[]> {
    return this.sql.query(sessionsOf({ userId: id, sid: session, network }));
  }

  /** Whether its owner has proved in the last minutes who they are; opening a session counts. */
  async isConfirmed(session: string, db: OneRow = this.sql): Promise<boolean> {
    return (await db.one(confirmedSession({ sid: session }))) !== null;
  }

  /** A fresh proof in a session that is open; false when it has ended, or password or second factor have changed since. */
  async confirm(session: string, { passwordHash, withCode }: Proof): Promise<boolean> {
    return (await this.sql.one(confirmSession({ sid: session, passwordHash, withCode }))) !== null;
  }

  /** Forgets what this server remembers of a user's sessions. */
  forget(userId: string): void {
    this.memory.forget(userId);
  }

  onChange(hear: (userId: string | null) => void): void {
    this.memory.onForget(hear);
  }

  async end(session: string): Promise<void> {
    const ended = await this.sql.query(closeSession({ sid: session }));
    for (const { userId } of ended) this.forget(userId);
  }

  private async read(session: string, userId: string): Promise<RememberedSession | null> {
    const [row] = await this.sql.query(findSession({ sid: session, userId }));
    if (!row) return null;
    const { untouched, validMs, ...account } = row;
    return { account: { ...account, session }, untouched, validMs };
  }

  /** At most once a minute, and without waiting for it. */
  private touch(session: string): void {
    this.sql.query(touchSession({ sid: session })).catch((error: unknown) => {
      this.logger.warn({ error: errorName(error) }, 'A session could not be prolonged');
    });
  }
}
