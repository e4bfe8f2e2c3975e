import { BEHIND_ALL, NEXT_TRANSACTION } from '../../database/restored-events';
import { prepared } from '../../database/statement';
import type { Range } from './event-reader';

/** For how many days an event is kept, at least. */
export const KEPT_DAYS = 30;

/** How many are read in one transaction. */
export const AT_ONCE = 500;

/**
 * Transactions below this have ended, and their rows are visible: the oldest one that is open in this database. Ids are
 * assigned for all databases of a server together; open transactions of other databases are recognised by their backend and
 * ignored.
 */
export const HORIZON = `
(select coalesce(
  (select open from pg_snapshot_xip(pg_current_snapshot()) open
   where open::xid not in (
     select backend_xid from pg_stat_get_activity(null)
     where backend_xid is not null and datid <> (select oid from pg_database where datname = current_database()))
   order by open limit 1),
  pg_snapshot_xmax(pg_current_snapshot())))`;

/** The events of a `Range`. The limit is never reached: it tells the planner to expect few rows. */
export const IN_RANGE = `
(select * from events where (tx, id) > (:fromTx::xid8, :fromId::bigint) and (tx, id) <= (:toTx::xid8, :toId::bigint) order by tx, id limit ${AT_ONCE})`;

/** `next`: it begins with the next event. */
export const register = prepared<object, { name: string; next: boolean }>(
  'event-reader-new',
  `insert into event_readers (name, tx) select :name, case when :next then ${HORIZON} else '0' end
   on conflict do nothing`,
);

/** The readers with unread events; some of these may belong to transactions that are still to be waited for. */
export const whoIsBehind = prepared<{ name: string }>(
  'event-readers-behind',
  `select r.name from event_readers r, (select tx, id from events order by tx desc, id desc limit 1) last
   where (last.tx, last.id) > (r.tx, r.id)`,
);

/** The next events of a reader, locked until the transaction ends. No row when another server has the lock. */
export const takeTurn = prepared<Range, { reader: string }>(
  'event-reader-turn',
  `with place as materialized (select tx, id from event_readers where name = :reader for no key update skip locked)
   select place.tx as "fromTx", place.id as "fromId", last.tx as "toTx", last.id as "toId", last.events::int as events
   from place cross join lateral (
     select tx, id, count(*) over () as events from (
       select tx, id from events where (tx, id) > (place.tx, place.id) and tx < ${HORIZON} order by tx, id limit ${AT_ONCE}
     ) next order by tx desc, id desc limit 1
   ) last`,
);

/** Waits until the reader has written what it is reading, and keeps it from reading on until the transaction ends. */
export const holdReader = prepared<object, { reader: string }>(
  'event-reader-hold',
  'select from event_readers where name = :reader for no key update',
);

/** Everything up to there is done. */
export const moveTo = prepared<object, { reader: string; tx: string; id: number }>(
  'event-reader-move',
  'update event_readers set tx = :tx, id = :id, caught_up_at = now() where name = :reader',
);

/**
 * The readers whose next event has waited longer than so many seconds, and those that cannot go on: their place, or their next event, is
 * of a transaction that this PostgreSQL has not had (database/restored-events.ts). These are late since they last moved.
 */
export const lateReaders = prepared<{ reader: string; seconds: number }, { seconds: number }>(
  'event-readers-late',
  `select reader, extract(epoch from now() - case when stands then caught_up_at else at end)::int as seconds from (
     select r.name as reader, r.caught_up_at, next.at, greatest(r.tx, next.tx) >= ${NEXT_TRANSACTION} as stands
     from event_readers r left join lateral (
       select at, tx from events where (tx, id) > (r.tx, r.id) order by tx, id limit 1) next on true
     where r.tx < ${BEHIND_ALL}) place
   where stands or at < now() - make_interval(secs => :seconds) order by reader`,
);

/**
 * Deletes what every reader has read and nobody needs any more, the oldest first and not all at once. The newest stays, so that
 * whoever has read everything finds their place again in an installation where nothing happens for a month. Nothing goes from behind
 * one that stays: whoever stands there has no gap before them. Only a time of more than a day ahead, of a clock that was wrong, keeps
 * nothing back.
 */
export const sweepEvents = prepared(
  'events-sweep',
  `delete from events where id = any (array(
     select id from (
       select id, tx, bool_and(at < now() - interval '${KEPT_DAYS} days' or at > now() + interval '1 day') over (order by tx, id) as past
       from (select id, at, tx from events order by tx, id limit 5000) oldest) first
     where past
       and (tx, id) < (select tx, id from events order by tx desc, id desc limit 1)
       and (tx, id) <= (select tx, id from event_readers order by tx, id limit 1)))`,
);

export interface LastEvent {
  readonly tx: string;
  readonly id: number;
  readonly reached: boolean;
}

/** The last event that is visible now, and whether the reader has read it. */
export const lastEvent = prepared<LastEvent, { reader: string }>(
  'event-last',
  `select last.tx, last.id, exists (select from event_readers r where r.name = :reader and (r.tx, r.id) >= (last.tx, last.id)) as reached
   from (select tx, id from events order by tx desc, id desc limit 1) last`,
);

export const hasReached = prepared<{ reached: boolean }, { reader: string; tx: string; id: number }>(
  'event-reader-reached',
  'select (tx, id) >= (:tx::xid8, :id::bigint) as reached from event_readers where name = :reader',
);
