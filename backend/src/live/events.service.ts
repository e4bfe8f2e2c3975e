import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Drain } from '../drain';
import { errorName } from '../error-name';
import { asPerson, type Actor } from '../access/actor';
import { Authenticator } from '../access/authenticator';
import { EVERYTHING, type Change } from '../events/change';
import { ChangeFeed } from '../events/change-feed';
import { message, type EventStream } from './event-stream';
import { NewestEvents, type NewestBatch } from './newest-events';
import { audienceOf, messageFor } from './news';
import type { NewEvent } from './news.sql';
import type { OpenScreen } from './open';
import { RecentNews } from './recent-news';
import { VisibleChanges, type ChangesFor } from './visible-changes';
import { UnreadCounts } from './unread-counts';

const BEAT_MS = 25_000;
/** Polls, so that nothing depends on being woken by another server. */
const POLL_MS = 2_000;
/** However much happens, one browser gets at most one message in this time. */
const INTERVAL_MS = 1_000;
/** Streams of one session. One more ends the oldest, which is the most likely to be a dead connection. */
const MOST_OF_SESSION = 10;
const ANYBODY = '*';
/** After a gap. */
const EVERYTHING_VISIBLE: ReturnType<ChangesFor> = [{ change: EVERYTHING, names: false }];

/** Over how many seconds screens spread what they fetch: the more there are, the longer. */
const jitterOf = (streams: number): number => Math.min(5, Math.max(0.3, streams / 100));

