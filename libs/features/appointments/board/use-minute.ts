import { MINUTE } from '@arogya/domain/clock';
import { useEffect, useState } from 'react';

/** The present time, updated every minute. */
export function useMinute(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
