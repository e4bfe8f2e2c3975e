import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** Address of a database for one spec file, cloned from the migrated template; the run drops it (see tools/test/database.mjs). */
export async function testDatabase(): Promise<string> {
  const name = `spec_${process.pid}_${randomBytes(4).toString('hex')}`;
  const owner = fromSetup('TEST_PG_OWNER');
  await asAdmin(`create database ${name} template ${fromSetup('TEST_PG_TEMPLATE')} owner ${owner} strategy file_copy`);
  const url = new URL(fromSetup('TEST_PG_ADMIN_URL'));
  url.username = owner;
  url.pathname = `/${name}`;
  return url.href;
}

async function asAdmin(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: fromSetup('TEST_PG_ADMIN_URL') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function fromSetup(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run *.db.spec.ts through Jest's project backend-db.`);
  return value;
}
