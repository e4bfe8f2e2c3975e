import { changeIdsOf } from '../changes/changes-of-records';
import type { Tx } from '../database/sql';
import { prepared } from '../database/statement';
import { forgetExternalIds } from '../external-ids/external-ids.sql';

/** In what webhooks were told. What is not sent yet goes out without it. */
const forgetToldIds = prepared<object, { changeIds: readonly string[] }>(
  'forget-told-external-ids',
  `update webhook_deliveries set body = regexp_replace(body, '"externalId":"([^"\\\\]|\\\\.)*"', '"externalId":null')
   where event_id = any (:changeIds::text[])`,
);

/** Forgets what programs call erased records. */
export async function forgetIds(db: Tx, ids: readonly string[]): Promise<void> {
  await db.query(forgetExternalIds({ ids }));
  await db.query(forgetToldIds({ changeIds: await changeIdsOf(db, ids) }));
}
