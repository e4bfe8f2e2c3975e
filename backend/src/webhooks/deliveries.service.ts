import { Injectable } from '@nestjs/common';
import { Refusal } from '@arogya/domain/refusal';
import { soughtDelivery } from '@arogya/domain/webhooks/delivery-search';
import type { Actor } from '../access/actor';
import { changeIdsOf } from '../changes/changes-of-records';
import { Sql } from '../database/sql';
import { Where } from '../database/where';
import { iso } from '../iso';
import { Keyset } from '../paging/keyset';
import { pageOf } from '../paging/list';
import type { Page } from '../paging/page';
import { DELIVERY, deliveryOf, replayDead, replayDelivery, someDead } from './deliveries.sql';
import { DELIVERY_SORTS } from './webhook-answers';
import type { DeliveryQuery, ReplayedDeliveries, ReplayWebhook, WebhookDelivery } from './webhook.dto';
import { WebhooksService } from './webhooks.service';
import type { WebhookPlace } from './webhooks.sql';

/** What was sent to an endpoint, and what is sent to it once more. */
@Injectable()
export class DeliveriesService {
  constructor(
    private readonly sql: Sql,
    private readonly webhooks: WebhooksService,
  ) {}

  async list(place: WebhookPlace, query: DeliveryQuery): Promise<Page<WebhookDelivery>> {
    await this.webhooks.read(this.sql, place);
    const where = new Where('true').and('d.endpoint_id = ?', place.id);
    const sought = query.q ? soughtDelivery(query.q) : null;
    if (sought?.by === 'delivery') where.and('d.id = ?', sought.id);
    else if (sought) where.and('d.event_id = any (?)', sought.by === 'change' ? [sought.id] : await changeIdsOf(this.sql, [sought.id]));
    // As a constant: what waits and what was given up have indexes of their own, which are found by it.
    if (query.state) where.add(`d.state = '${query.state}'`);
    return pageOf<WebhookDelivery>(this.sql, {
      table: 'webhook_deliveries',
      alias: 'd',
      columns: DELIVERY,
      where,
      keyset: new Keyset(query, DELIVERY_SORTS, '-id', 'd.id', 'bigint'),
    });
  }

  /** Whatever has come to its end goes out once more, with the id that it had. */
  async replay(who: Actor, place: WebhookPlace, id: string): Promise<WebhookDelivery> {
    return this.sql.transaction(who, async (db) => {
      await this.webhooks.read(db, place);
      const [known, replayed] = [
        await db.one(deliveryOf({ endpointId: place.id, id })),
        await db.one(replayDelivery({ endpointId: place.id, id })),
      ];
      if (!known) throw new Refusal('notFound');
      if (!replayed) throw new Refusal('onItsWay');
      return replayed;
    });
  }

  async replayAll(who: Actor, place: WebhookPlace, { since }: ReplayWebhook): Promise<ReplayedDeliveries> {
    const of = { endpointId: place.id, since: since ? iso(Date.parse(since)) : null };
    return this.sql.transaction(who, async (db) => {
      await this.webhooks.read(db, place);
      const queued = await db.query(replayDead(of));
      return { queued: queued.length, more: (await db.one(someDead(of))) !== null };
    });
  }
}
