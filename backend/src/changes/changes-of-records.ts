import type { Db } from '../database/sql';
import { prepared } from '../database/statement';
import { eventId, type EventFacts } from './change-item';

const eventsOf = prepared<EventFacts, { ids: readonly string[] }>(
  'events-of-records',
  'select id, at, kind, entity_id as "entityId", version from events where entity_id = any (:ids::uuid[])',
);

/** The ids of the changes of these records, `evt_…`: by them deliveries are found, which have no index of records. */
export const changeIdsOf = async (db: Pick<Db, 'query'>, ids: readonly string[]): Promise<string[]> =>
  (await db.query(eventsOf({ ids }))).map(eventId);
