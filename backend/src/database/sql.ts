import { Injectable, Optional } from '@nestjs/common';
import { DataSource, type QueryRunner } from 'typeorm';
import pg, { Pool, type ClientBase, type PoolClient, type QueryResult } from 'pg';
import { contextText, type RequestContext } from '../request-context';
import { runBatch } from './batch';
import { CheckedRepository } from './checked-repository';
import type { EntityClass } from './columns';
import { COMMIT_NAME, NO_REPEATS, onlyReads, Repeats, type Attempt } from './repeats';
import type { RowsOf, Statement, Value } from './statement';
import { namedStatement } from './statement-name';
import { isBroken, runRecipe, sendAll, type Recipe } from './transaction';

/** Sends a prepared statement, or a text that is composed for this call. */
interface Query {
  <Row extends object>(statement: Statement<Row>): Promise<Row[]>;
  <Row extends object>(text: string, params?: readonly unknown[]): Promise<Row[]>;
}

interface QueryOne {
  <Row extends object>(statement: Statement<Row>): Promise<Row | null>;
  <Row extends object>(text: string, params?: readonly unknown[]): Promise<Row | null>;
}

/** Statements on one connection: inside `Sql.transaction` all of them belong to that transaction. */
export interface Db {
  readonly query: Query;
  /** The first row, or null. */
  readonly one: QueryOne;
  /** Like `query`, prepared once per connection under a name that stands for exactly this text. */
  named<T extends object>(name: string, text: string, params?: readonly unknown[]): Promise<T[]>;
}

/** A transaction, with the repositories of its connection. */
export interface Tx extends Db {
  /** Who acts in it. */
  readonly who: RequestContext;
  repository<E extends { id: string }>(entity: EntityClass<E>): CheckedRepository<E>;
  /** Several statements in one round trip. */
  batch<S extends readonly Statement<object>[]>(...statements: S): Promise<RowsOf<S>>;
}

/** Rows that are counted exactly; beyond, the count is capped. */
export const TOTAL_CAP = 1_000;

/** Counts the rows of `from … where …`, up to one above the cap. */
export function countOf(from: string, params: readonly unknown[] = []): Statement<{ readonly total: number }> {
  const text = `select count(*) as total from (select 1 ${from} limit ${TOTAL_CAP + 1}) as counted`;
  return namedStatement('count', text, params);
}

/** A text with its values, prepared where it has a name. */
interface Composed {
  readonly text: string;
  readonly values: unknown[];
  readonly name?: string;
}

interface Runner {
  query(sent: Composed): Promise<QueryResult>;
}
type Send = <Row extends object>(statement: Statement<Row>) => Promise<Row[]>;

/** `send` is for prepared statements. */
function statements(runner: Runner, send: Send): Db {
  const run = async <T>(text: string, params: readonly unknown[] = [], name?: string): Promise<T[]> => {
    const result = await runner.query({ text, values: [...params], ...(name ? { name } : {}) });
    return result.rows as T[];
  };
  const query = <Row extends object>(sent: string | Statement<Row>, params?: readonly unknown[]): Promise<Row[]> =>
    typeof sent === 'string' ? run<Row>(sent, params) : send(sent);
  return {
    query,
    one: async <Row extends object>(sent: string | Statement<Row>, params?: readonly unknown[]) => (await query(sent, params))[0] ?? null,
    named: (name, text, params) => run(text, params, name),
  };
}

/** Statements on a connection of somebody's own. */
export const onClient = (client: ClientBase): Db =>
  statements(client, async <Row extends object>(statement: Statement<Row>) => {
    const [rows] = await sendAll<[Statement<Row>]>(client, [statement]);
    return rows;
  });

/** Begins and says who acts in one round trip; TypeORM would take one of its own to begin. */
async function begin(client: PoolClient, who: RequestContext): Promise<void> {
  const actor = contextText(who);
  await client.query(`start transaction${actor ? `; select set_config('arogya.actor', ${pg.escapeLiteral(actor)}, true)` : ''}`);
}

/** Its error says where it happened, as that of a batch does. */
async function commit(client: PoolClient): Promise<void> {
  await client.query('commit').catch((error: Error) => {
    throw Object.assign(error, { statement: COMMIT_NAME });
  });
}

