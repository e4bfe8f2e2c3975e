import { Injectable } from '@nestjs/common';
import type { NotificationKind } from '@arogya/domain/notifications/kinds';
import { counted } from '../database/list';
import { Sql, type Db } from '../database/sql';
import { Where } from '../database/where';
import type { Actor } from '../http/actor';
import { Page, type PageQuery } from '../http/page';
import type { Notification, UnreadCount } from './notification.dto';

const TELL = `
insert into notifications (user_id, kind, entity_id, detail)
select unnest($1::uuid[]), $2, $3, $4`;

const LIST = `
select id, kind, entity_id as "entityId", detail, at, read_at as "readAt"
from notifications where user_id = $1 order by at desc, id desc limit $2 offset $3`;

/** What the bell shows: each user's own, written in the transaction that they tell of. */
@Injectable()
export class NotificationsService {
  constructor(private readonly sql: Sql) {}

  async tell(db: Db, userIds: readonly string[], kind: NotificationKind, entityId: string, detail: object): Promise<void> {
    if (userIds.length > 0) await db.named('notify', TELL, [userIds, kind, entityId, JSON.stringify(detail)]);
  }

  async list(who: Actor, query: PageQuery): Promise<Page<Notification>> {
    const [rows, { total, capped }] = await Promise.all([
      this.sql.named<Notification>('notifications', LIST, [who.id, query.limit, query.offset]),
      counted(this.sql, 'from notifications n', new Where('true').and('n.user_id = ?', who.id)),
    ]);
    return new Page(rows, total, null, capped);
  }

  async unread(who: Actor): Promise<UnreadCount> {
    return { unread: await this.sql.count('from notifications where user_id = $1 and read_at is null', [who.id], 999) };
  }

  /** Marks one as read, or all of them; those of others are left alone. */
  async markRead(who: Actor, id: string | null): Promise<UnreadCount> {
    await this.sql.query(
      'update notifications set read_at = now() where user_id = $1 and read_at is null and ($2::uuid is null or id = $2)',
      [who.id, id],
    );
    return this.unread(who);
  }
}
