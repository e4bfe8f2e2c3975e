import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import type { Db, Sql, Tx } from '../database/sql';
import type { Statement } from '../database/statement';
import type { Recipe } from '../database/transaction';

/** A statement as servers sent it to the database in this run's specs, with the values that came with it first. */
export interface SentStatement {
  readonly text: string;
  readonly values: readonly unknown[];
  /** Of a prepared one. */
  readonly name?: string;
}

/** A folder of this run (tools/jest/database-setup.mjs); each worker writes a file of its own. */
const folder = (): string => {
  const path = process.env['TEST_SENT'];
  if (!path) throw new Error("TEST_SENT is not set: run *.db.spec.ts through Jest's project backend-db.");
  return path;
};

const noted = new Set<string>();

function note(text: string, values: readonly unknown[] = [], name?: string): void {
  if (noted.has(text)) return;
  noted.add(text);
  appendFileSync(join(folder(), `${process.pid}.jsonl`), `${JSON.stringify({ text, values, name } satisfies SentStatement)}\n`);
}

const noteAll = (statements: readonly Statement<object>[]): void =>
  statements.forEach(({ text, values, name }) => note(text, values, name));

function notingDb(db: Db): Db {
  const [query, one, named] = [db.query.bind(db), db.one.bind(db), db.named.bind(db)];
  return {
    query(text, values) {
      note(text, values);
      return query(text, values);
    },
    one(text, values) {
      note(text, values);
      return one(text, values);
    },
    named(name, text, values) {
      note(text, values, name);
      return named(name, text, values);
    },
  };
}

const notingTx = (tx: Tx): Tx => ({
  ...tx,
  ...notingDb(tx),
  batch(...statements) {
    noteAll(statements);
    return tx.batch(...statements);
  },
});

const notingRecipe = (tx: Recipe): Recipe => ({
  read(...statements) {
    noteAll(statements);
    return tx.read(...statements);
  },
  write(...statements) {
    noteAll(statements);
    return tx.write(...statements);
  },
});

/** Notes from now on what a server sends: through its `sql`, and through repositories. Proofs, which no run of specs looks at, note nothing. */
export function noteSent(sql: Sql, source: DataSource): void {
  if (!process.env['TEST_SENT']) return;
  source.subscribers.push({ beforeQuery: ({ query, parameters }) => note(query, parameters as unknown[] | undefined) });
  const [batch, recipe, transaction] = [sql.batch.bind(sql), sql.recipe.bind(sql), sql.transaction.bind(sql)];
  Object.assign(sql, notingDb(sql));
  sql.batch = (...statements) => {
    noteAll(statements);
    return batch(...statements);
  };
  sql.recipe = (act, within) => recipe((tx) => act(within ? tx : notingRecipe(tx)), within);
  sql.transaction = (who, act) => transaction(who, (tx) => act(notingTx(tx)));
}

/** What servers have sent so far in this run. */
export function sentStatements(): SentStatement[] {
  const files = readdirSync(folder()).filter((name) => name.endsWith('.jsonl'));
  const lines = files.flatMap((name) => readFileSync(join(folder(), name), 'utf8').trimEnd().split('\n'));
  const statements = lines.map((line) => JSON.parse(line) as SentStatement);
  return [...new Map(statements.map((statement) => [statement.text, statement])).values()];
}
