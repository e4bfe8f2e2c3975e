interface Row {
  readonly id: string;
  /** ISO start. */
  readonly appointmentDate: string;
}

/** `done`: it has left the list by what others did, or by the time. */
export type MergedRow<R extends Row> = R & { readonly done?: boolean };

interface MergeOptions<R> {
  /** As many rows as are shown at most, and as one answer has. */
  readonly size: number;
  /** A shown row that goes at once: this window has settled it itself. */
  readonly isLeft: (row: R) => boolean;
  /** A row that comes at once: this window has brought it back. */
  readonly isBack: (row: R) => boolean;
}

/** Lists are in the order of time, and of ids at the same time. */
const isAfter = (row: Row, other: Row): boolean => {
  const by = Date.parse(row.appointmentDate) - Date.parse(other.appointmentDate);
  return by === 0 ? row.id > other.id : by > 0;
};

/** The rows after an answer, when `shown` stood there: none of them moves but by what this window did. What would come between or before them waits. */
export function mergeRows<R extends Row>(
  shown: readonly MergedRow<R>[],
  answer: readonly R[],
  { size, isLeft, isBack }: MergeOptions<R>,
): MergedRow<R>[] {
  const fresh = new Map(answer.map((row) => [row.id, row]));
  const end = answer.length < size ? undefined : answer.at(-1);
  const stay = shown.flatMap((row): MergedRow<R>[] => {
    const now = fresh.get(row.id);
    if (now) return [now];
    if (isLeft(row)) return [];
    // Behind the end of the answer nobody knows of it.
    return [end && isAfter(row, end) ? row : { ...row, done: true }];
  });
  const last = stay.at(-1);
  const more = answer.filter((row) => !stay.some(({ id }) => id === row.id));
  for (const row of more.filter((one) => last && isBack(one) && isAfter(last, one)))
    stay.splice(
      stay.findIndex((one) => isAfter(one, row)),
      0,
      row,
    );
  const behind = more.filter((row) => !last || isAfter(row, last));
  return [...stay, ...behind].slice(0, Math.max(size, stay.length));
}
