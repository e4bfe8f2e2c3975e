import { WINDOWS } from '@arogya/domain/appointments/calendar';
import { dayOf, minutesFrom, minutesOf } from '@arogya/domain/clock';
import { useEffect, type RefObject } from 'react';
import type { Board } from './board-model';

/** Where the present time stands between head and foot of the board. */
const THIRD = 1 / 3;

/** Scrolls today's board so that the present time is a third from the top, and a week's so that today comes first. */
export function useScrollToNow(grid: RefObject<HTMLElement | null>, { times, columns }: Board, zone: string | undefined): void {
  const first = times[0];
  const days = columns.map(({ day }) => day).join(' ');
  useEffect(() => {
    const frame = grid.current;
    const now = Date.now();
    const column = zone ? days.split(' ').indexOf(dayOf(now, zone)) : -1;
    if (!frame || !zone || !first || column === -1) return;
    const row = Math.floor((minutesOf(now, zone) - (minutesFrom(first) ?? 0)) / WINDOWS.staff.step);
    const line = frame.querySelector<HTMLElement>(`[data-row="${Math.min(times.length - 1, Math.max(0, row))}"]`);
    const [corner, head] = [
      frame.querySelector<HTMLElement>('[role=columnheader]'),
      frame.querySelector<HTMLElement>(`[data-column="${column}"]`),
    ];
    if (line && corner) frame.scrollTop = line.offsetTop - corner.offsetHeight - (frame.clientHeight - corner.offsetHeight) * THIRD;
    if (head && corner) frame.scrollLeft = head.offsetLeft - corner.offsetWidth;
  }, [grid, first, times.length, days, zone]);
}
