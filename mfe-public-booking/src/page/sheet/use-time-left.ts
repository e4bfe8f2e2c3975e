import { useEffect, useState } from 'react';
import { MINUTE } from '@arogya/domain/clock';

export interface TimeLeft {
  /** 'm:ss'. */
  readonly label: string;
  readonly lastMinute: boolean;
}

const SECOND = 1000;

export function leftUntil(until: number, now: number): TimeLeft {
  const seconds = Math.max(0, Math.ceil((until - now) / SECOND));
  return { label: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`, lastMinute: until - now <= MINUTE };
}

/** Counts down to `until` (ms); null when nothing is counted. */
export function useTimeLeft(until: number | null): TimeLeft | null {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (until === null) return undefined;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, [until]);
  return until === null ? null : leftUntil(until, now);
}
