import { CHANGE_ENTITIES, CHANGE_TYPES, entityOf, READ_SCOPES, type ChangeEntity, type ChangeType } from '@arogya/domain/changes/types';
import type { IntegrationScope } from '@arogya/domain/access';

/** The kinds of records that an integration with these scopes may be told of. */
export const entitiesFor = (scopes: readonly IntegrationScope[]): ChangeEntity[] =>
  CHANGE_ENTITIES.filter((entity) => scopes.includes(READ_SCOPES[entity]));

export const typesOf = (entity: ChangeEntity): ChangeType[] => CHANGE_TYPES.filter((type) => entityOf(type) === entity);

/** Of these types those that such an integration may be told of: its scopes may have become fewer. */
export const allowedTypes = (types: readonly ChangeType[], scopes: readonly IntegrationScope[]): ChangeType[] => {
  const entities = entitiesFor(scopes);
  return types.filter((type) => entities.some((entity) => entity === entityOf(type)));
};
