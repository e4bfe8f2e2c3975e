import { Injectable } from '@nestjs/common';
import type { NotificationKind } from '@arogya/domain/notifications/kinds';
import { counted } from '../database/list';
import { Sql, type Db } from '../database/sql';
import { Where } from '../database/where';
import { EventWake } from '../events/event-wake';
import type { Actor } from '../http/actor';
import { Page, type PageQuery } from '../http/page';
import type { Notification, UnreadCount } from './notification.dto';
import { MARK_READ, TELL, unreadOf } from './notifications.sql';

const LIST = `
select id, kind, entity_id as "entityId", detail, at, read_at as "readAt"
from notifications where user_id = $1 order by at desc, id desc limit $2 offset $3`;

/** What the bell shows: each user's own. */
@Injectable()
export class NotificationsService {
  constructor(
    private readonly sql: Sql,
    private readonly wake: EventWake,
  ) {}

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
    return { unread: (await this.unreadOf([who.id])).get(who.id) ?? 0 };
  }

  async unreadOf(userIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const [rows] = await this.sql.batch(unreadOf(userIds));
    return new Map(rows.map(({ userId, unread }) => [userId, unread]));
  }

  /** Marks one as read, or all of them; those of others are left alone. */
  async markRead(who: Actor, id: string | null): Promise<UnreadCount> {
    await this.sql.named('mark-read', MARK_READ, [who.id, id]);
    this.wake.wake();
    return this.unread(who);
  }
}
