import { useEffect, useState } from 'react';

/** The present time in ms since 1970, anew after each `every` ms; `every` is a constant. */
export function useNow(every: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}
