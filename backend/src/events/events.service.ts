import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../http/actor';
import { Authenticator } from '../http/authenticator';
import { NotificationsService } from '../notifications/notifications.service';
import { concerns, type Change } from './change';
import { ChangeFeed } from './change-feed';
import type { EventStream } from './event-stream';

const BEAT_MS = 25_000;
/** However much happens, one browser is told at most once in this time. */
const PACE_MS = 1_000;

/** Pushes to each open browser what it may be showing and how many notifications are unread. */
@Injectable()
export class EventsService implements BeforeApplicationShutdown {
  private readonly open = new Set<EventStream>();

  constructor(
    private readonly feed: ChangeFeed,
    private readonly notifications: NotificationsService,
    private readonly authenticator: Authenticator,
  ) {}

  async watch(who: Actor, request: FastifyRequest, stream: EventStream): Promise<void> {
    const topics = new Set<string>();
    let pace: NodeJS.Timeout | null = null;
    const tell = async (): Promise<void> => {
      pace = null;
      const told = [...topics];
      topics.clear();
      stream.send('changed', { topics: told });
      await this.sendUnread(who, stream);
    };
    const unsubscribe = this.feed.subscribe((changes: readonly Change[]) => {
      for (const change of changes) if (concerns(who, change)) topics.add(change.topic);
      if (topics.size > 0) pace ??= setTimeout(() => void tell(), PACE_MS);
    });
    const beat = setInterval(() => void this.beat(request, stream), BEAT_MS);
    this.open.add(stream);
    stream.onClose(() => {
      unsubscribe();
      clearInterval(beat);
      if (pace) clearTimeout(pace);
      this.open.delete(stream);
    });
    await this.sendUnread(who, stream);
  }

  /** Streams would keep the server from stopping. */
  beforeApplicationShutdown(): void {
    for (const stream of this.open) stream.end();
  }

  /** A session that has ended ends its streams. */
  private async beat(request: FastifyRequest, stream: EventStream): Promise<void> {
    const account = await this.authenticator.accountOf(request, false).catch(() => undefined);
    if (account === null) stream.end();
    else stream.beat();
  }

  private async sendUnread(who: Actor, stream: EventStream): Promise<void> {
    const count = await this.notifications.unread(who).catch(() => null);
    if (count) stream.send('unread', count);
  }
}
