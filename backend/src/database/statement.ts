import type { QueryResultRow } from 'pg';

/** The values of a statement: those that PostgreSQL reads from text by itself, and objects, which it reads as JSON. */
export type Value = string | number | boolean | null | Date | readonly string[] | readonly number[] | object;

/** One SQL statement with its values, prepared once per connection under its name. */
export interface Statement<Row extends object = QueryResultRow> {
  /** Stands for exactly this text. */
  readonly name: string;
  readonly text: string;
  readonly values: readonly Value[];
  /** Only for the type of the rows. */
  readonly rows?: Row;
}

/** The rows of each of several statements. */
export type RowsOf<S extends readonly Statement<object>[]> = { [K in keyof S]: S[K] extends Statement<infer Row> ? Row[] : never };

/** Makes statements of one text: `const lockDoctor = prepared<Row>('lock-doctor', 'select …')`, then `lockDoctor(id)`. */
export function prepared<Row extends object = QueryResultRow>(name: string, text: string): (...values: Value[]) => Statement<Row> {
  return (...values) => ({ name, text, values });
}

/**
 * For the rest of the transaction, statements are planned once per connection. For a few rows under a limit the planner
 * would plan anew for each call, which costs several times more than reading them.
 */
export const PLANNED_ONCE = `set_config('plan_cache_mode', 'force_generic_plan', true)`;
export const plannedOnce = prepared('planned-once', `select ${PLANNED_ONCE}`);
