import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Refusal } from '@arogya/domain/refusal';
import type { Actor, Visitor } from '../access/actor';
import { KeyHolders } from '../access/key-holders';
import { Audit } from '../audit/audit.service';
import { Sql } from '../database/sql';
import type { AddReleaseKey, NewReleaseKey, ReleaseKey } from './release-key.dto';

/** So that a key that lies somewhere is recognised as one of these. */
const PREFIX = 'adk_';

const COLUMNS = `id, label, mfe, created_at as "createdAt", created_by as "createdBy", expires_at as "expiresAt", revoked_at as "revokedAt", used_at as "usedAt"`;
const ADD = `
insert into release_keys (label, mfe, hash, created_by, expires_at)
values ($1, $2, $3, $4, now() + make_interval(days => $5)) returning ${COLUMNS}`;
const ALL = `select ${COLUMNS} from release_keys order by created_at desc, id`;
const REVOKE = `update release_keys set revoked_at = coalesce(revoked_at, now()) where id = $1 returning ${COLUMNS}`;
const USE = `
update release_keys set used_at = now() where hash = $1 and revoked_at is null and expires_at > now() returning id, label, mfe`;

const hashOf = (key: string): Buffer => createHash('sha256').update(key).digest();

/** The keys of those who ship without signing in: a pipeline. */
@Injectable()
export class ReleaseKeys extends KeyHolders {
  constructor(
    private readonly sql: Sql,
    private readonly audit: Audit,
  ) {
    super();
  }

  all(): Promise<ReleaseKey[]> {
    return this.sql.query<ReleaseKey>(ALL);
  }

  /** The key itself is in this answer only. */
  async add({ label, mfe, days }: AddReleaseKey, who: Actor): Promise<NewReleaseKey> {
    const key = PREFIX + randomBytes(32).toString('base64url');
    const row = await this.sql.one<ReleaseKey>(ADD, [label.trim(), mfe, hashOf(key), who.username, days ?? 90]);
    if (!row) throw new Error('No row was added');
    await this.audit.note({ action: 'created', entity: 'release_key', entityId: row.id, operation: mfe, who });
    return { ...row, key };
  }

  /** From now on the key is no good; revoked twice it is the same. */
  async revoke(id: string, who: Actor): Promise<ReleaseKey> {
    const row = await this.sql.one<ReleaseKey>(REVOKE, [id]);
    if (!row) throw new Refusal('notFound');
    await this.audit.note({ action: 'changed', entity: 'release_key', entityId: id, operation: `${row.mfe} revoked`, who });
    return row;
  }

  async actorOf(key: string, visitor: Visitor): Promise<Actor | null> {
    const found = await this.sql.one<Pick<ReleaseKey, 'id' | 'label' | 'mfe'>>(USE, [hashOf(key)]);
    if (!found) return null;
    const { id, label, mfe } = found;
    const nobody = {
      firstName: '',
      lastName: '',
      email: '',
      profileImageUrl: null,
      hospitalId: null,
      hospital: null,
      opensWith: [],
      session: '',
    };
    const account = { ...nobody, role: 'admin', mustChangePassword: false, hasSecondFactor: true, scope: 'all' } as const;
    return { ...visitor, ...account, id, username: `key ${label}`, key: { label, mfe } };
  }
}
