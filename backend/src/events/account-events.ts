import type { AccountNotice, NoticeDetail } from '@arogya/domain/auth/notices';
import type { Db } from '../database/sql';
import { prepared } from '../database/statement';

/** The kind of an account's event: of what its owner is notified, behind this. */
export const ACCOUNT_KIND = 'account.';

const insertAccountEvent = prepared<object, { kind: string; userId: string; detail: string }>(
  'account-event',
  `insert into events (at, kind, entity_id, version, change) values (now(), :kind, :userId, 0, :detail)`,
);

/** Notes what happened to an account; account-notices/ tells its owner a moment later. */
export async function raiseAccountEvent(db: Db, kind: AccountNotice, userId: string, detail: NoticeDetail): Promise<void> {
  await db.query(insertAccountEvent({ kind: `${ACCOUNT_KIND}${kind}`, userId, detail: JSON.stringify(detail) }));
}
