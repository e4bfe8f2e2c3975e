import type { NamedEntity } from '@arogya/domain/external-ids/rules';
import { ERASED_HAS_NO_EXTERNAL_ID, ONLY_INTEGRATIONS_NAME } from '@arogya/domain/external-ids/texts';
import { Refusal } from '@arogya/domain/refusal';
import { isIntegration, type Actor } from '../access/actor';
import type { Where } from '../database/where';
import { externalIdOf, recordCalled } from './external-ids.sql';

/** Throws 403 for a person who sends an external id: a filter that is passed over would show more than was asked. */
export function assertNames(who: Actor, externalId: string | null | undefined): void {
  if (externalId === undefined || isIntegration(who)) return;
  throw new Refusal('forbidden', { errors: { externalId: ONLY_INTEGRATIONS_NAME }, message: ONLY_INTEGRATIONS_NAME });
}

/** Throws 409 for an external id of a record whose person was erased: it would lead back to them. Such a record has no phone. */
export function assertNotErased(phone: string, externalId: string | null | undefined): void {
  if (externalId && phone === '') throw new Refusal('archived', { message: ERASED_HAS_NO_EXTERNAL_ID });
}

/** A further column of a select, what the caller calls the record with this id (SQL); none for people, whose statements stay as they are. */
export const externalIdColumn = (who: Actor | null, entity: NamedEntity, id: string, bound: Where): string =>
  who && isIntegration(who) ? `, ${externalIdOf(bound.bind(who.id), entity, id)} as "externalId"` : '';

/** Narrows a list to the record that the caller calls so; `id` is the SQL of a row's id. */
export function calledSo(who: Actor, where: Where, entity: NamedEntity, id: string, externalId: string | undefined): Where {
  assertNames(who, externalId);
  return externalId === undefined ? where : where.add(`${id} = ${recordCalled(where.bind(who.id), entity, where.bind(externalId))}`);
}
