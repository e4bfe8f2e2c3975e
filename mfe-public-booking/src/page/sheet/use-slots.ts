import { useCallback, useEffect, useRef, useState } from 'react';
import type { SlotDay } from '@arogya/api/booking';
import { addDays, type Day } from '@arogya/domain/clock';
import { WEEK } from '@arogya/light/days';
import type { BookingApi } from '../booking-api';

export interface Slots {
  readonly state: 'loading' | 'ready' | 'failed';
  /** The week's days; empty until they are loaded. */
  readonly days: readonly SlotDay[];
  readonly reload: () => void;
}

interface SlotsContext {
  readonly api: Pick<BookingApi, 'slots'>;
  readonly slug: string;
  readonly doctorId: string;
  /** First of the seven days. */
  readonly from: Day;
  /** Days after this one cannot be booked. */
  readonly last: Day;
  /** The visitor's own hold: its time counts as free for them. */
  readonly hold: () => string | null;
}

type Week = { readonly days: readonly SlotDay[] } | 'failed';

/** The starts of one week. Weeks seen before are shown at once; `reload` forgets them. */
export function useSlots({ api, slug, doctorId, from, last, hold }: SlotsContext): Slots {
  const [weeks, setWeeks] = useState<Readonly<Record<Day, Week>>>({});
  const [round, setRound] = useState(0);
  const holdRef = useRef(hold);
  holdRef.current = hold;
  const week = weeks[from];
  const wanted = week === undefined;

  useEffect(() => {
    if (!wanted) return undefined;
    const stop = new AbortController();
    const to = addDays(from, WEEK - 1) > last ? last : addDays(from, WEEK - 1);
    void api.slots(slug, doctorId, { from, to, hold: holdRef.current() }, stop.signal).then((answer) => {
      if (!stop.signal.aborted) setWeeks((before) => ({ ...before, [from]: answer.ok ? answer.value : 'failed' }));
    });
    return () => stop.abort();
  }, [api, slug, doctorId, from, last, wanted, round]);

  const reload = useCallback(() => {
    setWeeks({});
    setRound((before) => before + 1);
  }, []);
  if (week === 'failed') return { state: 'failed', days: [], reload };
  return { state: week ? 'ready' : 'loading', days: week?.days ?? [], reload };
}
