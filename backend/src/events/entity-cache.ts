interface Generation<Row> {
  readonly rows: Map<string, Row>;
  /** ms of `performance.now()`. */
  readonly until: number;
}

/** Behind a connection that is broken without either end knowing it, something outdated is shown for no longer than this. */
const KEPT_MS = 15_000;
const MOST = 10_000;

/**
 * Rows that are shown again and again and seldom change, such as the doctors of a list: kept in memory, by id. Whoever hears of
 * a change calls `forget`; while `listens` says that nobody would hear of one, every call reads them.
 */
export class Remembered<Row extends { readonly id: string }> {
  private kept = newGeneration<Row>();

  constructor(
    private readonly listens: () => boolean,
    private readonly read: (ids: readonly string[]) => Promise<readonly Row[]>,
  ) {}

  forget(): void {
    this.kept = newGeneration();
  }

  /** At least the rows of these ids, by id; null and those that do not exist are left out. */
  async of(ids: readonly (string | null)[]): Promise<ReadonlyMap<string, Row>> {
    if (!this.listens() || performance.now() > this.kept.until || this.kept.rows.size > MOST) this.forget();
    const { kept } = this;
    const missing = new Set<string>();
    for (const id of ids) if (id !== null && !kept.rows.has(id)) missing.add(id);
    if (missing.size === 0) return kept.rows;
    const read = await this.read([...missing]);
    // If something changed while they were read, they may be outdated: they are not kept.
    const rows = this.kept === kept ? kept.rows : new Map(kept.rows);
    for (const row of read) rows.set(row.id, row);
    return rows;
  }
}

const newGeneration = <Row>(): Generation<Row> => ({ rows: new Map(), until: performance.now() + KEPT_MS });
