import type { DataSource } from 'typeorm';
import type { Db, Sql, Tx } from '../database/sql';
import type { Statement } from '../database/statement';
import type { Recipe } from '../database/transaction';

/** A statement on its way to the database. */
export interface SentStatement {
  readonly text: string;
  readonly values: readonly unknown[];
  /** Of a prepared one. */
  readonly name?: string;
}
type StatementHandler = (statement: SentStatement) => void;

export interface StatementHandlers {
  /** What is sent outside of transactions. */
  readonly alone: StatementHandler;
  /** What is sent inside of `Sql.transaction`. */
  readonly transaction: StatementHandler;
  /** Makes the one that hears what a recipe sends. */
  readonly recipe: () => StatementHandler;
}

function overheardDb(db: Db, hear: StatementHandler): Db {
  const [query, one, named] = [db.query, db.one, db.named.bind(db)];
  const note = (sent: string | Statement<object>, values: readonly unknown[] = []) =>
    hear(typeof sent === 'string' ? { text: sent, values } : sent);
  return {
    query: <Row extends object>(sent: string | Statement<Row>, values?: readonly unknown[]) => {
      note(sent, values);
      return typeof sent === 'string' ? query<Row>(sent, values) : query(sent);
    },
    one: <Row extends object>(sent: string | Statement<Row>, values?: readonly unknown[]) => {
      note(sent, values);
      return typeof sent === 'string' ? one<Row>(sent, values) : one(sent);
    },
    named(name, text, values = []) {
      hear({ name, text, values });
      return named(name, text, values);
    },
  };
}

const overheardTx = (tx: Tx, hear: StatementHandler): Tx => ({
  ...tx,
  ...overheardDb(tx, hear),
  batch(...statements) {
    statements.forEach(hear);
    return tx.batch(...statements);
  },
});

const overheardRecipe = (tx: Recipe, hear: StatementHandler): Recipe => ({
  read(...statements) {
    statements.forEach(hear);
    return tx.read(...statements);
  },
  write(...statements) {
    statements.forEach(hear);
    return tx.write(...statements);
  },
});

/** Hears from now on what is sent through `sql`, and by repositories. A recipe within a transaction counts as that transaction. */
export function overhear(sql: Sql, source: DataSource, { alone, transaction, recipe }: StatementHandlers): void {
  source.subscribers.push({
    beforeQuery({ query: text, parameters, queryRunner }) {
      const hear = 'who' in (queryRunner.data as object) ? transaction : alone;
      hear({ text, values: (parameters ?? []) as unknown[] });
    },
  });
  const [batch, runRecipe, runTransaction] = [sql.batch.bind(sql), sql.recipe.bind(sql), sql.transaction.bind(sql)];
  Object.assign(sql, overheardDb(sql, alone));
  sql.batch = (...statements) => {
    statements.forEach(alone);
    return batch(...statements);
  };
  sql.recipe = (act, within, claimsKey) => runRecipe((tx) => act(within ? tx : overheardRecipe(tx, recipe())), within, claimsKey);
  sql.transaction = (who, act) => runTransaction(who, (tx) => act(overheardTx(tx, transaction)));
}
