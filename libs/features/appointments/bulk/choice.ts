import { CHOSEN_MOST } from '@arogya/domain/appointments/bulk';

export interface ChosenRow {
  readonly id: string;
  readonly version: number;
}

/** The rows of a list that are chosen, as they were last seen. */
export interface Choice<Row extends ChosenRow> {
  readonly rows: ReadonlyMap<string, Row>;
  /** The row that was pressed last: a range begins there. */
  readonly last: string | null;
}

export const noChoice = <Row extends ChosenRow>(): Choice<Row> => ({ rows: new Map(), last: null });

/** With more rows, up to the most that can be chosen. */
export function withRows<Row extends ChosenRow>({ rows, last }: Choice<Row>, more: readonly Row[]): Choice<Row> {
  const all = new Map(rows);
  for (const row of more) if (all.has(row.id) || all.size < CHOSEN_MOST) all.set(row.id, row);
  return { rows: all, last };
}

export function withoutRows<Row extends ChosenRow>({ rows, last }: Choice<Row>, ids: Iterable<string>): Choice<Row> {
  const left = new Map(rows);
  for (const id of ids) left.delete(id);
  return { rows: left, last };
}

/** A press of one row of those on the screen; `range`: all from the row pressed before to this one. */
export function pressed<Row extends ChosenRow>(choice: Choice<Row>, screen: readonly Row[], id: string, range: boolean): Choice<Row> {
  const at = screen.findIndex((row) => row.id === id);
  const from = range ? screen.findIndex((row) => row.id === choice.last) : -1;
  const next =
    from === -1
      ? choice.rows.has(id)
        ? withoutRows(choice, [id])
        : withRows(choice, screen.slice(at, at + 1))
      : withRows(choice, screen.slice(Math.min(at, from), Math.max(at, from) + 1));
  return { ...next, last: id };
}

/** All rows on the screen, or none of them once all are chosen. */
export const allPressed = <Row extends ChosenRow>(choice: Choice<Row>, screen: readonly Row[]): Choice<Row> =>
  screen.every(({ id }) => choice.rows.has(id))
    ? withoutRows(
        choice,
        screen.map(({ id }) => id),
      )
    : withRows(choice, screen);

/** With the rows on the screen as they are by now; the same object when nothing of it has changed. */
export function refreshed<Row extends ChosenRow>(choice: Choice<Row>, screen: readonly Row[]): Choice<Row> {
  const newer = screen.filter((row) => (choice.rows.get(row.id)?.version ?? row.version) !== row.version);
  return newer.length === 0 ? choice : withRows(choice, newer);
}
