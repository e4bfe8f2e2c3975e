import { Injectable } from '@nestjs/common';
import type { NotificationKind } from '@arogya/domain/notifications/kinds';
import { counted } from '../paging/list';
import { Sql, type Tx } from '../database/sql';
import { Where } from '../database/where';
import { EventWake } from '../events/event-wake';
import type { Actor } from '../access/actor';
import { Authenticator } from '../access/authenticator';
import { Page, type PageQuery } from '../paging/page';
import { audiencesFor, type Audience } from './audience';
import type { Notification, UnreadCount } from './notification.dto';
import { notificationsOf, readAll, readOne, tell, unreadOf } from './notifications.sql';

/** The users whose unread notifications are counted. */
export interface NotifiedUser {
  readonly id: string;
  readonly audiences: readonly Audience[];
}

/** What the bell shows: the notifications of each user, and which of them they have read. */
@Injectable()
export class NotificationsService {
  constructor(
    private readonly sql: Sql,
    private readonly wake: EventWake,
    private readonly authenticator: Authenticator,
  ) {}

  async tell(db: Tx, audiences: readonly Audience[], kind: NotificationKind, entityId: string, detail: object): Promise<void> {
    const rows = audiences.map((audience) => ({ audience, kind, entity_id: entityId, detail }));
    if (rows.length > 0) await db.batch(tell(rows));
  }

  async list(who: Actor, query: PageQuery): Promise<Page<Notification>> {
    const audiences = await this.audiences(who);
    const [rows, { total, capped }] = await Promise.all([
      this.sql.query(notificationsOf({ audiences, userId: who.id, limit: query.limit, offset: query.offset })),
      counted(this.sql, 'from notifications n', new Where('true').and('n.audience = any (?)', audiences)),
    ]);
    return new Page(rows, total, null, capped);
  }

  async unread(who: Actor): Promise<UnreadCount> {
    const counts = await this.unreadOf([{ id: who.id, audiences: await this.audiences(who) }]);
    return { unread: counts.get(who.id) ?? 0 };
  }

  async unreadOf(asked: readonly NotifiedUser[]): Promise<ReadonlyMap<string, number>> {
    const [rows] = await this.sql.batch(unreadOf({ asked: JSON.stringify(asked) }));
    return new Map(rows.map(({ userId, unread }) => [userId, unread]));
  }

  /** Marks one as read, or all of them; those of others stay as they are. */
  async markRead(who: Actor, id: string | null): Promise<UnreadCount> {
    const audiences = await this.audiences(who);
    if (id === null) await this.sql.query(readAll({ userId: who.id, audiences }));
    else await this.sql.query(readOne({ userId: who.id, audiences, id }));
    this.wake.wake();
    return this.unread(who);
  }

  private async audiences(who: Actor): Promise<Audience[]> {
    const { id, role, hospitalId, session } = who;
    const doctorIds = role === 'doctor' ? (await this.authenticator.watchersOf([session])).get(session)?.doctorIds : [];
    return audiencesFor({ id, role, hospitalId, doctorIds: doctorIds ?? [] });
  }
}
