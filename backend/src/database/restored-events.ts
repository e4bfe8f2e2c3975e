import type { QueryRunner } from 'typeorm';

/** Where an upgrade puts a reader that nothing reads any more: behind every event there will ever be. */
export const BEHIND_ALL = `'18446744073709551615'::xid8`;

/** The id that no transaction of this PostgreSQL has had yet. */
export const NEXT_TRANSACTION = 'pg_snapshot_xmax(pg_current_snapshot())';

/**
 * Ids of transactions that this PostgreSQL has not given yet: they came with a backup of another one, whose count was further.
 * Events keep them until this one has counted as far, and readers that stand there find nothing behind their place.
 */
const FOREIGN = `
select exists (select from events where tx >= ${NEXT_TRANSACTION})
  or exists (select from event_readers where tx >= ${NEXT_TRANSACTION} and tx < ${BEHIND_ALL}) as foreign`;

/** No reader moves on until the transaction ends: what one is reading it has written, and the others wait. */
const HOLD_READERS = 'select from event_readers order by name for no key update';

/**
 * Gives what came with the backup the smallest ids, in the order in which readers stand: an event gets the number of readers'
 * places before it, and the reader at the nth place stands at the beginning of n. So each reader has read what it had read, and
 * has before it what it had not. What this PostgreSQL has written itself comes later by its id (sequences were restored too) and
 * keeps its transaction, which is higher: the servers may have worked for a while before somebody noticed.
 */
const RENUMBER = `
with ahead as materialized (
  select max(id) as last from (
    select id from events where tx >= ${NEXT_TRANSACTION}
    union all
    select id from event_readers where tx >= ${NEXT_TRANSACTION} and tx < ${BEHIND_ALL}) foreigners
), places as materialized (
  select name, tx, id, dense_rank() over (order by tx, id) as nth from event_readers, ahead
  where tx < ${BEHIND_ALL} and (tx >= ${NEXT_TRANSACTION} or id <= ahead.last)
), moved as (
  update event_readers r set tx = p.nth::text::xid8, id = 0 from places p where r.name = p.name
)
update events e set tx = (
  select count(distinct (p.tx, p.id)) from places p where (p.tx, p.id) < (e.tx, e.id))::text::xid8
from ahead where e.tx >= ${NEXT_TRANSACTION} or e.id <= ahead.last`;

/**
 * After a restore into another PostgreSQL the readers of events would stand still until it has counted as far as the old one.
 * Every start looks, under the lock of the migrations, so that it does not matter how the backup came back.
 */
export async function renumberRestoredEvents(runner: QueryRunner): Promise<void> {
  const [found] = (await runner.query(FOREIGN)) as { foreign: boolean }[];
  if (!found?.foreign) return;
  await runner.startTransaction();
  try {
    await runner.query(HOLD_READERS);
    await runner.query(RENUMBER);
    await runner.commitTransaction();
  } catch (error) {
    await runner.rollbackTransaction();
    throw error;
  }
}
