import { openTestDatabase } from './database.mjs';

/** Before the first spec file: starts the server and makes its template, which the workers find in their environment. */
export default async function setup() {
  const database = await openTestDatabase();
  globalThis.testDatabase = database;
  process.env.TEST_PG_ADMIN_URL = database.adminUrl;
  process.env.TEST_PG_TEMPLATE = database.template;
  process.env.TEST_PG_OWNER = database.owner;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, () => database.close().finally(() => process.exit(1)));
  }
}
