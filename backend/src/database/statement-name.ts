import { createHash } from 'node:crypto';
import type { Statement, Value } from './statement';

const names = new Map<string, string>();

/** A name for exactly this text, for statements that are composed from a fixed set of parts. */
export function statementName(prefix: string, text: string): string {
  let name = names.get(text);
  if (name === undefined) {
    name = `${prefix}-${createHash('sha256').update(text).digest('hex').slice(0, 20)}`;
    names.set(text, name);
  }
  return name;
}

/** A composed statement with its values, under the name of its text. */
export const namedStatement = <Row extends object>(prefix: string, text: string, params: readonly unknown[]): Statement<Row> => ({
  name: statementName(prefix, text),
  text,
  values: params as Value[],
});
