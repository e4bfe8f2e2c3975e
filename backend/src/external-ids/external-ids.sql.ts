import type { NamedEntity } from '@arogya/domain/external-ids/rules';
import { prepared, type Statement } from '../database/statement';

/** An integration's id of a record. */
export interface ExternalName {
  readonly integrationId: string;
  readonly entity: NamedEntity;
  readonly externalId: string;
}

/** A record, for an integration. */
interface NamedRecord {
  readonly integrationId: string;
  readonly entity: NamedEntity;
  readonly id: string;
}

/**
 * The SQL of what an integration calls a record, null where it has given it no id. `integration` and `id` are SQL: a column or a
 * bound value; `entity` too, where it is not one of the words.
 */
export const externalIdOf = (integration: string, entity: NamedEntity | { readonly sql: string }, id: string): string =>
  `(select x.external_id from external_ids x where x.entity_id = ${id}
    and x.entity = ${typeof entity === 'string' ? `'${entity}'` : entity.sql} and x.integration_id = ${integration})`;

/** The SQL of the record that an integration calls so; `integration` and `externalId` are SQL. */
export const recordCalled = (integration: string, entity: NamedEntity, externalId: string): string =>
  `(select x.entity_id from external_ids x where x.integration_id = ${integration} and x.entity = '${entity}' and x.external_id = ${externalId})`;

/** The SQL of all that integrations call a record, for the person whose it is; `id` is SQL. */
export const externalIdsOf = (entity: NamedEntity, id: string): string =>
  `(select coalesce(json_agg(json_build_object('integration', i.name, 'externalId', x.external_id, 'givenAt', x.created_at) order by i.name, i.id), '[]')
    from external_ids x join integrations i on i.id = x.integration_id where x.entity_id = ${id} and x.entity = '${entity}')`;

/** Until the transaction ends nobody else gives this id, or makes a record for it. */
export const lockExternalId = prepared<object, ExternalName>(
  'lock-external-id',
  `select pg_advisory_xact_lock(hashtextextended(concat_ws(' ', :integrationId::uuid, :entity::text, :externalId::text), 6))`,
);

export const namedRecord = prepared<{ id: string }, ExternalName>(
  'named-record',
  'select entity_id as id from external_ids where integration_id = :integrationId and entity = :entity and external_id = :externalId',
);

/** The id of a record from now on; fails on the primary key where it is another record's. */
const keepExternalId = prepared<object, ExternalName & NamedRecord>(
  'keep-external-id',
  `insert into external_ids as x (integration_id, entity, external_id, entity_id) values (:integrationId, :entity, :externalId, :id)
   on conflict (entity_id, entity, integration_id) do update set external_id = excluded.external_id, created_at = now()
     where x.external_id <> excluded.external_id`,
);

const dropExternalId = prepared<object, NamedRecord>(
  'drop-external-id',
  'delete from external_ids where entity_id = :id and entity = :entity and integration_id = :integrationId',
);

/** What writes the id of a record: nothing where none was sent, and null takes it away. */
export function naming(record: NamedRecord, externalId: string | null | undefined): Statement[] {
  if (externalId === undefined) return [];
  return [externalId === null ? dropExternalId(record) : keepExternalId({ ...record, externalId })];
}

/** Of erased records, whoever gave them: an id leads back to the person in another program. */
export const forgetExternalIds = prepared<object, { ids: readonly string[] }>(
  'forget-external-ids',
  'delete from external_ids where entity_id = any (:ids::uuid[])',
);
