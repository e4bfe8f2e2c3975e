import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Listener } from '../database/listener';
import { ChangeFeed } from '../events/change-feed';
import type { Account } from '../access/authenticator';

/**
 * The channel on which the database announces that a session, its user or a hospital has changed
 * (database/objects/tell_account_change.sql).
 */
const CHANNEL = 'arogya_accounts';
/** The message when it may concern any user. */
const ANYBODY = '*';
/** Modules whose changes can alter or end a session, or what it says. */
const CONCERN: ReadonlySet<string> = new Set(['users', 'hospitals', 'doctors', 'views']);
const TTL_MS = 15_000;
const MAX = 10_000;

export interface RememberedSession {
  readonly account: Account;
  /** For how many ms it is valid at most, if nothing changes. */
  readonly validMs: number;
  /** It has not been prolonged for a minute. */
  untouched: boolean;
}

/**
 * Sessions of the last 15 seconds. A change made on this server is forgotten before its answer leaves; one made elsewhere as
 * soon as the database announces it. While nobody listens for that, every request asks the database.
 */
@Injectable()
export class SessionMemory {
  private readonly sessions = new LRUCache<string, RememberedSession>({ max: MAX, ttl: TTL_MS, ttlResolution: 0 });
  private readonly hearers: ((userId: string | null) => void)[] = [];
  private changes = 0;

  constructor(
    private readonly listener: Listener,
    feed: ChangeFeed,
  ) {
    listener.on(CHANNEL, { hear: (user) => this.forget(user), missed: () => this.forget(ANYBODY) });
    feed.onPublish(({ topic }) => CONCERN.has(topic) && this.forget(ANYBODY));
  }

  /** The remembered session, or what `read` answers. */
  async find(session: string, read: () => Promise<RememberedSession | null>): Promise<RememberedSession | null> {
    const kept = this.sessions.get(session);
    if (kept && this.listener.listens) return kept;
    const before = this.changes;
    const known = await read();
    // If something changed while it was read, the answer may be outdated: it is not kept.
    if (known && before === this.changes && this.listener.listens) this.keep(session, known);
    return known;
  }

  /** A user's id, or '*'. */
  forget(user: string): void {
    this.changes += 1;
    if (user === ANYBODY) this.sessions.clear();
    else for (const [session, { account }] of [...this.sessions]) if (account.id === user) this.sessions.delete(session);
    for (const hear of this.hearers) hear(user === ANYBODY ? null : user);
  }

  /** Calls `hear` with the user whose sessions were forgotten; null: everybody's. */
  onForget(hear: (userId: string | null) => void): void {
    this.hearers.push(hear);
  }

  private keep(session: string, known: RememberedSession): void {
    // For the library, 0 is no limit.
    if (known.validMs > 0) this.sessions.set(session, known, { ttl: Math.min(TTL_MS, known.validMs) });
  }
}