/** Informs each open browser which records on its screen may have changed, and how many notifications are unread. */
@Injectable()
export class EventsService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(EventsService.name);
  private readonly open = new Set<OpenScreen>();
  private readonly recent = new RecentNews();
  private changes: Change[] = [];
  private timer: NodeJS.Timeout | null = null;
  private sentAt = 0;
  private unsubscribe: () => void = () => undefined;
  /** What happened while nobody listened has been read; null while nobody listens. */
  private caughtUp: Promise<unknown> | null = null;
  /** Users whose sessions have to be looked at; one query at a time. */
  private readonly due = new Set<string>();
  private looking = false;

  constructor(
    private readonly feed: ChangeFeed,
    private readonly newest: NewestEvents,
    private readonly unread: UnreadCounts,
    private readonly visible: VisibleChanges,
    private readonly authenticator: Authenticator,
    private readonly drain: Drain,
  ) {
    drain.onBegin(() => this.bidFarewell());
    authenticator.onChange((userId) => {
      this.due.add(userId ?? ANYBODY);
      void this.lookAtDue();
    });
  }

  get openStreams(): number {
    return this.open.size;
  }

  async onApplicationBootstrap(): Promise<void> {
    this.unsubscribe = this.feed.subscribe((changes) => this.hear(changes));
    await this.newest.begin().catch(() => undefined);
  }

  /** `age`: how many ms ago the screen was asked for that opens the stream. */
  async watch(who: Actor, stream: EventStream, age?: number): Promise<void> {
    const { id: userId, session, role, hospitalId } = asPerson(who);
    const one: OpenScreen = { userId, session, stream, watcher: { id: userId, role, hospitalId, doctorIds: [] } };
    this.open.add(one);
    if (this.drain.draining) return this.bidFarewell();
    this.endOldest(session);
    stream.onClose(() => this.close(one));
    stream.send(message('hello', { jitter: jitterOf(this.open.size) }));
    await (this.caughtUp ??= this.readNewest().catch(() => undefined));
    // A doctor's own records are known by then, or at the next beat.
    if (role === 'doctor') await this.look([one]);
    if (age !== undefined) await this.sendMissed(one, age);
    await this.unread.send([one]);
  }

  private async sendMissed({ watcher, stream }: OpenScreen, age: number): Promise<void> {
    const { changes, events } = this.recent.since(age);
    const visible = await this.visible.among([watcher], changes).catch(() => () => EVERYTHING_VISIBLE);
    const missed = messageFor(watcher, visible(watcher), events);
    if (missed) stream.send(message('changed', missed));
  }

  /** Browsers come back soon, and not all at once: by then a balancer sends them to another server. */
  private bidFarewell(): void {
    for (const { stream } of this.open) {
      stream.send(message('bye', {}));
      stream.end();
    }
    this.open.clear();
  }

  /** Open streams would keep the server from stopping. */
  beforeApplicationShutdown(): void {
    if (this.timer) clearTimeout(this.timer);
    this.unsubscribe();
    for (const { stream } of this.open) stream.end();
  }

  /** One query for all streams; those of ended sessions are closed. */
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

  private hear(changes: readonly Change[]): void {
    this.recent.add(changes, []);
    if (this.open.size === 0) return;
    this.changes.push(...changes);
    this.soon();
  }

  private async readNewest(): Promise<NewestBatch> {
    const newest = await this.newest.read();
    this.recent.add(newest.changes, newest.events);
    return newest;
  }

  private close(one: OpenScreen): void {
    this.open.delete(one);
    if (this.open.size === 0) this.caughtUp = null;
  }

  /** Its tab learns why, so that it does not take the place of another one at once. */
  private endOldest(session: string): void {
    const own = [...this.open].filter((one) => one.session === session);
    for (const one of own.slice(0, -MOST_OF_SESSION)) {
      one.stream.send(message('full', {}));
      this.end(one);
    }
  }

  /** Its tab asks who is signed in, and shows nothing any more when it is nobody. */
  private sayEnded(one: OpenScreen): void {
    one.stream.send(message('ended', {}));
    this.end(one);
  }

  private end(one: OpenScreen): void {
    one.stream.end();
    this.close(one);
  }

  /** A session that has ended loses its streams at once. */
  private async lookAtDue(): Promise<void> {
    if (this.looking) return;
    this.looking = true;
    while (this.due.size > 0) {
      const users = new Set(this.due);
      this.due.clear();
      const some = [...this.open].filter(({ userId }) => users.has(ANYBODY) || users.has(userId));
      if (some.length > 0) await this.look(some);
    }
    this.looking = false;
  }

  private async look(some: readonly OpenScreen[]): Promise<void> {
    try {
      const watchers = await this.authenticator.watchersOf(some.map(({ session }) => session));
      for (const one of some) {
        const watcher = watchers.get(one.session);
        if (watcher) one.watcher = { ...watcher, id: one.userId };
        else this.sayEnded(one);
      }
    } catch (error) {
      this.logger.warn({ error: errorName(error) }, 'Sessions of streams could not be looked at');
    }
  }

  private soon(): void {
    this.timer ??= setTimeout(() => void this.tell(), Math.max(0, this.sentAt + INTERVAL_MS - Date.now()));
  }

  private async tell(): Promise<void> {
    this.sentAt = Date.now();
    const changes = this.changes;
    this.changes = [];
    try {
      const watchers = [...this.open].map(({ watcher }) => watcher);
      const visible = await this.visible.among(watchers, changes);
      const newest = await this.readNewest();
      this.sendChanged(newest.changes.length > 0 ? () => EVERYTHING_VISIBLE : visible, newest.events);
      await this.unread.sendAfter(newest.events, this.open);
      this.timer = null;
      if (newest.more || this.changes.length > 0) this.soon();
    } catch (error) {
      this.timer = null;
      this.changes.unshift(...changes);
      this.logger.warn({ error: errorName(error) }, 'Screens could not be notified of changes');
    }
  }

  /** One text for all who get the same message. */
  private sendChanged(changesFor: ChangesFor, events: readonly NewEvent[]): void {
    const messages = new Map<string, string | null>();
    for (const { watcher, stream } of this.open) {
      const visible = changesFor(watcher);
      const audience = `${audienceOf(watcher)} ${visible.map(({ change: { topic, id }, names }) => [topic, id, names]).join(' ')}`;
      let text = messages.get(audience);
      if (text === undefined) {
        const sent = messageFor(watcher, visible, events);
        text = sent && message('changed', sent);
        messages.set(audience, text);
      }
      if (text !== null) stream.send(text);
    }
  }
}
