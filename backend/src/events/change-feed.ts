import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { Config } from '../config';
import { Sql } from '../database/sql';
import { EVERYTHING, type Change } from './change';
import { EventWake } from './event-wake';

const CHANNEL = 'arogya_changes';
const RECONNECT_MS = 2_000;
/** PostgreSQL refuses longer messages (8,000 bytes). */
const AT_ONCE = 40;

type Listener = (changes: readonly Change[]) => void;

/** Tells every server of this database what has changed. It listens only while somebody watches. */
@Injectable()
export class ChangeFeed implements OnApplicationShutdown {
  private readonly listeners = new Set<Listener>();
  private pending = new Map<string, Change>();
  private told = 0;
  private client: pg.Client | null = null;
  private closed = false;

  constructor(
    private readonly config: Config,
    private readonly sql: Sql,
    private readonly wake: EventWake,
  ) {
    wake.onWake('tell', () => this.flush());
  }

  publish(change: Change): void {
    this.pending.set(JSON.stringify(change), change);
    this.wake.wake();
  }

  /** Calls `listener` with what changes from now on, until the answered function is called. */
  subscribe(listener: Listener): () => void {
    this.listeners.add(listener);
    if (!this.client) this.listen();
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size === 0) this.stop();
    };
  }

  onApplicationShutdown(): void {
    this.closed = true;
    this.stop();
  }

  /** An empty list says that there are events. */
  private async flush(): Promise<void> {
    if (this.closed || this.told === this.wake.writes) return;
    this.told = this.wake.writes;
    const all = [...this.pending.values()];
    this.pending = new Map();
    const changes = all.length > AT_ONCE ? [EVERYTHING] : all;
    await this.sql.named('tell-changes', 'select pg_notify($1, $2)', [CHANNEL, JSON.stringify(changes)]);
  }

  private listen(): void {
    const client = new pg.Client({ connectionString: this.config.databaseUrl, application_name: 'arogyadesk changes', keepAlive: true });
    this.client = client;
    client.on('notification', ({ payload }) => this.tell(JSON.parse(payload ?? '[]') as Change[]));
    client.on('error', () => this.lost(client));
    client.on('end', () => this.lost(client));
    client
      .connect()
      .then(() => client.query(`listen ${CHANNEL}`))
      .catch(() => this.lost(client));
  }

  /** After a gap anything may have changed. */
  private lost(client: pg.Client): void {
    if (this.client !== client) return;
    this.client = null;
    setTimeout(() => {
      if (this.closed || this.client || this.listeners.size === 0) return;
      this.listen();
      this.tell([EVERYTHING]);
    }, RECONNECT_MS).unref();
  }

  private stop(): void {
    const { client } = this;
    this.client = null;
    client?.end().catch(() => undefined);
  }

  private tell(changes: readonly Change[]): void {
    for (const listener of this.listeners) listener(changes);
  }
}
