import { addDays, instantAt, MINUTE, offsetAt, timeOf, withOffset, type Day } from '@arogya/domain/clock';

/** One day on the wall clock of a zone: where its minutes lie in time. */
export interface WallDay {
  /** ms since 1970 of a minute of the day; null when the clocks leave it out. */
  readonly at: (minutes: number) => number | null;
  /** ISO 8601 with the zone's offset of a time of the day, 'HH:MM', that exists. */
  readonly iso: (time: string, at: number) => string;
}

const midnight = (day: Day): number => Date.parse(`${day}T00:00:00Z`);

/** Asking Intl is slow, and the days asked for are few: their offsets are kept. */
const known = new Map<string, number | null>();
const MANY_DAYS = 5000;

function keptOffset(day: Day, zone: string): number | null {
  const key = `${day} ${zone}`;
  let offset = known.get(key);
  if (offset === undefined) {
    if (known.size >= MANY_DAYS) known.clear();
    known.set(key, (offset = steadyOffset(day, zone)));
  }
  return offset;
}

/** The offset that the zone keeps all day long, in whole minutes; null on a day that changes the clocks. */
function steadyOffset(day: Day, zone: string): number | null {
  const start = midnight(day);
  const offset = offsetAt(start - offsetAt(start, zone), zone);
  const end = midnight(addDays(day, 1)) - offset;
  const steady = offsetAt(start - offset, zone) === offset && offsetAt(end, zone) === offset;
  return steady && offset % MINUTE === 0 ? offset : null;
}

export function wallDay(day: Day, zone: string): WallDay {
  const offset = keptOffset(day, zone);
  if (offset === null) {
    return { at: (minutes) => instantAt(day, minutes, zone), iso: (_time, at) => withOffset(at, zone) };
  }
  const start = midnight(day) - offset;
  const suffix = `:00${offset < 0 ? '-' : '+'}${timeOf(Math.abs(offset) / MINUTE)}`;
  return {
    at: (minutes) => start + minutes * MINUTE,
    iso: (time) => `${day}T${time}${suffix}`,
  };
}
