import { useDoctorCalendarQuery, type CalendarChangeFields } from '@arogya/api/calendars';
import { FETCH_CALENDAR_FAILED } from '@arogya/domain/calendars/texts';
import { WEEKDAYS, type Weekday } from '@arogya/domain/clock';
import { timeRanges } from '@arogya/domain/doctors/rules';
import { sentenceOf } from '@arogya/platform';
import { useState } from 'react';

/** The hours of a weekday: null as usual, none not working, else its own ranges. */
export type HoursOfDay = readonly string[] | null;

export type WeekHours = ReturnType<typeof useWeekHours>;

interface HoursInput {
  readonly on?: boolean;
  readonly days: Readonly<Partial<Record<Weekday, HoursOfDay>>>;
  /** Somebody tried to save: what is wrong is shown. */
  readonly tried?: boolean;
}

const UNTOUCHED: HoursInput = { days: {} };

const problemOf = (hours: HoursOfDay): string | null => (hours === null ? null : timeRanges().check(hours));
const same = (a: HoursOfDay, b: HoursOfDay): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Hours of weekdays that differ from the usual ones, as they are and as they are typed; beside the form of a doctor. */
export function useWeekHours(doctorId: string | null, open: boolean) {
  const query = useDoctorCalendarQuery({ id: doctorId ?? '' }, { skip: !open || doctorId === null });
  const [typed, setTyped] = useState<HoursInput>(UNTOUCHED);
  const kept = doctorId === null ? {} : query.currentData?.hours;
  const keptOf = (weekday: Weekday): HoursOfDay => kept?.[weekday] ?? null;
  const on = typed.on ?? Object.keys(kept ?? {}).length > 0;
  const hoursOf = (weekday: Weekday): HoursOfDay => {
    const own = typed.days[weekday];
    return own === undefined ? keptOf(weekday) : own;
  };
  const wanted = (weekday: Weekday): HoursOfDay => (on ? hoursOf(weekday) : null);
  return {
    on,
    /** null: not known, see `failure`. */
    known: kept !== undefined,
    failure: query.error && !kept ? sentenceOf(query.error, FETCH_CALENDAR_FAILED) : null,
    retry: () => void query.refetch(),
    hoursOf,
    problemOf: (weekday: Weekday): string | null => (typed.tried ? problemOf(hoursOf(weekday)) : null),
    turn: (next: boolean) => setTyped({ ...typed, on: next }),
    set: (weekday: Weekday, hours: HoursOfDay) => setTyped({ ...typed, days: { ...typed.days, [weekday]: hours } }),
    reset: () => setTyped(UNTOUCHED),
    /** false: the hours of a day are wrong, and say so from now on. */
    isRight(): boolean {
      const right = !on || WEEKDAYS.every((weekday) => problemOf(hoursOf(weekday)) === null);
      setTyped({ ...typed, tried: !right });
      return right;
    },
    /** The change that is meant; null where nothing differs from what is kept. */
    changeOf(id: string): CalendarChangeFields | null {
      const days = kept ? WEEKDAYS.filter((weekday) => !same(wanted(weekday), keptOf(weekday))) : [];
      const hours = Object.fromEntries(days.map((weekday) => [weekday, wanted(weekday)]));
      return days.length > 0 ? { kind: 'hours', doctorId: id, hours } : null;
    },
  };
}
