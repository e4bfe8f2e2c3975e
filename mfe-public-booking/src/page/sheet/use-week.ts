import { useCallback, useState } from 'react';
import { WINDOWS } from '@arogya/domain/appointments/calendar';
import { addDays, daysBetween, type Day } from '@arogya/domain/clock';
import { WEEK } from './use-slots';

export interface WeekView {
  /** Null until a day is chosen. */
  readonly day: Day | null;
  /** The seven days on the strip; fewer at the end of the bookable time. */
  readonly days: readonly Day[];
  readonly first: Day;
  readonly last: Day;
  readonly choose: (day: Day) => void;
  readonly earlier: (() => void) | null;
  readonly later: (() => void) | null;
}

const { firstDay, lastDay } = WINDOWS.public;

/** Seven days at a time, from tomorrow to the last bookable day; begins at `start`. */
export function useWeek(today: Day, start: Day | null): WeekView {
  const tomorrow = addDays(today, firstDay);
  const last = addDays(today, lastDay);
  const weekOf = (day: Day): number => Math.max(0, Math.floor(daysBetween(tomorrow, day) / WEEK));
  const inside = start !== null && start >= tomorrow && start <= last ? start : null;
  const [day, setDay] = useState(inside);
  const [week, setWeek] = useState(() => weekOf(inside ?? tomorrow));

  const choose = useCallback(
    (chosen: Day) => {
      setDay(chosen);
      setWeek(Math.max(0, Math.floor(daysBetween(tomorrow, chosen) / WEEK)));
    },
    [tomorrow],
  );
  const first = addDays(tomorrow, week * WEEK);
  const days = Array.from({ length: WEEK }, (_, index) => addDays(first, index)).filter((one) => one <= last);
  return {
    day,
    days,
    first,
    last,
    choose,
    earlier: week > 0 ? () => setWeek(week - 1) : null,
    later: addDays(first, WEEK) <= last ? () => setWeek(week + 1) : null,
  };
}
