import pg from 'pg';
import { onClient, type Db } from '../database/sql';

export interface OpenTransaction {
  readonly db: Db;
  readonly end: (how: 'commit' | 'rollback') => Promise<void>;
}

/** A transaction on a connection of its own, which has its id already, open until `end`. */
export async function openTransaction(url: string): Promise<OpenTransaction> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('begin');
  await client.query('select pg_current_xact_id()');
  const end = async (how: 'commit' | 'rollback'): Promise<void> => {
    await client.query(how);
    await client.end();
  };
  return { db: onClient(client), end };
}
