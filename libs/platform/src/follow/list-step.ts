import { holds, inOrder, isKnowable, isOnPage, isWhole, mayHold, type AppointmentRow, type RowFilter } from './appointment-views';
import type { ChangeEvent } from './change-event';

/** What a change means for a list on the screen. */
export interface ListStep {
  /** The row is to be fetched. */
  readonly fetch: boolean;
  /** The row is to be removed. */
  readonly drop: boolean;
  /** The row belongs here now, but would shift the page. */
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
  const by = whole || event.from === event.to ? 0 : Number(is) - Number(was);
  if (shown && event.to === null) return { ...NOTHING, drop: true, by: -1 };
  if (shown) return { ...NOTHING, fetch: true, by };
  if (whole && is) return { ...NOTHING, fetch: true };
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
  /** Rows whose coming and going is in the totals already. */
  readonly counted: ReadonlySet<string>;
}

export interface Patched {
  readonly rows: readonly AppointmentRow[];
  /** By how many rows the total changes. */
  readonly by: number;
}

/** A list with the fresh rows in it: each in its place, without those that no longer match; null when nothing changes. */
export function patched(filter: RowFilter, rows: readonly AppointmentRow[], fresh: FreshRows, now: number): Patched | null {
  const whole = isWhole(filter, rows);
  const kept = rows.flatMap((row) => {
    if (!fresh.asked.has(row.id)) return [row];
    const next = fresh.rows.get(row.id);
    return next && holds(filter, next, now) ? [next.version < row.version ? row : next] : [];
  });
  const come = whole && !filter.q ? [...fresh.rows.values()].filter((row) => isNew(rows, row) && holds(filter, row, now)) : [];
  if (come.length === 0 && kept.length === rows.length && kept.every((row, place) => row === rows[place])) return null;
  if (whole) {
    const all = inOrder([...kept, ...come], filter.sort).slice(0, filter.pageSize);
    return { rows: all, by: all.length - rows.length };
  }
  const left = rows.filter(({ id }) => !kept.some((row) => row.id === id) && !fresh.counted.has(id));
  return { rows: kept, by: 0 - left.length };
}

const isNew = (rows: readonly AppointmentRow[], { id }: AppointmentRow): boolean => !rows.some((row) => row.id === id);
