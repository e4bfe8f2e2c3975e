import { prepared } from '../database/statement';
import type { Audience } from '../notifications/audience';
import { AT_ONCE, HORIZON } from '../events/readers/readers.sql';

/** Hospital, doctor, day and status of an appointment, as its event says (appointments/booking/write.ts). */
export interface EventSnapshot {
  readonly hospitalId: string | null;
  readonly doctorId: string;
  readonly day: string;
  readonly status: string;
}

export interface NewEvent {
  readonly tx: string;
  readonly at: number;
  /** When it happened, by the clock of the server that wrote it. */
  readonly ms: number;
  readonly kind: string;
  /** Of the appointment. */
  readonly id: string;
  readonly version: number;
  readonly from: EventSnapshot | null;
  readonly to: EventSnapshot | null;
  /** The audience of a new notification, or the user who has read one; null for events of appointments. */
  readonly audiences: readonly Audience[] | null;
}

/** What comes after this event, of the kinds that open screens show: appointments, and notifications that are written or read. */
export const eventsAfter = prepared<NewEvent, { tx: string; at: number }>(
  'events-after-of-screens',
  `select tx, id as at, (extract(epoch from at) * 1000)::float8 as ms, kind, entity_id as id, version, change -> 'from' as from, change -> 'to' as to, change -> 'audiences' as audiences
   from events where (tx, id) > (:tx::xid8, :at::bigint) and tx < ${HORIZON} and (kind like 'appointment.%' or kind = 'notified')
   order by tx, id limit ${AT_ONCE}`,
);

/** Where to begin if nothing that is committed already is wanted. */
export const presentPlace = prepared<{ tx: string }>('events-now', 'select pg_snapshot_xmin(pg_current_snapshot()) as tx');

/** The last event of any kind behind which none will be written any more. */
export const lastReadable = prepared<{ tx: string; at: number }>(
  'events-last-readable',
  `select tx, id as at from events where tx < ${HORIZON} order by tx desc, id desc limit 1`,
);

export const newestEvent = prepared<{ tx: string; at: number }>(
  'events-newest',
  'select tx, id as at from events order by tx desc, id desc limit 1',
);
