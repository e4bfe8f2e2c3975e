import { createHash } from 'node:crypto';

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