/** Ends a connection that would not answer a rollback, or leads to a server that can do nothing: what is open there is rolled back. */
async function rollBack(client: PoolClient, error: unknown): Promise<void> {
  const answers =
    !isBroken(error) &&
    (await client.query('rollback').then(
      () => true,
      () => false,
    ));
  if (!answers) client.end().catch(() => undefined);
}

/**
 * SQL by hand, on the pool that TypeORM uses too: each call takes a connection of its own. What changes an audited table goes
 * through `transaction`, or through a recipe that begins with `actAs`: only they say who acts.
 */
@Injectable()
export class Sql implements Db {
  readonly query: Query;
  readonly one: QueryOne;

  constructor(
    private readonly pool: Pool,
    private readonly source: DataSource,
    @Optional() private readonly repeats: Repeats = NO_REPEATS,
  ) {
    const { query, one } = statements(
      { query: (sent: Composed) => this.composed(sent) },
      async <Row extends object>(statement: Statement<Row>) => {
        const [rows] = await this.batch<[Statement<Row>]>(statement);
        return rows;
      },
    );
    this.query = query;
    this.one = one;
  }

  /** In one write, and without having the columns described for every call. */
  async named<T extends object>(name: string, text: string, params: readonly unknown[] = []): Promise<T[]> {
    const [rows] = await this.batch<[Statement<T>]>({ name, text, values: params.map((value) => (value ?? null) as Value) });
    return rows;
  }

  /** How many rows there are, up to one above the cap. */
  async count(from: string, params?: readonly unknown[]): Promise<number> {
    const [[row]] = await this.batch(countOf(from, params));
    return row?.total ?? 0;
  }

  /** Several statements in one round trip, all or none of them: for reading, and for what is not audited. */
  batch<S extends readonly Statement<object>[]>(...statements: S): Promise<RowsOf<S>> {
    const writes = statements.some(({ text }) => !onlyReads(text));
    return this.alone(writes, async (client) => (await runBatch(client, statements)) as unknown as RowsOf<S>);
  }

  /** A text that is composed for this call. */
  private composed(sent: Composed): Promise<QueryResult> {
    return this.alone(!onlyReads(sent.text), (client) => client.query(sent));
  }

  /** Outside of transactions, on a connection of its own. */
  private alone<T>(writes: boolean, send: (client: PoolClient) => Promise<T>): Promise<T> {
    return this.repeats.run(async (attempt) => {
      const client = await this.pool.connect();
      attempt.mayBeDone = writes;
      let broken: Error | undefined;
      try {
        return await send(client);
      } catch (error) {
        if (isBroken(error)) broken = error as Error;
        throw error;
      } finally {
        client.release(broken);
      }
    });
  }

  /**
   * A transaction of two round trips, tried once more after a deadlock or serialization failure. With `within` it is a part
   * of that transaction. One that claims a request key first is also repeated when its commit was not answered.
   */
  recipe<T>(act: (tx: Recipe) => Promise<T>, within?: Tx, claimsKey = false): Promise<T> {
    if (!within) return runRecipe(() => this.pool.connect(), act, { repeats: this.repeats, claimsKey });
    return act({ read: (...statements) => within.batch(...statements), write: (...statements) => within.batch(...statements) });
  }

  /**
   * A transaction in which `who` acts: commits when `act` is done, rolls back when it throws. `act` runs once more where the
   * database goes away before the commit.
   */
  transaction<T>(who: RequestContext, act: (db: Tx) => Promise<T>): Promise<T> {
    return this.repeats.run((attempt) => this.transact(who, act, attempt));
  }

  private async transact<T>(who: RequestContext, act: (db: Tx) => Promise<T>, attempt: Attempt): Promise<T> {
    const runner = this.source.createQueryRunner();
    runner.data = { who };
    try {
      const client = (await runner.connect()) as PoolClient;
      return await this.within(client, runner, who, act, attempt);
    } finally {
      await runner.release();
    }
  }

  private async within<T>(
    client: PoolClient,
    { manager }: QueryRunner,
    who: RequestContext,
    act: (db: Tx) => Promise<T>,
    attempt: Attempt,
  ): Promise<T> {
    try {
      await begin(client, who);
      const answer = await act({
        ...onClient(client),
        who,
        repository: (entity) => new CheckedRepository(entity, manager.getRepository(entity)),
        batch: (...all) => sendAll(client, all),
      });
      attempt.mayBeDone = true;
      await commit(client);
      return answer;
    } catch (error) {
      await rollBack(client, error);
      throw error;
    }
  }
}
