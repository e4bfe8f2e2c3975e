import { WINDOWS } from '@arogya/domain/appointments/calendar';
import { dayOf, label12h, minutesFrom, minutesOf, timeOf, type Day, MINUTE } from '@arogya/domain/clock';
import { useNow } from '@arogya/ui/look/use-now';
import type { Board } from './board-model';

/** Where the columns of today lie in the grid: of a board of one day all of it, of a week one column. */
function columnsOf({ columns }: Board, today: Day): string | null {
  const column = columns.findIndex(({ day }) => day === today);
  if (column === -1) return null;
  return columns.every(({ day }) => day === today) ? '1 / -1' : `${column + 2} / span 1`;
}

/** Marks the present time at the hospital. */
export function NowLine({ board, zone }: { board: Board; zone: string }) {
  const now = useNow(MINUTE);
  const gridColumn = columnsOf(board, dayOf(now, zone));
  if (!gridColumn) return null;
  const minutes = minutesOf(now, zone);
  const rows = (minutes - (minutesFrom(board.times[0] ?? '') ?? 0)) / WINDOWS.staff.step;
  if (rows < 0 || rows >= board.times.length) return null;
  const row = Math.floor(rows);
  return (
    <div className="ad-now" aria-hidden="true" style={{ gridColumn, gridRow: row + 2, insetBlockStart: `${(rows - row) * 100}%` }}>
      <span>{label12h(timeOf(minutes))}</span>
    </div>
  );
}
