import { WINDOWS } from '@arogya/domain/appointments/calendar';
import { dayOf, minutesFrom, minutesOf, type Day } from '@arogya/domain/clock';
import { useEffect, type RefObject } from 'react';
import type { Board } from './board-model';

/** Rows that stay visible above the present one. */
const BEFORE = 2;

/** Scrolls today's board to the present time. */
export function useScrollToNow(grid: RefObject<HTMLElement | null>, { times }: Board, day: Day, zone: string | undefined): void {
  const first = times[0];
  useEffect(() => {
    const frame = grid.current;
    const now = Date.now();
    if (!frame || !zone || !first || dayOf(now, zone) !== day) return;
    const row = Math.floor((minutesOf(now, zone) - (minutesFrom(first) ?? 0)) / WINDOWS.staff.step) - BEFORE;
    const line = frame.querySelector<HTMLElement>(`[data-row="${Math.max(0, row)}"]`);
    const head = frame.querySelector<HTMLElement>('[role=columnheader]');
    if (line && head) frame.scrollTop = line.offsetTop - head.offsetHeight;
  }, [grid, first, day, zone]);
}
