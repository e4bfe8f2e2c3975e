import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { Config } from '../config';

const RECONNECT_MS = 2_000;
/** How long to wait before a database that does not answer is tried again. */
const CONNECT_MS = 5_000;

interface ChannelSubscriber {
  readonly hear: (text: string) => void;
  /** Messages may have been missed while the connection was down. */
  readonly missed: () => void;
}

/** The one connection of this server that listens for NOTIFY. */
@Injectable()
export class Listener implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly ears = new Map<string, ChannelSubscriber>();
  private client: pg.Client | null = null;
  private connected = false;
  private closed = false;

  constructor(private readonly config: Config) {}

  /** Whether the connection is listening at this moment. */
  get listens(): boolean {
    return this.connected;
  }

  /** Call it before the server has started. */
  on(channel: string, ear: ChannelSubscriber): void {
    this.ears.set(channel, ear);
  }

  onApplicationBootstrap(): void {
    this.connect();
  }

  onApplicationShutdown(): void {
    this.closed = true;
    this.connected = false;
    this.client?.end().catch(() => undefined);
    this.client = null;
  }

  private connect(): void {
    const client = new pg.Client({
      connectionString: this.config.databaseUrl,
      application_name: 'arogyadesk listener',
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
    });
    this.client = client;
    client.on('notification', ({ channel, payload }) => this.ears.get(channel)?.hear(payload ?? ''));
    client.on('error', () => this.lost(client));
    client.on('end', () => this.lost(client));
    client
      .connect()
      .then(() => client.query([...this.ears.keys()].map((channel) => `listen ${channel}`).join(';')))
      .then(() => this.listensAgain(client))
      .catch(() => this.lost(client));
  }

  private listensAgain(client: pg.Client): void {
    if (this.client !== client) return;
    this.connected = true;
    for (const { missed } of this.ears.values()) missed();
  }

  private lost(client: pg.Client): void {
    if (this.client !== client) return;
    this.client = null;
    this.connected = false;
    client.end().catch(() => undefined);
    for (const { missed } of this.ears.values()) missed();
    setTimeout(() => {
      if (!this.closed) this.connect();
    }, RECONNECT_MS).unref();
  }
}
