import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { errorName } from '../error-name';
import type { Actor } from '../http/actor';
import { Authenticator } from '../http/authenticator';
import { NotificationsService } from '../notifications/notifications.service';
import type { Change } from './change';
import { ChangeFeed } from './change-feed';
import { message, type EventStream } from './event-stream';
import { NewestEvents } from './newest-events';
import { audienceOf, toldTo, type Watcher } from './news';
import type { NewEvent } from './news.sql';

const BEAT_MS = 25_000;
/** Nothing depends on being woken by another server. */
const POLL_MS = 2_000;
/** However much happens, one browser is told at most once in this time. */
const PACE_MS = 1_000;

interface Open {
  readonly userId: string;
  readonly session: string;
  readonly stream: EventStream;
  watcher: Watcher;
}

/** Over how many seconds the screens spread what they fetch: the more there are, the longer. */
const jitterOf = (streams: number): number => Math.min(5, Math.max(0.3, streams / 100));

/** Tells each open browser what has changed of what it may be showing, and how many notifications are unread. */
@Injectable()
export class EventsService implements BeforeApplicationShutdown {
  private readonly logger = new Logger(EventsService.name);
  private readonly open = new Set<Open>();
  private changes: Change[] = [];
  private timer: NodeJS.Timeout | null = null;
  private toldAt = 0;
  private unsubscribe: (() => void) | null = null;

  constructor(
    private readonly feed: ChangeFeed,
    private readonly newest: NewestEvents,
    private readonly notifications: NotificationsService,
    private readonly authenticator: Authenticator,
  ) {}

  async watch({ id: userId, session, role, hospitalId }: Actor, stream: EventStream): Promise<void> {
    const one: Open = { userId, session, stream, watcher: { role, hospitalId, doctorIds: [] } };
    this.open.add(one);
    stream.onClose(() => this.close(one));
    stream.send(message('hello', { jitter: jitterOf(this.open.size) }));
    if (!this.unsubscribe) await this.follow();
    // A doctor's own rows are known by now, or at the next beat.
    if (role === 'doctor') await this.look([one]);
    await this.sendUnread([userId], [one]);
  }

  /** Streams would keep the server from stopping. */
  beforeApplicationShutdown(): void {
    if (this.timer) clearTimeout(this.timer);
    for (const { stream } of this.open) stream.end();
  }

  /** One question for all streams: those of sessions that have ended end too. */
  @Interval(BEAT_MS)
  async beat(): Promise<void> {
    if (this.open.size === 0) return;
    await this.look([...this.open]);
    for (const { stream } of this.open) stream.beat();
  }

  @Interval(POLL_MS)
  poll(): void {
    if (this.open.size > 0) this.soon();
  }

  private async follow(): Promise<void> {
    this.unsubscribe = this.feed.subscribe((changes) => {
      this.changes.push(...changes);
      this.soon();
    });
    await this.newest.begin().catch(() => undefined);
  }

  private close(one: Open): void {
    this.open.delete(one);
    if (this.open.size > 0) return;
    this.unsubscribe?.();
    this.unsubscribe = null;
  }

  private async look(some: readonly Open[]): Promise<void> {
    try {
      const watchers = await this.authenticator.watchersOf(some.map(({ session }) => session));
      for (const one of some) {
        const watcher = watchers.get(one.session);
        if (watcher) one.watcher = watcher;
        else one.stream.end();
      }
    } catch (error) {
      this.logger.warn({ error: errorName(error) }, 'Sessions of streams could not be looked at');
    }
  }

  private soon(): void {
    this.timer ??= setTimeout(() => void this.tell(), Math.max(0, this.toldAt + PACE_MS - Date.now()));
  }

  private async tell(): Promise<void> {
    this.toldAt = Date.now();
    const changes = this.changes;
    this.changes = [];
    try {
      const newest = await this.newest.read();
      this.sendChanged([...changes, ...newest.changes], newest.events);
      await this.sendUnread(
        newest.events.flatMap(({ users }) => users ?? []),
        [...this.open],
      );
      this.timer = null;
      if (newest.more || this.changes.length > 0) this.soon();
    } catch (error) {
      this.timer = null;
      this.changes.unshift(...changes);
      this.logger.warn({ error: errorName(error) }, 'Screens could not be told of changes');
    }
  }

  private sendChanged(changes: readonly Change[], events: readonly NewEvent[]): void {
    const messages = new Map<string, string | null>();
    for (const { watcher, stream } of this.open) {
      const audience = audienceOf(watcher);
      let text = messages.get(audience);
      if (text === undefined) {
        const told = toldTo(watcher, changes, events);
        text = told && message('changed', told);
        messages.set(audience, text);
      }
      if (text !== null) stream.send(text);
    }
  }

  /** One question, about those alone who look. */
  private async sendUnread(userIds: readonly string[], some: readonly Open[]): Promise<void> {
    const told = new Set(userIds);
    const looking = some.filter(({ userId }) => told.has(userId));
    if (looking.length === 0) return;
    const counts = await this.notifications.unreadOf([...new Set(looking.map(({ userId }) => userId))]).catch(() => null);
    if (!counts) return;
    for (const { userId, stream } of looking) stream.send(message('unread', { unread: counts.get(userId) ?? 0 }));
  }
}
