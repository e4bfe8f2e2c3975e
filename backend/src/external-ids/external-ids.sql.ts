import type { NamedEntity } from '@arogya/domain/external-ids/rules';

/**
 * The SQL of what an integration calls a record, null where it has given it no id. `integration` and `id` are SQL: a column or a
 * bound value; `entity` too, where it is not one of the words.
 */
export const externalIdOf = (integration: string, entity: NamedEntity | { readonly sql: string }, id: string): string =>
  `(select x.external_id from external_ids x where x.entity_id = ${id}
    and x.entity = ${typeof entity === 'string' ? `'${entity}'` : entity.sql} and x.integration_id = ${integration})`;
