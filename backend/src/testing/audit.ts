import pg from 'pg';
import { AuditReads } from '../audit/audit-reads.service';
import { AuditSeal } from '../audit/audit-seal.service';
import { verifyChain, type ChainVerification } from '../audit/verify-chain';
import type { TestApp } from './test-app';

export interface AuditRow {
  readonly id: number;
  readonly actor_id: string | null;
  readonly username: string | null;
  readonly role: string;
  readonly hospital_id: string | null;
  readonly action: string;
  readonly entity: string;
  readonly entity_id: string | null;
  readonly fields: readonly string[];
  readonly row_count: number | null;
  readonly operation: string | null;
  readonly request_id: string | null;
  readonly shown: readonly string[] | null;
}

/** The rows that `act` adds to the audit log, in their order. */
export async function auditOf({ app, sql }: TestApp, act: () => Promise<unknown>): Promise<AuditRow[]> {
  const reads = app.get(AuditReads);
  await reads.flush();
  const last = await sql.one<{ id: number }>('select coalesce(max(id), 0) as id from audit_log');
  await act();
  await reads.flush();
  return sql.query<AuditRow>('select * from audit_log where id > $1 order by id', [last?.id ?? 0]);
}

/** A connection that may do anything in the database of a test. */
export async function asSuperuser<T>({ config }: TestApp, work: (client: pg.Client, url: URL) => Promise<T>): Promise<T> {
  const url = new URL(process.env['TEST_PG_ADMIN_URL'] ?? '');
  url.pathname = new URL(config.databaseUrl).pathname;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    return await work(client, url);
  } finally {
    await client.end();
  }
}

/** Changes the log as only somebody with full access to the database could, and undoes it; answers what was found meanwhile. */
export async function tamperWith<T>(test: TestApp, forth: string, back: string, verify: () => Promise<T>): Promise<T> {
  await asSuperuser(test, (client) => client.query(`set session_replication_role = replica; ${forth}`));
  const found = await verify();
  await asSuperuser(test, (client) => client.query(`set session_replication_role = replica; ${back}`));
  return found;
}

/** Seals what is there and follows the whole chain, as `npm run audit:verify` does. */
export async function verifiedNow({ app, sql, config }: TestApp): Promise<ChainVerification> {
  await app.get(AuditSeal).seal(true);
  return verifyChain(sql, config);
}
