import { Injectable } from '@nestjs/common';
import type { Statement } from '../database/statement';
import type { Recipe } from '../database/transaction';
import { EventWake } from '../events/event-wake';
import { boundsOf, type EventReader, type Range } from '../events/readers/event-reader';
import { EventReaders } from '../events/readers/event-readers';
import { isTold, type Candidate } from './audience';
import { candidates, newsOf, tellAll, type News } from './notifications.sql';

/** Tells those whom it concerns of bookings by visitors and of cancellations (audience.ts). */
@Injectable()
export class NotificationsReader implements EventReader {
  readonly name = 'notifications';
  readonly begins = 'first';

  constructor(
    readers: EventReaders,
    private readonly wake: EventWake,
  ) {
    readers.add(this);
  }

  async work(tx: Recipe, range: Range): Promise<readonly Statement<object>[]> {
    const [news] = await tx.read(newsOf(...boundsOf(range)));
    if (news.length === 0) return [];
    const hospitals = [...new Set(news.flatMap(({ hospitalId }) => hospitalId ?? []))];
    const [users] = await tx.read(candidates(hospitals, [...new Set(news.map(({ doctorId }) => doctorId))]));
    const rows = news.flatMap((one) => rowsOf(one, users));
    // What is written here is an event too.
    if (rows.length > 0) this.wake.wake();
    return rows.length > 0 ? [tellAll(JSON.stringify(rows))] : [];
  }
}

function rowsOf(news: News, users: readonly Candidate[]): object[] {
  const { kind, appointmentId, name, at, doctor } = news;
  const told = users.filter((user) => isTold(kind, user, news));
  return told.map(({ id }) => ({ user_id: id, kind, entity_id: appointmentId, detail: { name, at, doctor } }));
}
