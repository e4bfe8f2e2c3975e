import { Injectable } from '@nestjs/common';
import { audiencesFor, toUser, type Audience, type Recipient } from '../notifications/audience';
import { MANY } from '../notifications/notifications.sql';
import { NotificationsService } from '../notifications/notifications.service';
import type { NewEvent } from './news.sql';
import { message } from './event-stream';
import type { OpenScreen } from './open';

/** What was sent last to a browser; null where it could not be counted and is to be counted again. */
interface SentCount {
  readonly unread: number | null;
  /** The number of the query that counted it. */
  readonly query: number;
}

/** Sends open browsers how many notifications of their users are unread. */
@Injectable()
export class UnreadCounts {
  private readonly sent = new WeakMap<OpenScreen, SentCount>();
  private queries = 0;

  constructor(private readonly notifications: NotificationsService) {}

  /** To those of `open` whom these events concern, and whose last count failed. */
  async sendAfter(events: readonly NewEvent[], open: Iterable<OpenScreen>): Promise<void> {
    const audiences = new Set(events.flatMap((event) => event.audiences ?? []));
    await this.send([...open].filter((one) => this.hasFailed(one) || this.isConcerned(one, audiences)));
  }

  /** One query for all of them. Where two are under way at once, the later one is right, whichever is answered first. */
  async send(some: readonly OpenScreen[]): Promise<void> {
    if (some.length === 0) return;
    const query = (this.queries += 1);
    const asked = new Map(some.map((one) => [one.userId, { id: one.userId, audiences: audiencesFor(recipientOf(one)) }]));
    const counts = await this.notifications.unreadOf([...asked.values()]).catch(() => null);
    for (const one of some) {
      if ((this.sent.get(one)?.query ?? 0) > query) continue;
      const unread = counts && (counts.get(one.userId) ?? 0);
      this.sent.set(one, { unread, query });
      if (unread !== null) one.stream.send(message('unread', { unread }));
    }
  }

  private hasFailed(one: OpenScreen): boolean {
    return this.sent.get(one)?.unread === null;
  }

  /** One more makes no difference to a count that stands for more. */
  private isConcerned(one: OpenScreen, audiences: ReadonlySet<Audience>): boolean {
    if (audiences.size === 0) return false;
    if (audiences.has(toUser(one.userId))) return true;
    return this.sent.get(one)?.unread !== MANY && audiencesFor(recipientOf(one)).some((audience) => audiences.has(audience));
  }
}

const recipientOf = ({ watcher }: OpenScreen): Recipient => watcher;
