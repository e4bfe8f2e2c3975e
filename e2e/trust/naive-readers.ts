import { setTimeout as pause } from 'node:timers/promises';
import type { Sql } from '@arogya/backend/database/sql';
import type { Control } from './figure';

const EVERY_MS = 20;

/** How changes are read where nobody thinks of transactions that end late: by the last id, and by the last time of a change. */
export class NaiveReaders {
  private readonly seen = new Set<number>();
  private readonly leads = new Map<string, number>();
  private lastTime = new Date(0);

  private constructor(
    private readonly sql: Sql,
    private readonly from: number,
    private lastId: number,
  ) {}

  static async begin(sql: Sql): Promise<NaiveReaders> {
    const last = (await sql.one<{ id: number }>('select coalesce(max(id), 0)::bigint as id from events'))?.id ?? 0;
    return new NaiveReaders(sql, last, last);
  }

  /** How many events there are by now. */
  async committed(): Promise<number> {
    return (await this.sql.one<{ n: number }>('select count(*)::int as n from events where id > $1', [this.from]))?.n ?? 0;
  }

  async readUntil(over: () => boolean): Promise<void> {
    while (!over()) {
      await this.read();
      await pause(EVERY_MS);
    }
    await this.read();
  }

  private async read(): Promise<void> {
    for (const { id } of await this.sql.query<{ id: number }>('select id from events where id > $1 order by id', [this.lastId])) {
      this.seen.add(id);
      this.lastId = id;
    }
    const changed = await this.sql.query<{ id: string; version: number; at: Date }>(
      'select id, version, updated_at as at from leads where updated_at > $1 order by updated_at',
      [this.lastTime],
    );
    for (const { id, version, at } of changed) {
      this.leads.set(id, version);
      this.lastTime = at;
    }
  }

  /** What each has missed, when nothing is written any more. */
  async controls(): Promise<Control[]> {
    const ids = await this.sql.query<{ id: number }>('select id from events where id > $1', [this.from]);
    const missed = ids.filter(({ id }) => !this.seen.has(id)).length;
    const rows = await this.sql.query<{ id: string; version: number }>('select id, version from leads');
    const differ = rows.filter(({ id, version }) => this.leads.get(id) !== version).length;
    return [
      { name: 'events read by their id', found: `${missed} of ${ids.length} missed`, fails: missed > 0 },
      { name: 'leads read by updated_at', found: `${differ} of ${rows.length} differ`, fails: differ > 0 },
    ];
  }
}
