import { Injectable } from '@nestjs/common';
import type { Statement } from '../database/statement';
import type { Recipe } from '../database/transaction';
import { EventWake } from '../events/event-wake';
import { type EventReader, type Range } from '../events/readers/event-reader';
import { EventReaders } from '../events/readers/event-readers';
import { audiencesOf } from './audience';
import { newsOf, NOTIFICATIONS_READER, tell, type News, type NewNotification } from './notifications.sql';

/** Writes notifications of bookings by visitors, of cancellations and of what patients have moved, for those concerned (audience.ts). */
@Injectable()
export class NotificationsReader implements EventReader {
  readonly name = NOTIFICATIONS_READER;
  readonly begins = 'first';

  constructor(
    readers: EventReaders,
    private readonly wake: EventWake,
  ) {
    readers.add(this);
  }

  async work(tx: Recipe, range: Range): Promise<readonly Statement<object>[]> {
    const [news] = await tx.read(newsOf(range));
    if (news.length === 0) return [];
    // A notification that is written here is an event too.
    this.wake.wake();
    return [tell(news.flatMap(rowsOf))];
  }
}

function rowsOf(news: News): NewNotification[] {
  const { kind, appointmentId, version, name, at, doctor, zone, by } = news;
  return audiencesOf(kind, news).map((audience) => ({
    audience,
    kind,
    entity_id: appointmentId,
    detail: { name, at, doctor, zone, version, ...(by ? { by } : {}) },
  }));
}
