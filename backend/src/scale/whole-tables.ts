import type pg from 'pg';
import { eachConnection } from '../testing/each-connection';
import type { TestApp } from '../testing/test-app';

/** Tables with at least this many rows in the crowd. Smaller ones may be read as a whole. */
const LARGE = 10_000;
/** An index may be read from one end to the other when it has fewer rows: it is an index of few. */
const FEW = 1_000;
/** The kept figures themselves: one row per doctor, day and status, however many appointments there are. */
export const FIGURES: ReadonlySet<string> = new Set(['appointment_totals', 'appointment_counters', 'lead_counters']);

interface Plan {
  readonly 'Node Type': string;
  readonly 'Parent Relationship'?: string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly 'Plan Rows': number;
  readonly Plans?: readonly Plan[];
}

/** Nodes that read no more of their first input than is asked of them. */
const ON_DEMAND: ReadonlySet<string> = new Set([
  'Limit',
  'Nested Loop',
  'Hash Join',
  'Merge Join',
  'Incremental Sort',
  'Subquery Scan',
  'Append',
  'Merge Append',
  'LockRows',
  'Result',
]);

function wholeTablesOf(plan: Plan, large: ReadonlySet<string>, isLimited = false): string[] {
  const { 'Node Type': node, 'Relation Name': table, 'Index Name': index } = plan;
  const passesLimit = ON_DEMAND.has(node) && (isLimited || node === 'Limit');
  const below = (plan.Plans ?? []).flatMap((one) =>
    wholeTablesOf(one, large, passesLimit && (one['Parent Relationship'] === 'Outer' || one['Parent Relationship'] === 'Member')),
  );
  if (table === undefined || !large.has(table) || isLimited) return below;
  if (node === 'Seq Scan') return [`all of ${table}`, ...below];
  const isWhole = /^Index (?:Only )?Scan/u.test(node) && plan['Index Cond'] === undefined && plan['Plan Rows'] >= FEW;
  return isWhole ? [`all of ${table} by ${index}`, ...below] : below;
}

/** The tables of the crowd that nothing may read as a whole. */
export async function largeTables(client: pg.Client): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples >= $1`,
    [LARGE],
  );
  return new Set(rows.map(({ name }) => name).filter((name) => !FIGURES.has(name)));
}

/** What a statement reads as a whole by its plan for any values; nothing is run. */
export async function wholeTables(client: pg.Client, text: string, large: ReadonlySet<string>): Promise<string[]> {
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`explain (generic_plan, format json) ${text}`);
  const plan = rows[0]?.['QUERY PLAN'][0].Plan;
  return plan ? wholeTablesOf(plan, large) : [];
}

const SAY_WHAT_WAS_READ = 'select pg_stat_force_next_flush()';

/**
 * How often each of these tables was read as a whole so far, also in functions, triggers and checks of keys, of which no plan of
 * a statement tells. Each connection, the server's and the spec's own, says first what it has done: one that is idle would do so
 * ten seconds later.
 */
export async function timesReadAsAWhole(test: TestApp, own: readonly pg.Client[], large: ReadonlySet<string>): Promise<object> {
  await eachConnection(test, SAY_WHAT_WAS_READ);
  for (const client of own) await client.query(SAY_WHAT_WAS_READ);
  const rows = await test.sql.query<{ name: string; times: number }>(
    'select relname as name, seq_scan::int as times from pg_stat_user_tables where relname = any ($1) order by relname',
    [[...large]],
  );
  return Object.fromEntries(rows.map(({ name, times }) => [name, times]));
}
