import { Page } from './page';
import type { Keyset } from './keyset';
import type { Search } from './search';
import { countOf, TOTAL_CAP, type Sql } from '../database/sql';
import { plannedOnce, type Statement } from '../database/statement';
import { namedStatement } from '../database/statement-name';
import type { Where } from '../database/where';

/** What a list shows, and of which rows. Expressions on the table use its alias, in joins and columns too. */
export interface List {
  readonly table: string;
  /** Where the rows come from when that is more than the table: a query in brackets with all of its columns. */
  readonly source?: string | ((bound: Where) => string);
  readonly alias: string;
  readonly columns: string | ((bound: Where) => string);
  /** Joined to the rows of a page only. */
  readonly joins?: string | ((bound: Where) => string);
  /** Scope and filters. */
  readonly where: Where;
  /** One plan serves all bounds of `where`: they are within a few rows that an index finds, those of one doctor for instance. */
  readonly plannedOnce?: boolean;
  /** For lists that are read better in another way than by the conditions alone. */
  readonly rows?: ((where: Where) => string) | null;
  readonly search?: Search | null;
  readonly keyset: Keyset;
  /** The total, when a kept figure has it. */
  readonly kept?: (() => Promise<number>) | null;
}

const boundTo = (where: Where, text: string | ((bound: Where) => string)): string => (typeof text === 'string' ? text : text(where));

type RowWithKey<T> = T & { sortKey?: string | undefined };

export interface Total {
  readonly total: number;
  readonly capped: boolean;
}

const isFull = (rows: string, { fetch }: Keyset): string => `(select count(*) from ${rows}) >= ${fetch}`;

/** The statement of one page of `rows`: it selects these first, then joins the rest. */
function pageStatement<T extends object>(list: List, rows: (where: Where) => string): Statement<RowWithKey<T>> {
  const { alias, keyset, columns } = list;
  const where = keyset.goOn(list.where.copy());
  const page = `${rows(where)} ${keyset.orderBy} ${keyset.window(where, !list.search)}`;
  const [shown, joined] = [boundTo(where, columns), boundTo(where, list.joins ?? '')];
  const text = `select ${shown}, ${keyset.column} from (${page}) ${alias} ${joined} ${keyset.orderBy}`;
  return namedStatement(list.table, text, where.params);
}

const allOf =
  ({ alias, source, table }: List) =>
  (where: Where): string =>
    `select ${alias}.* from ${boundTo(where, source ?? table)} ${alias}`;

/**
 * The rows that the search finds. Without `offset 0` the planner would weigh the order against the search index; a wrong guess
 * reads the whole list.
 */
const foundBy =
  (list: List, search: Search) =>
  (where: Where): string =>
    `select * from (${search.found?.(where) ?? `${allOf(list)(where)} ${where.text} and ${search.ofRow(where)}`} offset 0) ${list.alias}`;

function unsought<T extends object>(list: List): Statement<RowWithKey<T>> {
  return pageStatement<T>(list, list.rows ?? ((where) => `${allOf(list)(where)} ${where.text}`));
}

async function sought<T extends object>(sql: Sql, list: List, search: Search): Promise<RowWithKey<T>[]> {
  const { alias, keyset } = list;
  const all = allOf(list);
  if (search.lookThrough > 0) {
    const first = (where: Where): string =>
      `select * from (${all(where)} ${where.text} ${keyset.orderBy} limit ${search.lookThrough}) ${alias} where ${search.ofRow(where)}`;
    const [rows] = await sql.batch(pageStatement<T>(list, first));
    if (rows.length >= keyset.fetch) return rows;
  }
  const [rows] = await sql.batch(pageStatement<T>(list, foundBy(list, search)));
  return rows;
}

/** The first rows of a list that is searched, as one statement among others. */
export interface FirstFound<T> {
  readonly statement: Statement<object>;
  readonly read: (rows: readonly object[]) => T[];
}

/** The same search in one statement: the index is asked where the list's own order does not fill the page. */
function soughtAtOnce<T extends object>(list: List, search: Search): Statement<RowWithKey<T>> {
  const { alias, keyset } = list;
  const all = allOf(list);
  const found = foundBy(list, search);
  if (search.lookThrough === 0) return pageStatement<T>(list, found);
  const near = (where: Where): string =>
    `select * from (${all(where)} ${where.text} ${keyset.orderBy} limit ${search.lookThrough}) ${alias}
     where ${search.ofRow(where)} limit ${keyset.fetch}`;
  const full = isFull('near', keyset);
  return pageStatement<T>(
    list,
    (where) => `select * from (with near as materialized (${near(where)})
      select * from near where ${full} union all ${found(where)} where not ${full}) ${alias}`,
  );
}

export function firstFound<T extends { readonly id: string }, U>(list: List, read: (row: T) => U): FirstFound<U> {
  const statement = list.search ? soughtAtOnce<T>(list, list.search) : unsought<T>(list);
  return { statement, read: (rows) => list.keyset.cut<RowWithKey<T>>(rows as readonly RowWithKey<T>[]).shown.map(read) };
}

const totalOf = (rows: number): Total => ({ total: Math.min(rows, TOTAL_CAP), capped: rows > TOTAL_CAP });

/** Counted up to one above the cap. */
export async function counted(sql: Sql, from: string, { text, params }: Where): Promise<Total> {
  return totalOf(await sql.count(`${from} ${text}`, params));
}

/** The page of these rows; `whole` is asked for the total when the rows do not show it. */
export async function completed<T extends { readonly id: string }>(
  keyset: Keyset,
  rows: readonly RowWithKey<T>[],
  whole: () => Promise<Total> | Total,
): Promise<Page<T>> {
  const { shown, next } = keyset.cut<RowWithKey<T>>(rows);
  const known = keyset.before + shown.length;
  const isBeyond = shown.length === 0 && keyset.offset > 0;
  if (!next && !isBeyond) return new Page<T>(shown, known);
  const { total, capped } = await whole();
  return new Page<T>(shown, isBeyond ? total : Math.max(known, total), next, capped);
}

/** One page of a list, with its total as far as it is known without reading too much. */
export async function pageOf<T extends { readonly id: string }>(sql: Sql, list: List): Promise<Page<T>> {
  const { table, alias, where, search, kept, keyset } = list;
  const from = `from ${table} ${alias}`;
  if (search) {
    const rows = await sought<T>(sql, list, search);
    const known = where.copy();
    const count = (): Promise<Total> => counted(sql, from, known.add(search.ofRow(known)));
    return completed<T>(keyset, rows, () => (rows.length > 0 ? { total: 0, capped: true } : count()));
  }
  const page = unsought<T>(list);
  if (kept || keyset.before > 0) {
    const [rows] = await sql.batch(page);
    return completed<T>(keyset, rows, async () => (kept ? { total: await kept(), capped: false } : counted(sql, from, where)));
  }
  if (list.plannedOnce) {
    const [, rows] = await sql.batch(plannedOnce(), page);
    return completed<T>(keyset, rows, () => counted(sql, from, where));
  }
  const [rows, [count]] = await sql.batch(page, countOf(`${from} ${where.text}`, where.params));
  return completed<T>(keyset, rows, () => totalOf(count?.total ?? 0));
}
