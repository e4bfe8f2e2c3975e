import pg from 'pg';
import { TOTAL_CAP } from '../database/sql';

/** A statement as the server sent it. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** A statement with the name under which it was prepared, if any. */
interface NamedStatement extends Statement {
  readonly name: string;
}

interface PoolQuery {
  readonly name?: string;
  readonly text?: string;
  readonly values?: readonly unknown[];
  /** Of a batch. */
  readonly statements?: readonly NamedStatement[];
}

/** What begins and ends a transaction. */
export const isOfTransaction = ({ text }: Statement): boolean => /^(?:begin|start transaction|commit|rollback)/iu.test(text.trim());

/** Statements that the server sends on its own schedule, without a caller. */
const OWN_PACE =
  /rate_limits|event_readers|webhook_|from events where \(tx, id\)|pg_notify|audit_chain|note_looks|set seen_at = now\(\) where sid|frontend_(live|releases|moves|sessions)|server_instances|from migrations/iu;

/** Hears the statements of each round trip of this process while `act` runs. */
export async function hearing<T>(hear: (statements: readonly NamedStatement[]) => void, act: () => Promise<T>): Promise<T> {
  const prototype = pg.Client.prototype as { query: (...sent: unknown[]) => unknown };
  const query = prototype.query;
  prototype.query = function noted(this: unknown, ...sent: unknown[]): unknown {
    const [first, second] = sent;
    const one = typeof first === 'string' ? { text: first, values: second as PoolQuery['values'] } : (first as PoolQuery);
    hear(
      (one.statements ?? [one]).flatMap(({ name = '', text, values = [] }) =>
        text === undefined ? [] : [{ name, text, values: [...values] }],
      ),
    );
    return query.apply(this, sent);
  };
  try {
    return await act();
  } finally {
    prototype.query = query;
  }
}

/** Everything that this process sends to PostgreSQL while `act` runs. */
export async function statementsOf<T>(act: () => Promise<T>): Promise<{ answer: T; statements: Statement[] }> {
  const statements: Statement[] = [];
  const answer = await hearing((sent) => {
    const asked = sent.filter((one) => !isOfTransaction(one) && !OWN_PACE.test(one.text));
    statements.push(...asked.map(({ text, values }) => ({ text, values })));
  }, act);
  return { answer, statements };
}

/** What `measure` finds, again while that is too much: what the server sends on its own pace does not come each time. */
export async function untilFew<F>(measure: () => Promise<F>, isFew: (found: F) => boolean, tries: number): Promise<F> {
  const found = await measure();
  return tries === 1 || isFew(found) ? found : untilFew(measure, isFew, tries - 1);
}

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly Plan[];
}

/** A scan of a table: how many rows it has read in all. */
export interface Scan {
  readonly table: string;
  readonly how: string;
  readonly rows: number;
  /** How often it was restarted, as inside a join. */
  readonly loops: number;
  /** For a total that stops at its cap (`countOf`). */
  readonly counts: boolean;
}

/** Counts the rows of a limit that is no higher than the cap of a total. */
const stopsAtCap = ({ 'Node Type': node, Plans: [below] = [] }: Plan): boolean =>
  node === 'Aggregate' && below?.['Node Type'] === 'Limit' && below['Actual Rows'] <= TOTAL_CAP + 1;

function scansOf(plan: Plan, counted = false): Scan[] {
  const counts = counted || stopsAtCap(plan);
  const below = (plan.Plans ?? []).flatMap((one) => scansOf(one, counts));
  const table = plan['Relation Name'];
  if (table === undefined || plan['Node Type'] === 'ModifyTable') return below;
  const each = plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0);
  return [
    { table, how: plan['Node Type'], rows: Math.round(each * plan['Actual Loops']), loops: Math.max(1, plan['Actual Loops']), counts },
    ...below,
  ];
}

/** The scans of a statement, run with its values; whatever it writes is rolled back. */
export async function scansOfStatement(client: pg.Client, { text, values }: Statement): Promise<Scan[]> {
  await client.query('begin');
  try {
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>({
      text: `explain (analyze, timing off, buffers off, format json) ${text}`,
      values: [...values],
    });
    const plan = rows[0]?.['QUERY PLAN'][0].Plan;
    return plan ? scansOf(plan) : [];
  } finally {
    await client.query('rollback');
  }
}
