import { useEffect, useRef, useState } from 'react';
import { allPressed, noChoice, pressed, refreshed, withoutRows, withRows, type Choice, type ChosenRow } from './choice';

export interface ChoiceOptions<Row extends ChosenRow> {
  /** The rows on the screen; undefined until they have arrived. */
  readonly rows: readonly Row[] | undefined;
  /** What narrows the list: with another filter nothing is chosen. */
  readonly filter: string;
  /** Filter, order and page: what has left the same page may be gone. */
  readonly page: string;
  /** Those that the list still holds, on whatever page. */
  readonly stillThere: (ids: readonly string[]) => Promise<ReadonlySet<string>>;
  /** The chosen rows are being changed: they leave the list by that, and the choice at its end. */
  readonly busy: boolean;
}

/** Which rows of a list are chosen: they stay over pages, orders and live changes, but not over filters. */
export function useChoice<Row extends ChosenRow>({ rows, filter, page, stillThere, busy }: ChoiceOptions<Row>) {
  const [kept, setKept] = useState<{ readonly filter: string; readonly choice: Choice<Row> }>({ filter, choice: noChoice() });
  const choice = kept.filter === filter ? kept.choice : noChoice<Row>();
  const screen = rows ?? [];
  const change = (by: (choice: Choice<Row>) => Choice<Row>): void =>
    setKept((now) => ({ filter, choice: by(now.filter === filter ? now.choice : noChoice()) }));

  const before = useRef({ page, ids: [] as readonly string[] });
  useEffect(() => {
    if (!rows) return;
    const ids = rows.map(({ id }) => id);
    const left = before.current.page === page ? before.current.ids.filter((id) => choice.rows.has(id) && !ids.includes(id)) : [];
    before.current = { page, ids };
    if (refreshed(choice, rows) !== choice) change((now) => refreshed(now, rows));
    if (left.length === 0 || busy) return;
    const drop = (there: ReadonlySet<string>): void =>
      change((now) =>
        withoutRows(
          now,
          left.filter((id) => !there.has(id)),
        ),
      );
    // Without an answer all of them stay chosen: the server names those that are gone.
    stillThere(left).then(drop, () => undefined);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- for each answer of the list
  }, [rows, page]);

  return {
    chosen: [...choice.rows.values()],
    last: choice.last,
    has: (id: string) => choice.rows.has(id),
    toggle: (id: string, range: boolean) => change((now) => pressed(now, screen, id, range)),
    toggleAll: () => change((now) => allPressed(now, screen)),
    add: (more: readonly Row[]) => change((now) => withRows(now, more)),
    drop: (ids: Iterable<string>) => change((now) => withoutRows(now, ids)),
    clear: () => change(() => noChoice()),
  };
}
