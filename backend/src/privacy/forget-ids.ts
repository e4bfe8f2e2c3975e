import { eventId, type EventFacts } from '../changes/change-item';
import type { Tx } from '../database/sql';
import { prepared } from '../database/statement';
import { forgetExternalIds } from '../external-ids/external-ids.sql';

const changesOf = prepared<EventFacts, { ids: readonly string[] }>(
  'changes-of-erased',
  'select id, at, kind, entity_id as "entityId", version from events where entity_id = any (:ids::uuid[])',
);

/** In what webhooks were told. What is not sent yet goes out without it. */
const forgetToldIds = prepared<object, { eventIds: readonly string[] }>(
  'forget-told-external-ids',
  `update webhook_deliveries set body = regexp_replace(body, '"externalId":"([^"\\\\]|\\\\.)*"', '"externalId":null')
   where event_id = any (:eventIds::text[])`,
);

/** Forgets what programs call erased records. Deliveries are found by their changes, as they have no index of records. */
export async function forgetIds(db: Tx, ids: readonly string[]): Promise<void> {
  await db.query(forgetExternalIds({ ids }));
  const changes = await db.query(changesOf({ ids }));
  await db.query(forgetToldIds({ eventIds: changes.map(eventId) }));
}
