interface Row {
  readonly id: string;
}

/** The rows that were shown before and those after them: what comes between or before them would move them. */
export function steadyRows<R extends Row>(rows: readonly R[], known: ReadonlySet<string>): R[] {
  const last = rows.findLastIndex(({ id }) => known.has(id));
  return rows.filter(({ id }, at) => at > last || known.has(id));
}
