import type { DataSource } from 'typeorm';
import { AUDITED_TABLES } from '../database/audited';
import type { Sql } from '../database/sql';
import { overhear, type SentStatement } from './overhear';

const WRITES = new RegExp(`\\b(?:insert\\s+into|update|delete\\s+from|merge\\s+into)\\s+"?(?:${AUDITED_TABLES.join('|')})\\b`, 'iu');

/** The name of the statement that says in a recipe who acts (database/transaction.ts). */
const ACT_AS = 'act-as';

/** Statements that have changed an audited table without saying who acts: on the pool, or in a recipe before `actAs`. */
export class Unsaid {
  private readonly statements: string[] = [];

  /** Records from now on what is sent through `sql`, and what repositories send outside of its transactions. */
  constructor(sql: Sql, source: DataSource) {
    overhear(sql, source, {
      alone: ({ text }) => this.check(text),
      transaction: () => undefined,
      recipe: () => this.recipe(),
    });
  }

  private check(text: string): void {
    if (WRITES.test(text)) this.statements.push(text);
  }

  private recipe(): (statement: SentStatement) => void {
    let said = false;
    return ({ name, text }) => {
      said ||= name === ACT_AS;
      if (!said) this.check(text);
    };
  }

  /** Throws when there was one: the audit log would name the system for a person's change. */
  assertNone(): void {
    if (this.statements.length === 0) return;
    throw new Error(`What changes an audited table says who acts (Sql.transaction, actAs):\n${this.statements.join('\n')}`);
  }
}
