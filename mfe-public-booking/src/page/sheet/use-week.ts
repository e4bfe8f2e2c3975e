import { useCallback, useState } from 'react';
import { WINDOWS } from '@arogya/domain/appointments/calendar';
import { addDays, type Day } from '@arogya/domain/clock';
import { startOf, stripFrom } from '@arogya/light/days';

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
  const inside = start !== null && start >= tomorrow && start <= last ? start : null;
  const [day, setDay] = useState(inside);
  const [first, setFirst] = useState(() => startOf(inside ?? tomorrow, tomorrow));
  const choose = useCallback(
    (chosen: Day) => {
      setDay(chosen);
      setFirst(startOf(chosen, tomorrow));
    },
    [tomorrow],
  );
  const { days, earlier, later } = stripFrom(first, { first: tomorrow, last });
  return {
    day,
    days: days.filter((one) => one <= last),
    first,
    last,
    choose,
    earlier: earlier ? () => setFirst(earlier) : null,
    later: later ? () => setFirst(later) : null,
  };
}
