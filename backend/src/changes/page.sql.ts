import { prepared } from '../database/statement';
import { HORIZON, KEPT_DAYS } from '../events/readers/readers.sql';
import { externalIdOf } from '../external-ids/external-ids.sql';
import { ofEntities, ofHospital, recordEventColumns, type RecordEvent } from './record-events.sql';

/** At most so many events are looked at in a call. */
export const LOOKED_AT = 5_000;

/** Whom a page is for, and from where on it is read. */
interface PageValues {
  readonly tx: string;
  readonly id: number;
  readonly entities: readonly string[];
  readonly integrationId: string;
  /** Of whoever is bound to one. */
  readonly hospitalId: string | null;
  /** How many events, at most. */
  readonly most: number;
}

/**
 * - `item`: an event for the caller, in their order; - `last`: the last event that was looked at, where `most` were not found, and how
 * many were; - `place`: the event at `id`, for 0 the oldest; - `now`: the horizon as `tx`, the time as `at`, always there.
 */
type Part = 'item' | 'last' | 'place' | 'now';

export interface PageRow extends RecordEvent {
  readonly part: Part;
  /** Of `last`. */
  readonly events: number;
  /** Of `now`: since when nothing was swept. */
  readonly kept: Date | null;
}

/** What lies behind the place, as far as all transactions have ended; the limit keeps a call from looking through a whole month. */
const BEHIND = (columns: string, more = ''): string => `
select ${columns} from events where (tx, id) > (:tx::xid8, :id::bigint) and tx < (select tx from horizon) ${more} order by tx, id limit ${LOOKED_AT}`;

/** The other columns of a row that is only a place among the events. */
const NO_MORE = `null::uuid, '{}'::jsonb, '{}'::uuid[], null::text`;

/** Under which the integration knows the record of event `e`, or knew it until this erased it. */
const OWN_ID = `coalesce(e.change -> 'knownBy' ->> :integrationId::text,
  ${externalIdOf(':integrationId::uuid', { sql: `split_part(e.kind, '.', 1)` }, 'e.entity_id')})`;

/**
 * In one statement, so that all of it is of one moment: no transaction ends, nothing is swept and nothing renumbered between what is
 * compared and what is read.
 */
export const changesPage = prepared<PageRow, PageValues>(
  'changes-page',
  `with horizon as materialized (select ${HORIZON} as tx),
   page as materialized (
     select ${recordEventColumns('array_remove(array[:hospitalId::uuid], null)', OWN_ID)} from (${BEHIND('*')}) e
     where ${ofEntities(':entities::text[]')} and (:hospitalId::uuid is null or ${ofHospital(':hospitalId::uuid', OWN_ID)})
     order by e.tx, e.id limit :most::int),
   looked_at as (
     select tx, id, count(*) over () as events from (${BEHIND('tx, id', 'and (select count(*) from page) < :most::int')}) behind
     order by tx desc, id desc limit 1)
   select 'item' as part, page.*, 0 as events, null::timestamptz as kept from page
   union all
   select 'last', e.tx, e.id, e.at, e.kind, e.entity_id, e.version, ${NO_MORE}, l.events::int, null from looked_at l join events e on e.id = l.id
   union all
   select 'place', tx, id, at, kind, entity_id, version, ${NO_MORE}, 0, null from events where id = :id::bigint
   union all
   (select 'place', tx, id, at, kind, entity_id, version, ${NO_MORE}, 0, null from events where :id::bigint = 0 order by tx, id limit 1)
   union all
   select 'now', tx, 0, now(), '', '00000000-0000-0000-0000-000000000000', 0, ${NO_MORE}, 0, now() - interval '${KEPT_DAYS} days' from horizon`,
);

/** The place behind which everything is still to come: the last event that all readers have reached, or none, and that moment. */
export const headRows = prepared<Pick<PageRow, 'part' | 'tx' | 'id' | 'at' | 'kind' | 'entityId' | 'version'>, object>(
  'changes-head',
  `with horizon as materialized (select ${HORIZON} as tx)
   (select 'last' as part, tx, id, at, kind, entity_id as "entityId", version from events
    where tx < (select tx from horizon) order by tx desc, id desc limit 1)
   union all
   select 'now', tx, 0, now(), '', '00000000-0000-0000-0000-000000000000', 0 from horizon`,
);
