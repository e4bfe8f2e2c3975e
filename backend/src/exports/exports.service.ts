import { PassThrough, type Readable } from 'node:stream';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Refusal } from '@arogya/domain/refusal';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { Config } from '../config';
import { ignoreLostConnections, SESSION_OPTIONS } from '../database/data-source';
import { crlf } from './crlf';
import type { CsvExport } from './exports.sql';

/** So that spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
const AT_ONCE = 2;
const SECONDS = 300;
/** A second export soon after the first needs no new connection. */
const IDLE_MS = 10_000;

/** Streams a query as CSV over connections of its own, so that it slows down no screen and needs little memory. */
@Injectable()
export class ExportsService implements OnApplicationShutdown {
  private running = 0;
  private readonly pool: pg.Pool;

  constructor({ databaseUrl }: Config) {
    const pool = new pg.Pool({
      connectionString: databaseUrl,
      max: AT_ONCE,
      idleTimeoutMillis: IDLE_MS,
      statement_timeout: SECONDS * 1000,
      application_name: 'arogyadesk export',
      options: `${SESSION_OPTIONS} -c DateStyle=ISO`,
    });
    this.pool = ignoreLostConnections(pool);
  }

  /** The file as a stream. A client that hangs up ends the query. More than two at once are refused with 503. */
  async csv({ copy, settings }: CsvExport): Promise<Readable> {
    if (this.running >= AT_ONCE) throw new Refusal('unavailable');
    this.running += 1;
    let client: pg.PoolClient | undefined;
    try {
      client = await this.pool.connect();
      if (settings) await client.query(settings);
      return this.flow(client, copy);
    } catch (error) {
      this.running -= 1;
      client?.release(true);
      throw error;
    }
  }

  onApplicationShutdown(): void {
    void this.pool.end().catch(() => undefined);
  }

  private flow(client: pg.PoolClient, copy: string): Readable {
    const rows = client.query(copyTo(copy));
    const file = new PassThrough();
    file.write(BYTE_ORDER_MARK);
    rows.on('error', (error) => file.destroy(error));
    file.on('close', () => {
      this.running -= 1;
      // Without its end the connection is closed: a COPY that nobody reads would go on.
      client.release(!rows.readableEnded);
    });
    return rows.pipe(crlf()).pipe(file);
  }
}
