import type { DataSource } from 'typeorm';
import { AUDITED_TABLES } from '../database/audited';
import type { Sql } from '../database/sql';
import type { Statement } from '../database/statement';
import type { Recipe } from '../database/transaction';

const WRITES = new RegExp(`\\b(?:insert\\s+into|update|delete\\s+from|merge\\s+into)\\s+"?(?:${AUDITED_TABLES.join('|')})\\b`, 'iu');

/** The name of the statement that says in a recipe who acts (database/transaction.ts). */
const ACT_AS = 'act-as';

/** Statements that have changed an audited table without saying who acts: on the pool, or in a recipe before `actAs`. */
export class Unsaid {
  private readonly statements: string[] = [];

  /** Records from now on what is sent through `sql`, and what repositories send outside of its transactions. */
  constructor(sql: Sql, source: DataSource) {
    source.subscribers.push({
      beforeQuery: ({ query, queryRunner }) => {
        if (!('who' in (queryRunner.data as object))) this.checked(query);
      },
    });
    const [query, one, named] = [sql.query.bind(sql), sql.one.bind(sql), sql.named.bind(sql)];
    const [batch, recipe] = [sql.batch.bind(sql), sql.recipe.bind(sql)];
    sql.query = (text, params) => query(this.checked(text), params);
    sql.one = (text, params) => one(this.checked(text), params);
    sql.named = (name, text, params) => named(name, this.checked(text), params);
    sql.batch = (...statements) => {
      for (const { text } of statements) this.checked(text);
      return batch(...statements);
    };
    sql.recipe = (act, within) => recipe((tx) => act(within ? tx : this.sawRecipe(tx)), within);
  }

  private checked(text: string): string {
    if (WRITES.test(text)) this.statements.push(text);
    return text;
  }

  private sawRecipe(tx: Recipe): Recipe {
    let said = false;
    const hear = (statements: readonly Statement<object>[]): void => {
      for (const { name, text } of statements) {
        said ||= name === ACT_AS;
        if (!said) this.checked(text);
      }
    };
    return {
      read(...statements) {
        hear(statements);
        return tx.read(...statements);
      },
      write(...statements) {
        hear(statements);
        return tx.write(...statements);
      },
    };
  }

  /** Throws when there was one: the audit log would name the system for a person's change. */
  assertNone(): void {
    if (this.statements.length === 0) return;
    throw new Error(`What changes an audited table says who acts (Sql.transaction, actAs):\n${this.statements.join('\n')}`);
  }
}
