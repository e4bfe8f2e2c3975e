import { addDays, instantAt, MINUTE, offsetAt, offsetText, withOffset, type Day } from '@arogya/domain/clock';

/** One local day in a zone, and the instants of its minutes. */
export interface WallDay {
  /** ms since 1970 of a minute of the day; null when a change of clocks leaves it out. */
  readonly at: (minutes: number) => number | null;
  /** ISO 8601 with the zone's offset, for an existing local time 'HH:MM'. */
  readonly iso: (time: string, at: number) => string;
}

const midnight = (day: Day): number => Date.parse(`${day}T00:00:00Z`);

/** The offset of the zone for the whole day, in minutes; null on a day that changes the clocks. */
function steadyOffset(day: Day, zone: string): number | null {
  const start = midnight(day);
  const offset = offsetAt(start - offsetAt(start, zone), zone);
  const end = midnight(addDays(day, 1)) - offset;
  const steady = offsetAt(start - offset, zone) === offset && offsetAt(end, zone) === offset;
  return steady && offset % MINUTE === 0 ? offset : null;
}

export function wallDay(day: Day, zone: string): WallDay {
  const offset = steadyOffset(day, zone);
  if (offset === null) {
    return { at: (minutes) => instantAt(day, minutes, zone), iso: (_time, at) => withOffset(at, zone) };
  }
  const start = midnight(day) - offset;
  const suffix = `:00${offsetText(offset / MINUTE)}`;
  return {
    at: (minutes) => start + minutes * MINUTE,
    iso: (time) => `${day}T${time}${suffix}`,
  };
}
