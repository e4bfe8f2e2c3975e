import { WINDOWS } from '@arogya/domain/appointments/calendar';
import { dayOf, label12h, minutesFrom, minutesOf, timeOf, type Day, MINUTE } from '@arogya/domain/clock';
import type { Board } from './board-model';
import { useEffect, useState } from 'react';

/** The present time, updated every minute. */
function useMinute(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}

interface NowLineProps {
  readonly board: Board;
  readonly day: Day;
  readonly zone: string;
}

/** Marks the present time at the hospital. */
export function NowLine({ board, day, zone }: NowLineProps) {
  const now = useMinute();
  if (dayOf(now, zone) !== day) return null;
  const minutes = minutesOf(now, zone);
  const rows = (minutes - (minutesFrom(board.times[0] ?? '') ?? 0)) / WINDOWS.staff.step;
  if (rows < 0 || rows >= board.times.length) return null;
  const row = Math.floor(rows);
  return (
    <div className="ad-now" aria-hidden="true" style={{ gridRow: row + 2, insetBlockStart: `${(rows - row) * 100}%` }}>
      <span>{label12h(timeOf(minutes))}</span>
    </div>
  );
}
