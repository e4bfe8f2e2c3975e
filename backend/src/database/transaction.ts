import type { ClientBase, PoolClient, QueryResultRow } from 'pg';
import { contextText, type RequestContext } from '../request-context';
import { runBatch } from './batch';
import { COMMIT_NAME, isAway, type Attempt, type Repeats } from './repeats';
import { prepared, type RowsOf, type Statement } from './statement';

/** A transaction as a recipe sees it: it reads under locks, then it writes once. */
export interface Recipe {
  /** One round trip; the first one begins the transaction. */
  read<S extends readonly Statement<object>[]>(...statements: S): Promise<RowsOf<S>>;
  /** One round trip that ends with the commit; inside another transaction, that one commits. */
  write<S extends readonly Statement<object>[]>(...statements: S): Promise<RowsOf<S>>;
}

const sayActor = prepared<QueryResultRow, { actor: string }>('act-as', `select set_config('arogya.actor', :actor, true)`);

/** Tells the triggers who acts in a recipe; sent before the statements that change audited tables. */
export const actAs = (who: RequestContext): Statement => sayActor({ actor: contextText(who) });

const BEGIN = prepared('begin', 'begin')();
const COMMIT = prepared(COMMIT_NAME, 'commit')();

/** Sends the statements as they are, in one round trip. */
export async function sendAll<S extends readonly Statement<object>[]>(client: ClientBase, statements: S): Promise<RowsOf<S>> {
  return (await runBatch(client, statements)) as unknown as RowsOf<S>;
}

function own(client: PoolClient, attempt: Attempt, claimsKey: boolean): Recipe {
  let begun = false;
  return {
    async read(...statements) {
      if (begun) return sendAll(client, statements);
      begun = true;
      const [, ...rows] = await runBatch(client, [BEGIN, ...statements]);
      return rows as unknown as RowsOf<typeof statements>;
    },
    async write(...statements) {
      const first = begun ? [] : [BEGIN];
      begun = true;
      attempt.mayBeDone = !claimsKey;
      const rows = await runBatch(client, [...first, ...statements, COMMIT]);
      return rows.slice(first.length, -1) as unknown as RowsOf<typeof statements>;
    },
  };
}

/** Errors by which PostgreSQL resolves a conflict between transactions: a second try settles it. */
const GIVES_WAY = new Set(['40001', '40P01']);

const passes = (error: unknown): boolean => error instanceof Error && GIVES_WAY.has(String((error as Error & { code?: unknown }).code));

/** The message of pg for a query without an answer in time. */
const isSilence = (error: unknown): boolean => error instanceof Error && /query read timeout/iu.test(error.message);

/** A connection that would not answer a rollback either, or that leads to a server which can do nothing for it. */
export const isBroken = (error: unknown): boolean => isSilence(error) || isAway(error);

/** Runs it once more after such an error; the second time the error is thrown. */
export async function retried<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (!passes(error)) throw error;
    return act();
  }
}

export interface RecipeOptions {
  readonly repeats: Repeats;
  /** It begins with claiming a request key, by which a second run finds what the first has done. */
  readonly claimsKey?: boolean;
}

type Act<T> = (tx: Recipe) => Promise<T>;

/** Runs `act` in a transaction on a client of its own, which goes back to the pool clean, or is closed. */
export function runRecipe<T>(connect: () => Promise<PoolClient>, act: Act<T>, { repeats, claimsKey = false }: RecipeOptions): Promise<T> {
  return retried(() => repeats.run((attempt) => runOnce(connect, (client) => act(own(client, attempt, claimsKey)))));
}

async function runOnce<T>(connect: () => Promise<PoolClient>, act: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await connect();
  let broken: Error | undefined;
  let failed = false;
  try {
    return await act(client);
  } catch (error) {
    if (isBroken(error)) broken = error as Error;
    failed = true;
    throw error;
  } finally {
    // After reads only, or after a failure, the transaction is still open, and the pool would pass it on. After a failure the
    // connection does not know its own state yet; a rollback of nothing does no harm.
    const open = failed || client.getTransactionStatus() !== 'I';
    if (!broken && open) await client.query('rollback').catch((error: Error) => (broken = error));
    client.release(broken);
  }
}
