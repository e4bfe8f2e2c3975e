import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import type { Sql } from '../database/sql';
import { overhear, type Overheard } from './overhear';

/** A statement as servers sent it to the database in this run's specs, with the values that came with it first. */
export type SentStatement = Overheard;

/** A folder of this run (tools/jest/database-setup.mjs); each worker writes a file of its own. */
const folder = (): string => {
  const path = process.env['TEST_SENT'];
  if (!path) throw new Error("TEST_SENT is not set: run *.db.spec.ts through Jest's project backend-db.");
  return path;
};

const noted = new Set<string>();

function note({ text, values, name }: SentStatement): void {
  if (noted.has(text)) return;
  noted.add(text);
  appendFileSync(join(folder(), `${process.pid}.jsonl`), `${JSON.stringify({ text, values, name })}\n`);
}

/** Notes from now on what a server sends. Proofs, which no run of specs looks at, note nothing. */
export function noteSent(sql: Sql, source: DataSource): void {
  if (process.env['TEST_SENT']) overhear(sql, source, { alone: note, transaction: note, recipe: () => note });
}

/** What servers have sent so far in this run. */
export function sentStatements(): SentStatement[] {
  const files = readdirSync(folder()).filter((name) => name.endsWith('.jsonl'));
  const lines = files.flatMap((name) => readFileSync(join(folder(), name), 'utf8').trimEnd().split('\n'));
  const statements = lines.map((line) => JSON.parse(line) as SentStatement);
  return [...new Map(statements.map((statement) => [statement.text, statement])).values()];
}
