import { useEffect, useState } from 'react';

const TICK_MS = 30_000;

/** The present time, updated twice a minute, for the line in the schedule. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
