import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { Role } from '@arogya/domain/access';
import { Refusal } from '@arogya/domain/refusal';
import type { Actor } from '../access/actor';
import { KeyHolders, RELEASE_KEY, type KeyCall, type KeyHolder } from '../access/key-holders';
import { keyHash, newKey } from '../access/key-text';
import { Audit } from '../audit/audit.service';
import { Sql } from '../database/sql';
import { errorName } from '../error-name';
import { Fits } from './fits.service';
import type { AddReleaseKey, NewReleaseKey, ReleaseKey } from './release-key.dto';
import { prepared } from '../database/statement';

const COLUMNS = `id, label, mfe, coalesce(roles, '{}') as roles, created_at as "createdAt", created_by as "createdBy", expires_at as "expiresAt", revoked_at as "revokedAt", used_at as "usedAt"`;
const addKey = prepared<
  ReleaseKey,
  { label: string; mfe: string; hash: Buffer; createdBy: string; days: number; roles: readonly string[] }
>(
  'add-release-key',
  `
insert into release_keys (label, mfe, hash, created_by, expires_at, roles)
values (:label, :mfe, :hash, :createdBy, now() + make_interval(days => :days), :roles) returning ${COLUMNS}`,
);
const ALL = `select ${COLUMNS} from release_keys order by created_at desc, id`;
const revokeKey = prepared<ReleaseKey, { id: string }>(
  'revoke-release-key',
  `update release_keys set revoked_at = coalesce(revoked_at, now()) where id = :id returning ${COLUMNS}`,
);
const useKey = prepared<Pick<ReleaseKey, 'id' | 'label' | 'mfe'> & { roles: Role[] | null }, { hash: Buffer }>(
  'use-release-key',
  `
update release_keys set used_at = now() where hash = :hash and revoked_at is null and expires_at > now() returning id, label, mfe, roles`,
);
/** The micro-frontends of keys that are older than the roles of keys. */
const WITHOUT_ROLES = 'select distinct mfe from release_keys where roles is null';
const giveRoles = prepared<object, { mfe: string; roles: readonly string[] }>(
  'release-key-roles',
  'update release_keys set roles = :roles where mfe = :mfe and roles is null',
);

/** The keys of those who ship without signing in: a pipeline. */
@Injectable()
export class ReleaseKeys implements KeyHolder, OnApplicationBootstrap {
  readonly prefix = RELEASE_KEY;
  private readonly logger = new Logger(ReleaseKeys.name);

  constructor(
    private readonly sql: Sql,
    private readonly audit: Audit,
    private readonly fits: Fits,
    holders: KeyHolders,
  ) {
    holders.add(this);
  }

  /** Keys that were made before keys had roles get those of what is live now. */
  async onApplicationBootstrap(): Promise<void> {
    try {
      for (const { mfe } of await this.sql.query<{ mfe: string }>(WITHOUT_ROLES)) await this.giveRoles(mfe);
    } catch (error) {
      this.logger.warn({ error: errorName(error) }, 'Keys without roles could not be read; each gets them when it is used');
    }
  }

  all(): Promise<ReleaseKey[]> {
    return this.sql.query<ReleaseKey>(ALL);
  }

  /** The key itself is in this answer only. */
  async add({ label, mfe, days, roles: wanted }: AddReleaseKey, who: Actor): Promise<NewReleaseKey> {
    const roles = wanted ?? (await this.fits.liveRoles(this.sql, mfe));
    if (roles.length === 0) {
      const message = `Nothing of ${mfe} is live yet: please choose for which roles the key may ship pages`;
      throw new Refusal('invalid', { errors: { roles: message }, message });
    }
    const key = newKey(this.prefix);
    const row = await this.sql.one(
      addKey({ label: label.trim(), mfe, hash: keyHash(key), createdBy: who.username, days: days ?? 90, roles }),
    );
    if (!row) throw new Error('No row was added');
    await this.audit.note({ action: 'created', entity: 'release_key', entityId: row.id, operation: `${mfe} for ${roles.join(', ')}`, who });
    return { ...row, key };
  }

  /** From now on the key is no good; revoked twice it is the same. */
  async revoke(id: string, who: Actor): Promise<ReleaseKey> {
    const row = await this.sql.one(revokeKey({ id }));
    if (!row) throw new Refusal('notFound');
    await this.audit.note({ action: 'changed', entity: 'release_key', entityId: id, operation: `${row.mfe} revoked`, who });
    return row;
  }

  async actorOf({ key, requestId, network }: KeyCall): Promise<Actor | null> {
    const found = await this.sql.one(useKey({ hash: keyHash(key) }));
    if (!found) return null;
    const { id, label, mfe } = found;
    const roles = found.roles ?? (await this.giveRoles(mfe));
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
    return { requestId, network, ...account, id, username: `key ${label}`, key: { label, mfe, roles } };
  }

  /** No more than what is live; while that cannot be read, none, and it is tried again. */
  private async giveRoles(mfe: string): Promise<readonly Role[]> {
    const roles = await this.fits.liveRoles(this.sql, mfe);
    if (roles.length > 0) await this.sql.query(giveRoles({ mfe, roles }));
    return roles;
  }
}
