import { WINDOWS } from '@arogya/domain/appointments/calendar';
import { dayOf, minutesFrom, minutesOf, type Day } from '@arogya/domain/clock';
import { useEffect, type RefObject } from 'react';
import type { Board } from './board-model';

/** Where the present time stands between head and foot of the board. */
const THIRD = 1 / 3;

/** Scrolls today's board so that the present time is a third from the top. */
export function useScrollToNow(grid: RefObject<HTMLElement | null>, { times }: Board, day: Day, zone: string | undefined): void {
  const first = times[0];
  useEffect(() => {
    const frame = grid.current;
    const now = Date.now();
    if (!frame || !zone || !first || dayOf(now, zone) !== day) return;
    const row = Math.floor((minutesOf(now, zone) - (minutesFrom(first) ?? 0)) / WINDOWS.staff.step);
    const line = frame.querySelector<HTMLElement>(`[data-row="${Math.min(times.length - 1, Math.max(0, row))}"]`);
    const head = frame.querySelector<HTMLElement>('[role=columnheader]');
    if (line && head) frame.scrollTop = line.offsetTop - head.offsetHeight - (frame.clientHeight - head.offsetHeight) * THIRD;
  }, [grid, first, times.length, day, zone]);
}
