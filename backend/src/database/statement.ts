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

type Values = Readonly<Record<string, Value>>;

/** A connection knows a statement by its name alone, so each stands for one text, here as PostgreSQL takes it. */
const texts = new Map<string, string>();

/** All statements of the modules that are loaded, by name. */
export const preparedTexts = (): ReadonlyMap<string, string> => texts;

/** What stands for a value in a text, `:doctorId`. A cast (`::date`) and whatever stands in quotes is none. */
const PLACES = /'(?:[^']|'')*'|"[^"]*"|::|:(?<place>[a-z]\w*)/giu;

/** The text as PostgreSQL takes it, and the names of its values in the order of their numbers. */
function numbered(text: string): { readonly text: string; readonly names: readonly string[] } {
  const names: string[] = [];
  const sent = text.replaceAll(PLACES, (found, name?: string) => {
    if (name === undefined) return found;
    if (!names.includes(name)) names.push(name);
    return `$${names.indexOf(name) + 1}`;
  });
  return { text: sent, names };
}

/**
 * Makes statements of one text, whose values have names: `const lockDoctor = prepared<Row, { id: string }>('lock-doctor',
 * 'select … where id = :id')`, then `lockDoctor({ id })`. They get their numbers once, here.
 */
export function prepared<Row extends object = QueryResultRow>(name: string, text: string): () => Statement<Row>;
export function prepared<Row extends object, V extends { readonly [Name in keyof V]: Value }>(
  name: string,
  text: string,
): (values: V) => Statement<Row>;
export function prepared(name: string, text: string): (values?: Values) => Statement {
  const { text: sent, names } = numbered(text);
  if ((texts.get(name) ?? sent) !== sent) throw new Error(`Two statements are named ${name}`);
  texts.set(name, sent);
  return (values = {}) => ({ name, text: sent, values: names.map((one) => valueOf(name, one, values)) });
}

/**
 * Before others in a batch: they keep one plan per connection. Between bounds PostgreSQL may plan for the values of each call, although
 * one plan serves, and planning takes longer than reading a few rows.
 */
export const plannedOnce = prepared('planned-once', `select set_config('plan_cache_mode', 'force_generic_plan', true)`);

/** The compiler does not read the text: a name there that no value has is found by the first call. */
function valueOf(statement: string, name: string, values: Values): Value {
  if (!(name in values)) throw new Error(`No value of ${statement} is named ${name}`);
  return values[name] ?? null;
}
