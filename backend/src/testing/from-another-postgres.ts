import type { EventReader } from '../events/readers/event-reader';
import type { Bounds } from '../events/readers/event-reader';
import { IN_RANGE } from '../events/readers/readers.sql';
import type { Sql } from '../database/sql';
import { prepared } from '../database/statement';

/** Further than a test's PostgreSQL gets, and not as far as where the old readers were put that nothing reads any more. */
export const FURTHER = 5_000_000;

const MOVED = `(tx::text::numeric + ${FURTHER})::text::xid8`;

/**
 * What a restore leaves: events and places with ids of transactions that this PostgreSQL has not given. The embedded one comes
 * without pg_resetwal, so it is the numbers in the rows that are moved, which is all that a reader sees of it. `events` selects
 * those that are moved.
 */
export async function comeFromFurther(sql: Pick<Sql, 'query'>, events = 'true'): Promise<void> {
  await sql.query(`update events set tx = ${MOVED} where ${events}`);
  await sql.query(`update event_readers set tx = ${MOVED} where tx > '0' and tx::text::numeric < 1e18`);
}

const idsOf = prepared<{ id: number }, Bounds>('ids-of-range', `select id from ${IN_RANGE} e order by tx, id`);

/** A reader that notes what it reads, in its order, beside what it does. */
export class NotingReader implements EventReader {
  readonly begins = 'first';
  readonly seen: number[] = [];
  /** While it is false every turn fails, and the reader keeps its place. */
  awake = true;

  constructor(
    readonly name: string,
    private readonly does: EventReader['work'] = () => Promise.resolve([]),
  ) {}

  work: EventReader['work'] = async (tx, range) => {
    if (!this.awake) throw new RangeError('asleep');
    const [rows] = await tx.read(idsOf(range));
    this.seen.push(...rows.map(({ id }) => id));
    return this.does(tx, range);
  };
}
