import { LRUCache } from 'lru-cache';

/** Behind a connection that is broken without either end knowing it, something outdated is shown for no longer than this. */
const TTL_MS = 15_000;
const MAX = 10_000;

/**
 * Rows that are shown again and again and seldom change, such as the doctors of a list: kept in memory, by id. Whoever hears of
 * a change calls `forget`; while `listens` says that nobody would hear of one, every call reads them.
 */
export class EntityCache<Row extends { readonly id: string }> {
  private readonly rows = new LRUCache<string, Row>({ max: MAX, ttl: TTL_MS, ttlResolution: 0 });
  private changes = 0;

  constructor(
    private readonly listens: () => boolean,
    private readonly read: (ids: readonly string[]) => Promise<readonly Row[]>,
  ) {}

  forget(): void {
    this.changes += 1;
    this.rows.clear();
  }

  /** The row of this id where it is known without reading it. */
  known(id: string): Row | null {
    return (this.listens() ? this.rows.get(id) : undefined) ?? null;
  }

  /** The rows of these ids, by id; null and those that do not exist are left out. */
  async of(ids: readonly (string | null)[]): Promise<ReadonlyMap<string, Row>> {
    if (!this.listens()) this.forget();
    const found = new Map<string, Row>();
    const missing = new Set<string>();
    for (const id of new Set(ids)) {
      const row = id === null ? undefined : this.rows.get(id);
      if (row) found.set(row.id, row);
      else if (id !== null) missing.add(id);
    }
    if (missing.size === 0) return found;
    const before = this.changes;
    for (const row of await this.read([...missing])) {
      found.set(row.id, row);
      // If something changed while it was read, it may be outdated: it is not kept.
      if (before === this.changes) this.rows.set(row.id, row);
    }
    return found;
  }
}
