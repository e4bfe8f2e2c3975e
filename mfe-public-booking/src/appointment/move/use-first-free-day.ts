import { useEffect, useRef } from 'react';
import { freeCount } from '@arogya/light/slots';
import type { Slots } from '../../page/sheet/use-slots';
import type { WeekView } from '../../page/sheet/use-week';

/** So many weeks are looked through; after that the patient pages on. */
const MOST_WEEKS = 4;

/** Opens at a day with times to tap: that of the appointment, or the next on which something is free. */
export function useFirstFreeDay(week: WeekView, { state, days }: Slots): void {
  const weeksLeft = useRef(MOST_WEEKS);
  const { day, choose, later } = week;
  useEffect(() => {
    if (weeksLeft.current === 0 || state !== 'ready') return;
    const free = days.find((one) => one.day >= (day ?? '') && freeCount(one.starts) > 0);
    weeksLeft.current = free || !later ? 0 : weeksLeft.current - 1;
    if (free) choose(free.day);
    else later?.();
  }, [state, days, day, choose, later]);
}
