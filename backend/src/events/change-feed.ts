import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Listener } from '../database/listener';
import { Sql } from '../database/sql';
import { EVERYTHING, type Change } from './change';
import { EventWake } from './event-wake';
import { prepared } from '../database/statement';

const tellChanges = prepared<object, { channel: string; changes: string }>('tell-changes', 'select pg_notify(:channel, :changes)');

const CHANNEL = 'arogya_changes';
/** PostgreSQL refuses messages of 8,000 bytes and more. */
const MOST_BYTES = 7_900;

type ChangeHandler = (changes: readonly Change[]) => void;

/** Announces to every server of this database what has changed. */
@Injectable()
export class ChangeFeed implements OnApplicationShutdown {
  private readonly subscribers = new Set<ChangeHandler>();
  private readonly here: ((change: Change) => void)[] = [];
  private pending = new Map<string, Change>();
  private sentWrites = 0;
  private closed = false;

  constructor(
    listener: Listener,
    private readonly sql: Sql,
    private readonly wake: EventWake,
  ) {
    wake.onWake('tell', () => this.flush());
    // After a gap anything may have changed.
    listener.on(CHANNEL, { hear: (text) => this.tell(JSON.parse(text) as Change[]), missed: () => this.tell([EVERYTHING]) });
  }

  publish(change: Change): void {
    this.pending.set(JSON.stringify(change), change);
    for (const hear of this.here) hear(change);
    this.wake.wake();
  }

  /** Calls `hear` with what this server changes, before the call that made the change is answered. */
  onPublish(hear: (change: Change) => void): void {
    this.here.push(hear);
  }

  /** Calls `hear` with everything that changes from now on, on any server, until the returned function is called. */
  subscribe(hear: ChangeHandler): () => void {
    this.subscribers.add(hear);
    return () => void this.subscribers.delete(hear);
  }

  onApplicationShutdown(): void {
    this.closed = true;
  }

  /** An empty list means that there are new events. */
  private async flush(): Promise<void> {
    if (this.closed || this.sentWrites === this.wake.writes) return;
    this.sentWrites = this.wake.writes;
    const all = [...this.pending.values()];
    this.pending = new Map();
    const text = JSON.stringify(all);
    const sent = Buffer.byteLength(text) > MOST_BYTES ? JSON.stringify([EVERYTHING]) : text;
    await this.sql.query(tellChanges({ channel: CHANNEL, changes: sent }));
  }

  /** Announces something to the subscribers of this server alone. */
  announceHere(change: Change): void {
    this.tell([change]);
  }

  private tell(changes: readonly Change[]): void {
    for (const hear of this.subscribers) hear(changes);
  }
}
