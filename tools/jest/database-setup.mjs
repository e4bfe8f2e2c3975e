import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { HOME, openTestDatabase } from './database.mjs';
import { RUNNING } from './running.mjs';

/** Before the first spec file: starts the server and makes its template, which the workers find in their environment. */
export default async function setup() {
  const database = await openTestDatabase();
  process.env.TEST_PG_ADMIN_URL = database.adminUrl;
  process.env.TEST_PG_TEMPLATE = database.template;
  process.env.TEST_PG_OWNER = database.owner;
  // For what looks at the whole run: what servers have sent, where the crowd is (backend/src/testing/sent-statements.ts), who is at work.
  const sent = mkdtempSync(join(HOME, 'sent-'));
  process.env.TEST_SENT = sent;
  process.env.TEST_RUNNING = RUNNING;
  const close = () => {
    rmSync(sent, { recursive: true, force: true });
    return database.close();
  };
  globalThis.testDatabase = { close };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, () => close().finally(() => process.exit(1)));
  }
}
