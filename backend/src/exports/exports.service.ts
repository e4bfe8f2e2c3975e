import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Refusal } from '@arogya/domain/refusal';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { Config } from '../config';
import { ignoreLostConnections, SESSION_OPTIONS } from '../database/data-source';
import { Replica } from '../database/replica';
import { crlf } from './crlf';
import type { CsvExport } from './exports.sql';

/** So that spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
const AT_ONCE = 2;
const SECONDS = 300;
const CONNECT_MS = 5_000;
/** A second export soon after the first needs no new connection. */
const IDLE_MS = 10_000;

/** Streams a query as CSV over connections of its own, so that it slows down no screen and needs little memory. */
@Injectable()
export class ExportsService implements OnApplicationShutdown {
  private running = 0;
  private readonly leader: pg.Pool;
  private readonly replica: pg.Pool;

  constructor(
    { databaseUrl, databaseReadUrl }: Config,
    private readonly replicas: Replica,
  ) {
    this.leader = openExportPool(databaseUrl);
    this.replica = openExportPool(databaseReadUrl);
  }

  /** The file as a stream. A client that hangs up ends the query. More than two at once are refused with 503. */
  async csv(rows: CsvExport): Promise<Readable> {
    if (this.running >= AT_ONCE) throw new Refusal('unavailable');
    this.running += 1;
    const done = (): void => void (this.running -= 1);
    try {
      const file = await this.replicas.read(
        () => begun(this.replica, rows),
        () => begun(this.leader, rows),
      );
      return file.on('close', done);
    } catch (error) {
      done();
      throw error;
    }
  }

  onApplicationShutdown(): void {
    for (const pool of [this.leader, this.replica]) void pool.end().catch(() => undefined);
  }
}

/** It connects when it is first asked. */
function openExportPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: AT_ONCE,
    idleTimeoutMillis: IDLE_MS,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: SECONDS * 1000,
    application_name: 'arogyadesk export',
    options: `${SESSION_OPTIONS} -c DateStyle=ISO`,
  });
  return ignoreLostConnections(pool);
}

/** The file, when its first rows are there: until then nothing was sent, and another server can be asked. */
async function begun(pool: pg.Pool, { copy, settings }: CsvExport): Promise<Readable> {
  const client = await pool.connect();
  try {
    if (settings) await client.query(settings);
    const rows = client.query(copyTo(copy));
    await once(rows, 'readable');
    return fileOf(client, rows);
  } catch (error) {
    client.release(true);
    throw error;
  }
}

function fileOf(client: pg.PoolClient, rows: Readable): Readable {
  const file = new PassThrough();
  file.write(BYTE_ORDER_MARK);
  // What breaks from here on ends the download, which a browser shows as failed.
  rows.on('error', (error) => file.destroy(error));
  // Without its end the connection is closed: a COPY that nobody reads would go on.
  file.on('close', () => client.release(!rows.readableEnded));
  return rows.pipe(crlf()).pipe(file);
}
