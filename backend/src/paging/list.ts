import { Page } from './page';
import type { Keyset } from './keyset';
import type { Search } from './search';
import { TOTAL_CAP, type Sql } from '../database/sql';
import { statementName } from '../database/statement-name';
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
  /** One plan serves all values of `where`: those of a scope, in an order that has an index for each of them. */
  readonly plannedOnce?: boolean;
  /** For lists that are read better in another way than by the conditions alone. */
  readonly rows?: ((where: Where) => string) | null;
  readonly search?: Search | null;
  readonly keyset: Keyset;
  /** The total, when a kept figure has it. */
  readonly kept?: (() => Promise<number>) | null;
}

const boundTo = (where: Where, text: string | ((bound: Where) => string)): string => (typeof text === 'string' ? text : text(where));

type Read<T> = T & { sortKey?: string };

export interface Total {
  readonly total: number;
  readonly capped: boolean;
}

/** Without a value there is nothing that a plan could depend on. */
const isPlannedOnce = ({ search, where, plannedOnce = false }: List): boolean => !search && (plannedOnce || where.params.length === 0);

/** One page of `rows`: selects these first, then joins the rest. */
function read<T extends object>(sql: Sql, list: List, rows: (where: Where) => string): Promise<Read<T>[]> {
  const { alias, keyset, columns } = list;
  const where = keyset.goOn(list.where.copy());
  const page = `${rows(where)} ${keyset.orderBy} ${keyset.window(where, isPlannedOnce(list))}`;
  const [shown, joined] = [boundTo(where, columns), boundTo(where, list.joins ?? '')];
  const text = `select ${shown}, ${keyset.column} from (${page}) ${alias} ${joined} ${keyset.orderBy}`;
  return sql.named<Read<T>>(statementName(list.table, text), text, where.params);
}

async function rowsOf<T extends object>(sql: Sql, list: List): Promise<Read<T>[]> {
  const { alias, keyset, search, source = list.table } = list;
  const all = (where: Where): string => `select ${alias}.* from ${boundTo(where, source)} ${alias}`;
  if (!search) return read<T>(sql, list, list.rows ?? ((where) => `${all(where)} ${where.text}`));
  if (search.lookThrough > 0) {
    const first = (where: Where): string =>
      `select * from (${all(where)} ${where.text} ${keyset.orderBy} limit ${search.lookThrough}) ${alias} where ${search.ofRow(where)}`;
    const rows = await read<T>(sql, list, first);
    if (rows.length >= keyset.fetch) return rows;
  }
  // Without `offset 0` the planner would weigh the order against the search index; a wrong guess reads the whole list.
  return read<T>(
    sql,
    list,
    (where) => `select * from (${search.found?.(where) ?? `${all(where)} ${where.text} and ${search.ofRow(where)}`} offset 0) ${alias}`,
  );
}

/** Counted up to one above the cap. */
export async function counted(sql: Sql, from: string, { text, params }: Where): Promise<Total> {
  const rows = await sql.count(`${from} ${text}`, params);
  return { total: Math.min(rows, TOTAL_CAP), capped: rows > TOTAL_CAP };
}

/** The page of these rows; `whole` is asked for the total when the rows do not show it. */
export async function completed<T extends { readonly id: string }>(
  keyset: Keyset,
  rows: readonly Read<T>[],
  whole: () => Promise<Total> | Total,
): Promise<Page<T>> {
  const { shown, next } = keyset.cut<Read<T>>(rows);
  const known = keyset.before + shown.length;
  const isBeyond = shown.length === 0 && keyset.offset > 0;
  if (!next && !isBeyond) return new Page<T>(shown, known);
  const { total, capped } = await whole();
  return new Page<T>(shown, isBeyond ? total : Math.max(known, total), next, capped);
}

/** One page of a list, with its total as far as it is known without reading too much. */
export async function pageOf<T extends { readonly id: string }>(sql: Sql, list: List): Promise<Page<T>> {
  const { table, alias, where, search, kept } = list;
  const rows = await rowsOf<T>(sql, list);
  return completed<T>(list.keyset, rows, async () => {
    if (search && rows.length > 0) return { total: 0, capped: true };
    if (kept && !search) return { total: await kept(), capped: false };
    const sought = where.copy();
    return counted(sql, `from ${table} ${alias}`, search ? sought.add(search.ofRow(sought)) : sought);
  });
}
