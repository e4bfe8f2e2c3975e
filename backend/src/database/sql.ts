import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, type QueryRunner } from 'typeorm';
import type { Socket } from 'node:net';
import pg, { type Pool, type PoolClient, type QueryResultRow } from 'pg';
import { contextText, type RequestContext } from '../access/request-context';
import { TOTAL_CAP } from '../paging/page';
import { runBatch } from './batch';
import type { RowsOf, Statement } from './statement';
import { statementName } from './statement-name';
import { isSilence, runRecipe, sendAll, type Recipe } from './transaction';

/** Statements on one connection: inside `Sql.transaction` all of them belong to that transaction. */
export interface Db {
  query<T extends object>(text: string, params?: readonly unknown[]): Promise<T[]>;
  /** The first row, or null. */
  one<T extends object>(text: string, params?: readonly unknown[]): Promise<T | null>;
  /** Like `query`, prepared once per connection under a name that stands for exactly this text. */
  named<T extends object>(name: string, text: string, params?: readonly unknown[]): Promise<T[]>;
}

/** A transaction, with TypeORM's manager for modules that write through entities. */
export interface Tx extends Db {
  /** Who acts in it. */
  readonly who: RequestContext;
  readonly manager: EntityManager;
  /** Several statements in one round trip. */
  batch<S extends readonly Statement<object>[]>(...statements: S): Promise<RowsOf<S>>;
}

type Connected = PoolClient & { readonly connection: { readonly stream: Socket } };

type Runner = Pick<Pool, 'query'> | Pick<PoolClient, 'query'>;

function statements(runner: Runner): Db {
  const run = async <T>(text: string, params: readonly unknown[] = [], name?: string): Promise<T[]> => {
    const result = await runner.query<QueryResultRow>({ text, values: [...params], ...(name ? { name } : {}) });
    return result.rows as T[];
  };
  return {
    query: (text, params) => run(text, params),
    one: async <T>(text: string, params?: readonly unknown[]) => (await run<T>(text, params))[0] ?? null,
    named: (name, text, params) => run(text, params, name),
  };
}

/** TypeORM's PostgreSQL driver keeps its pg.Pool as `master`. */
const poolOf = (source: DataSource): Pool => (source.driver as unknown as { master: Pool }).master;

/** Without a listener, the error event of a broken connection would end the process. Its query fails anyway. */
async function connectTo(source: DataSource): Promise<PoolClient> {
  const client = await poolOf(source).connect();
  if (client.listenerCount('error') === 0) client.on('error', () => undefined);
  return client;
}

/** Begins the transaction and sets who acts in one round trip; TypeORM would need another one to begin. */
async function begin(runner: QueryRunner, client: Connected, who: RequestContext): Promise<void> {
  Object.assign(runner, { isTransactionActive: true, transactionDepth: 1 });
  const actor = contextText(who);
  await client.query(`start transaction${actor ? `; select set_config('arogya.actor', ${pg.escapeLiteral(actor)}, true)` : ''}`);
}

/**
 * SQL by hand on the pool of the DataSource: each call takes a connection of its own. Statements that change an audited
 * table go through `transaction`, or through a recipe that begins with `actAs`: only these say who acts.
 */
@Injectable()
export class Sql implements Db {
  private bound: Db | null = null;

  constructor(private readonly source: DataSource) {}

  private get pool(): Db {
    return (this.bound ??= statements(poolOf(this.source)));
  }

  query<T extends object>(text: string, params?: readonly unknown[]): Promise<T[]> {
    return this.pool.query<T>(text, params);
  }

  one<T extends object>(text: string, params?: readonly unknown[]): Promise<T | null> {
    return this.pool.one<T>(text, params);
  }

  named<T extends object>(name: string, text: string, params?: readonly unknown[]): Promise<T[]> {
    return this.pool.named<T>(name, text, params);
  }

  /** Counts the rows of `from … where …`, up to one above `cap`. */
  async count(from: string, params?: readonly unknown[], cap = TOTAL_CAP): Promise<number> {
    const text = `select count(*) as total from (select 1 ${from} limit ${cap + 1}) as counted`;
    const [row] = await this.named<{ total: number }>(statementName('count', text), text, params);
    return row?.total ?? 0;
  }

  /** Several statements in one round trip, each on its own: for reading. */
  async batch<S extends readonly Statement<object>[]>(...statements: S): Promise<RowsOf<S>> {
    const client = await connectTo(this.source);
    let broken: Error | undefined;
    try {
      return (await runBatch(client, statements)) as unknown as RowsOf<S>;
    } catch (error) {
      if (isSilence(error)) broken = error as Error;
      throw error;
    } finally {
      client.release(broken);
    }
  }

  /**
   * A transaction of two round trips, tried once more after a deadlock or serialization failure. With `within` it is a part
   * of that transaction.
   */
  recipe<T>(act: (tx: Recipe) => Promise<T>, within?: Tx): Promise<T> {
    if (!within) return runRecipe(() => connectTo(this.source), act);
    return act({ read: (...statements) => within.batch(...statements), write: (...statements) => within.batch(...statements) });
  }

  /** A transaction in which `who` acts: commits when `act` is done, rolls back when it throws. */
  async transaction<T>(who: RequestContext, act: (db: Tx) => Promise<T>): Promise<T> {
    const runner = this.source.createQueryRunner();
    let client: Connected | undefined;
    try {
      client = (await runner.connect()) as Connected;
      await begin(runner, client, who);
      const connected = client;
      const answer = await act({ ...statements(client), who, manager: runner.manager, batch: (...all) => sendAll(connected, all) });
      await runner.commitTransaction();
      return answer;
    } catch (error) {
      // A server that does not answer would not answer a rollback either; it rolls back when the connection is closed.
      if (isSilence(error)) client?.connection.stream.destroy();
      else if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
      throw error;
    } finally {
      await runner.release();
    }
  }
}
