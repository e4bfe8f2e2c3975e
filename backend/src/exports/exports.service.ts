import { PassThrough, type Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { Refusal } from '@arogya/domain/refusal';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { Config } from '../config';
import { crlf } from './crlf';

/** So that spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
const AT_ONCE = 2;
const SECONDS = 300;

/** Streams a query as CSV over a connection of its own, so that it slows down no screen and needs little memory. */
@Injectable()
export class ExportsService {
  private running = 0;

  constructor(private readonly config: Config) {}

  /** The file as a stream. A client that hangs up ends the query. More than two at once are refused with 503. */
  async csv(copy: string, filters: pg.QueryConfig | null = null): Promise<Readable> {
    if (this.running >= AT_ONCE) throw new Refusal('unavailable');
    this.running += 1;
    const client = new pg.Client({
      connectionString: this.config.databaseUrl,
      statement_timeout: SECONDS * 1000,
      application_name: 'arogyadesk export',
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      if (filters) await client.query(filters);
    } catch (error) {
      this.running -= 1;
      void client.end().catch(() => undefined);
      throw error;
    }
    return this.flow(client, copy);
  }

  private flow(client: pg.Client, copy: string): Readable {
    const rows = client.query(copyTo(copy));
    const file = new PassThrough();
    file.write(BYTE_ORDER_MARK);
    rows.on('error', (error) => file.destroy(error));
    file.on('close', () => {
      this.running -= 1;
      // Closes the connection, not only the stream: a COPY that nobody reads would go on.
      if (rows.readableEnded) void client.end().catch(() => undefined);
      else client.connection.stream.destroy();
    });
    return rows.pipe(crlf()).pipe(file);
  }
}
