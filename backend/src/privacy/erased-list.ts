import { open } from 'node:fs/promises';
import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Config } from '../config';
import { Sql, type Db } from '../database/sql';
import { errorName } from '../error-name';
import { SYSTEM } from '../request-context';
import { prepared } from '../database/statement';

const listErased = prepared<object, { ids: readonly string[] }>(
  'erasures-listed',
  'update erasures set listed = true where id = any (:ids::uuid[])',
);

const MINUTE_MS = 60_000;

const UNLISTED = `
select id, kind, phone_mark as "phoneMark", erased_at as "erasedAt" from erasures where not listed
order by erased_at, id limit 500 for update skip locked`;

interface ErasedRow {
  readonly id: string;
}

/**
 * The list of erased rows outside of the database (ERASED_FILE): a backup from before an erasure does not know of it. It holds
 * ids and keyed hashes, one row a line; `npm run restore` reads it (tools/backup/erased.mjs).
 */
@Injectable()
export class ErasedList {
  private readonly logger = new Logger(ErasedList.name);

  constructor(
    private readonly sql: Sql,
    private readonly config: Config,
  ) {}

  /** Adds what is not in the list yet, also what could not be written earlier. An erasure does not fail with it. */
  @Interval(MINUTE_MS)
  async write(): Promise<void> {
    if (this.config.erasedFile === '') return;
    try {
      await this.sql.transaction(SYSTEM, (db) => this.writeSome(db));
    } catch (error) {
      this.logger.error({ error: errorName(error) }, 'The list of erased people could not be written: a restore would bring them back');
    }
  }

  private async writeSome(db: Db): Promise<void> {
    const rows = await db.query<ErasedRow>(UNLISTED);
    if (rows.length === 0) return;
    await this.append(rows.map((row) => JSON.stringify(row)));
    await db.query(listErased({ ids: rows.map(({ id }) => id) }));
  }

  /** On disk when it returns. The empty line before ends one that a crash has cut off. */
  private async append(lines: readonly string[]): Promise<void> {
    const file = await open(this.config.erasedFile, 'a', 0o600);
    try {
      await file.appendFile(`\n${lines.join('\n')}\n`);
      await file.sync();
    } finally {
      await file.close();
    }
  }
}
