import { Refusal } from '@arogya/domain/refusal';
import { isUuid } from '@arogya/domain/rule';
import { iso } from '../iso';
import { orderBy, type PageQuery } from './page';
import type { Where } from '../database/where';

/** The SQL expression of a sort name, which is never null, and its type. */
export interface SortKey {
  /** A whole number that comes before it: rows of one rank stand together. */
  readonly rank?: string;
  readonly by: string;
  readonly type: 'text' | 'timestamptz' | 'integer' | 'bigint' | 'double precision';
  /** The column of the row that shows it too, in ms since 1970; only for instants without parts of a millisecond. */
  readonly ms?: string | undefined;
}
export type SortKeys = Readonly<Record<string, SortKey>>;

/** Text is sorted as people expect, ignoring capitals and accents, whatever the server's locale. */
export const byWords = (column: string): SortKey => ({ by: `lower(${column}) collate "und-x-icu"`, type: 'text' });
export const byTime = (column: string, ms?: string): SortKey => ({ by: column, type: 'timestamptz', ms });

const unreadable = (): Refusal => {
  const message = 'This place in the list cannot be read; take it from Link rel="next"';
  return new Refusal('invalid', { errors: { after: message }, message });
};

const IDS = { uuid: isUuid, bigint: (id: unknown): id is string => typeof id === 'string' && /^\d{1,18}$/u.test(id) };

/** Page sizes that screens ask for. */
const SIZES: ReadonlySet<number> = new Set([1, 3, 4, 5, 8, 10, 20, 50, 100, 200]);

/** The last row of a page, and how many rows came before the next one. A key with a rank is both, with a space between. */
interface PageCursor {
  readonly key: string;
  readonly id: string;
  readonly before: number;
}

function placeFrom(after: string, sort: string, isId: (id: unknown) => id is string): PageCursor {
  let place: unknown;
  try {
    place = JSON.parse(Buffer.from(after, 'base64url').toString('utf8'));
  } catch {
    throw unreadable();
  }
  const [requested, key, id, before = 0] = Array.isArray(place) ? (place as unknown[]) : [];
  if (requested !== sort || typeof key !== 'string' || key.includes('\0') || !isId(id)) throw unreadable();
  if (typeof before !== 'number' || !Number.isSafeInteger(before) || before < 0) throw unreadable();
  return { key, id, before };
}

/**
 * The order of a list and where it goes on: at a page number, or after a row, which stays fast however long the list is.
 * Select `keyset.column` with the rows, fetch `keyset.fetch` of them and pass them to `keyset.cut`.
 */
export class Keyset {
  readonly orderBy: string;
  readonly column: string;
  /** One more than is shown, to know whether there is a next page. */
  readonly fetch: number;
  readonly offset: number;
  /** Rows before the first that is shown. */
  readonly before: number;
  private readonly after: PageCursor | null;
  private readonly sort: string;
  private readonly key: SortKey;

  constructor(
    private readonly query: PageQuery,
    keys: SortKeys,
    fallback: string,
    private readonly id: string,
    private readonly idType: 'uuid' | 'bigint' = 'uuid',
  ) {
    const table = Object.fromEntries(Object.entries(keys).map(([name, { rank, by }]) => [name, rank ? [rank, by] : by]));
    this.sort = query.sort ?? fallback;
    this.orderBy = orderBy(this.sort, table, fallback, id);
    this.key = keys[this.sort.replace(/^-/u, '')] ?? { by: id, type: 'text' };
    const text = this.key.rank ? `concat(${this.key.rank}, ' ', ${this.key.by})` : `(${this.key.by})::text`;
    this.column = `${this.key.ms ? 'null' : text} as "sortKey"`;
    this.fetch = query.limit + 1;
    this.after = query.after ? placeFrom(query.after, this.sort, IDS[idType]) : null;
    this.offset = this.after ? 0 : query.offset;
    this.before = this.after?.before ?? this.offset;
  }

  /**
   * `limit … offset …`. With `inText`, the first page of a usual size has its limit in the text: of a bound one PostgreSQL
   * knows too little to keep a plan, and would make one for each call, which takes longer than to read the rows.
   */
  window(where: Where, inText: boolean): string {
    if (inText && !this.after && this.offset === 0 && SIZES.has(this.query.limit)) return `limit ${this.fetch}`;
    return `limit ${where.bind(this.fetch)} offset ${where.bind(this.offset)}`;
  }

  /** Narrows the rows to those after `after`; the total must be counted before. */
  goOn(where: Where): Where {
    if (!this.after) return where;
    const { key, id } = this.after;
    const { rank, by, type } = this.key;
    const than = this.sort.startsWith('-') ? '<' : '>';
    if (!rank) return where.and(`(${by}, ${this.id}) ${than} (${where.bind(key)}::${type}, ?::${this.idType})`, id);
    const [first = '', ...rest] = key.split(' ');
    const bound = `${where.bind(first)}::integer, ${where.bind(rest.join(' '))}::${type}`;
    return where.and(`(${rank}, ${by}, ${this.id}) ${than} (${bound}, ?::${this.idType})`, id);
  }

  /** The rows to show, and the cursor of the next page. Without a value, its key is not in JSON; `delete` would make each row slow to read. */
  cut<T extends { readonly id: string; sortKey?: string | undefined }>(rows: readonly T[]): { shown: T[]; next: string | null } {
    const shown = rows.slice(0, this.query.limit);
    const last = rows.length > shown.length ? shown.at(-1) : undefined;
    const place = last && [this.sort, this.keyOf(last), last.id, this.before + shown.length];
    for (const row of shown) row.sortKey = undefined;
    return { shown, next: place ? Buffer.from(JSON.stringify(place)).toString('base64url') : null };
  }

  private keyOf(row: { readonly sortKey?: string | undefined }): string | undefined {
    const { ms } = this.key;
    return ms ? iso((row as Readonly<Record<string, number>>)[ms] ?? Number.NaN) : row.sortKey;
  }
}
