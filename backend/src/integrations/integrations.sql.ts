import type { IntegrationScope } from '@arogya/domain/access';
import { prepared } from '../database/statement';
import { byTime, byWords } from '../paging/keyset';
import type { Integration, IntegrationKey } from './integration.dto';

export const INTEGRATION_COLUMNS = `i.id, i.name, i.purpose, i.recipient, i.scopes, i.per_minute as "perMinute", i.networks::text[] as networks, i.is_active as "isActive",
  i.version, i.created_at as "createdAt", i.updated_at as "updatedAt",
  case when h.id is null then null else json_build_object('id', h.id, 'name', h.name) end as hospital`;
export const INTEGRATION_JOINS = 'left join hospitals h on h.id = i.hospital_id';
const INTEGRATION = `select ${INTEGRATION_COLUMNS} from integrations i ${INTEGRATION_JOINS} where i.archived_at is null`;

export const INTEGRATION_SORTS = { name: byWords('i.name'), createdAt: byTime('i.created_at') } as const;
/** What a search looks through, in small letters. */
export const INTEGRATION_WORDS = `lower(concat_ws(' ', i.name, i.purpose, i.recipient))`;

export type IntegrationRead = Omit<Integration, 'keys'>;

export const integrationOf = prepared<IntegrationRead, { id: string }>('integration', `${INTEGRATION} and i.id = :id`);
export const lockIntegration = prepared<IntegrationRead, { id: string }>(
  'lock-integration',
  `${INTEGRATION} and i.id = :id for no key update of i`,
);

const KEY = `id, label, created_at as "createdAt", created_by as "createdBy", expires_at as "expiresAt", revoked_at as "revokedAt", used_at as "usedAt"`;

export const keysOf = prepared<IntegrationKey & { integrationId: string }, { ids: readonly string[] }>(
  'integration-keys',
  `select integration_id as "integrationId", ${KEY} from integration_keys where integration_id = any (:ids::uuid[]) order by created_at desc, id`,
);

export const addKey = prepared<IntegrationKey, { integrationId: string; label: string; hash: Buffer; createdBy: string; days: number }>(
  'add-integration-key',
  `insert into integration_keys (integration_id, label, hash, created_by, expires_at)
   values (:integrationId, :label, :hash, :createdBy, now() + make_interval(days => :days)) returning ${KEY}`,
);

export const revokeKey = prepared<IntegrationKey, { id: string; integrationId: string }>(
  'revoke-integration-key',
  `update integration_keys set revoked_at = coalesce(revoked_at, now()) where id = :id and integration_id = :integrationId returning ${KEY}`,
);

export const openHospital = prepared<object, { id: string }>(
  'hospital-of-integration',
  'select 1 as found from hospitals where id = :id and is_active and archived_at is null',
);

/** Ranges as PostgreSQL keeps them: what is beyond the mask is left out, and each of them once. */
export const rangesOf = prepared<{ range: string }, { networks: readonly string[] }>(
  'ranges-of-networks',
  'select distinct network(n::inet)::text as range from unnest(:networks::text[]) n order by 1',
);

/** A key that is good now, with what it says of who calls. `id` is its hash. */
export interface GoodKey {
  readonly id: string;
  readonly keyId: string;
  readonly label: string;
  readonly expiresAt: Date;
  readonly integrationId: string;
  readonly name: string;
  readonly scopes: readonly IntegrationScope[];
  readonly perMinute: number;
  readonly networks: readonly string[];
  readonly hospitalId: string | null;
  readonly hospitalName: string;
  readonly city: string | null;
  readonly timeZone: string;
}

export const goodKeys = prepared<GoodKey, { hashes: readonly string[] }>(
  'good-integration-keys',
  `select encode(k.hash, 'hex') as id, k.id as "keyId", k.label, k.expires_at as "expiresAt", i.id as "integrationId", i.name, i.scopes,
     i.per_minute as "perMinute", i.networks::text[] as networks, h.id as "hospitalId", h.name as "hospitalName", h.city, h.time_zone as "timeZone"
   from integration_keys k join integrations i on i.id = k.integration_id left join hospitals h on h.id = i.hospital_id
   where k.hash = any (array(select decode(hex, 'hex') from unnest(:hashes::text[]) hex)) and k.revoked_at is null and k.expires_at > now()
     and i.is_active and i.archived_at is null and (i.hospital_id is null or h.is_active and h.archived_at is null)`,
);

/** At most once a minute, over all servers. */
export const noteUse = prepared<object, { id: string }>(
  'use-integration-key',
  `update integration_keys set used_at = now() where id = :id and (used_at is null or used_at <= now() - interval '1 minute')`,
);

/** Keys that end within two weeks, of which nobody was told. */
export const endingKeys = prepared<{ id: string; label: string; integration: string; day: string }, { zone: string }>(
  'ending-integration-keys',
  `update integration_keys k set told_at = now() from integrations i
   where i.id = k.integration_id and i.archived_at is null and k.told_at is null and k.revoked_at is null
     and k.expires_at > now() and k.expires_at <= now() + interval '14 days'
   returning k.id, k.label, i.name as integration, (k.expires_at at time zone :zone)::date::text as day`,
);
