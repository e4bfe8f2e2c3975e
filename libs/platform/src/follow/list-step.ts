import { holds, inOrder, isKnowable, isOnPage, isWhole, mayHold, type AppointmentRow, type RowFilter } from './appointment-views';
import type { ChangeEvent } from './change-event';

/** What a change means for a list on the screen. */
export interface ListStep {
  /** The row is to be fetched. */
  readonly fetch: boolean;
  /** The row is to be removed. */
  readonly drop: boolean;
  /** The row belongs here now, or no longer, but that would shift the page. */
  readonly waits: boolean;
  /** By how many rows the total changes, as far as that is known without the row. */
  readonly by: number;
}

const NOTHING: ListStep = { fetch: false, drop: false, waits: false, by: 0 };

/** Decides from the event alone. A row is fetched only when it is shown, or can be inserted without shifting the others. */
export function listStep(filter: RowFilter, rows: readonly AppointmentRow[], event: ChangeEvent, now: number): ListStep {
  const shown = rows.find(({ id }) => id === event.id);
  if (shown && event.version > 0 && shown.version >= event.version) return NOTHING;
  const known = isKnowable(filter);
  const was = known && mayHold(filter, event, event.from, now);
  const is = known && mayHold(filter, event, event.to, now);
  const whole = isWhole(filter, rows);
  if (shown && event.to === null) return whole ? { ...NOTHING, drop: true, by: -1 } : { ...NOTHING, waits: true };
  if (shown) return { ...NOTHING, fetch: true };
  if (whole && is) return { ...NOTHING, fetch: true };
  const by = whole || event.from === event.to ? 0 : Number(is) - Number(was);
  return { ...NOTHING, waits: is && !was && isOnPage(filter, rows, event), by };
}

/** Whether an answer that no screen shows may be wrong now. */
export const isStale = (filter: RowFilter, rows: readonly AppointmentRow[], event: ChangeEvent, now: number): boolean =>
  rows.some(({ id, version }) => id === event.id && (event.version === 0 || version < event.version)) ||
  mayHold(filter, event, event.to, now) ||
  mayHold(filter, event, event.from, now);

/** Rows as the server answered them now. */
export interface FreshRows {
  /** The ids that were asked for; one without a row is gone, or outside of this person's scope. */
  readonly asked: ReadonlySet<string>;
  readonly rows: ReadonlyMap<string, AppointmentRow>;
}

export interface PatchedList {
  readonly rows: readonly AppointmentRow[];
  /** By how many rows the total changes. */
  readonly by: number;
  /** Rows that no longer belong to a page: they keep their place until the page is fetched again, as the others would move up. */
  readonly leaving: readonly string[];
}

/** A list with the fresh rows in it, each in its place; null when nothing changes. */
export function patched(filter: RowFilter, rows: readonly AppointmentRow[], fresh: FreshRows, now: number): PatchedList | null {
  const newest = rows.map((row) => newer(row, fresh.rows.get(row.id)));
  const isLeaving = (row: AppointmentRow): boolean => fresh.asked.has(row.id) && !(fresh.rows.has(row.id) && holds(filter, row, now));
  const leaving = newest.filter(isLeaving).map(({ id }) => id);
  const whole = isWhole(filter, rows);
  const come = whole && !filter.q ? [...fresh.rows.values()].filter((row) => isNew(rows, row) && holds(filter, row, now)) : [];
  if (come.length + leaving.length === 0 && newest.every((row, place) => row === rows[place])) return null;
  if (!whole) return { rows: newest, by: 0, leaving };
  const stay = newest.filter((row) => !isLeaving(row));
  const all = inOrder([...stay, ...come], filter.sort).slice(0, filter.pageSize);
  return { rows: all, by: all.length - rows.length, leaving: [] };
}

const newer = (row: AppointmentRow, next: AppointmentRow | undefined): AppointmentRow => (next && next.version >= row.version ? next : row);
const isNew = (rows: readonly AppointmentRow[], { id }: AppointmentRow): boolean => !rows.some((row) => row.id === id);
