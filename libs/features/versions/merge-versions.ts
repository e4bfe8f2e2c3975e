type Values = Readonly<Record<string, unknown>>;

export interface MergedValues<T> {
  readonly values: T;
  /** Fields that both people have changed, each to another value: this person's value stays until they decide. */
  readonly clashes: readonly (keyof T & string)[];
}

const same = (left: unknown, right: unknown): boolean => JSON.stringify(left ?? null) === JSON.stringify(right ?? null);

/** Merges two edits of one record: fields that this person did not change take the other's value, the rest keeps this person's. */
export function mergeVersions<T extends object>(read: T, mine: T, theirs: T): MergedValues<T> {
  const [before, now, other] = [read, mine, theirs] as [Values, Values, Values];
  const clashes: (keyof T & string)[] = [];
  const values: Record<string, unknown> = {};
  for (const field of Object.keys(now)) {
    const untouched = same(now[field], before[field]);
    values[field] = untouched ? other[field] : now[field];
    if (!untouched && !same(other[field], before[field]) && !same(other[field], now[field])) clashes.push(field as keyof T & string);
  }
  return { values: values as T, clashes };
}
