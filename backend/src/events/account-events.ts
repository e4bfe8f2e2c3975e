import type { AccountNotice, NoticeDetail } from '@arogya/domain/auth/notices';
import type { Db } from '../database/sql';

/** The kind of an account's event: of what its owner is notified, behind this. */
export const ACCOUNT_KIND = 'account.';

const RAISE = `insert into events (at, kind, entity_id, version, change) values (now(), $1, $2, 0, $3)`;

/** Notes what happened to an account; account-notices/ tells its owner a moment later. */
export async function raiseAccountEvent(db: Db, kind: AccountNotice, userId: string, detail: NoticeDetail): Promise<void> {
  await db.query(RAISE, [`${ACCOUNT_KIND}${kind}`, userId, JSON.stringify(detail)]);
}
