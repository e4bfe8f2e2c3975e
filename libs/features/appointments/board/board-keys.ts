import { cellAt, type Board, type BoardPosition } from './board-model';

const PAGE_ROWS = 4;

/** How far a key moves: in columns, and in rows. */
const STEPS: Readonly<Record<string, readonly [columns: number, rows: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  PageUp: [0, -PAGE_ROWS],
  PageDown: [0, PAGE_ROWS],
  Home: [-Infinity, 0],
  End: [Infinity, 0],
};

const within = (value: number, count: number): number => Math.min(Math.max(value, 0), Math.max(count - 1, 0));

/**
 * Where a key leads; null when it is not a key that moves. An appointment is one stop however many rows it covers, except
 * while another one is moved: then each row can be the target.
 */
export function placeAfter(board: Board, place: BoardPosition, key: string, carrying: boolean): BoardPosition | null {
  const step = STEPS[key];
  if (!step) return null;
  const [columns, rows] = step;
  const cell = carrying ? undefined : cellAt(board, place);
  const from = cell ? (rows > 0 ? cell.row + cell.rows - 1 : cell.row) : place.row;
  const row = within((rows === 0 ? place.row : from) + rows, board.times.length);
  const next = { column: within(place.column + columns, board.columns.length), row };
  return carrying || rows === 0 ? next : { ...next, row: cellAt(board, next)?.row ?? row };
}

/** The nearest place that still exists after the board has become smaller. */
export const heldOn = (board: Board, { column, row }: BoardPosition): BoardPosition => ({
  column: within(column, board.columns.length),
  row: within(row, board.times.length),
});
