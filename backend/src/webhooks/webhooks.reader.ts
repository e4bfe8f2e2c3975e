import { Injectable, Logger } from '@nestjs/common';
import { recordEventsIn } from '../changes/record-events.sql';
import type { Statement } from '../database/statement';
import type { Recipe } from '../database/transaction';
import { type EventReader, type Range } from '../events/readers/event-reader';
import { EventReaders } from '../events/readers/event-readers';
import { fanOut, recordKey } from './fan-out';
import { addDeliveries, externalIdsIn, toldEndpoints } from './fan-out.sql';

/** The key of its row in `event_readers`; never changed. */
export const WEBHOOKS_READER = 'webhooks';

/** Writes what each webhook is to be told of the changes of records; `sending/` sends it. */
@Injectable()
export class WebhooksReader implements EventReader {
  readonly name = WEBHOOKS_READER;
  readonly begins = 'next';
  private readonly logger = new Logger(WebhooksReader.name);
  /** Events that could not be read, since the start of the server. */
  skipped = 0;

  constructor(readers: EventReaders) {
    readers.add(this);
  }

  async work(tx: Recipe, range: Range): Promise<readonly Statement<object>[]> {
    const [endpoints] = await tx.read(toldEndpoints());
    if (endpoints.length === 0) return [];
    const hospitals = [...new Set(endpoints.flatMap(({ hospitalId }) => hospitalId ?? []))];
    const integrations = [...new Set(endpoints.map(({ integrationId }) => integrationId))];
    const [events, named] = await tx.read(recordEventsIn({ ...range, hospitals }), externalIdsIn({ ...range, integrations }));
    const names = new Map(named.map(({ integrationId, entity, id, externalId }) => [recordKey(integrationId, entity, id), externalId]));
    const { items, skipped } = fanOut(events, endpoints, names);
    for (const { id } of skipped) this.logger.warn({ event: id }, 'Webhooks are not told of an event that cannot be read');
    this.skipped += skipped.length;
    return items.length > 0 ? [addDeliveries({ items: JSON.stringify(items), endpoints: endpoints.map(({ id }) => id) })] : [];
  }
}
