import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { atEnd } from '../interruption.mjs';
import { HOME, openTestDatabase } from './database.mjs';

/** Before the first spec file: starts the server and makes its template, which the workers find in their environment. */
export default async function setup() {
  mkdirSync(HOME, { recursive: true });
  // For what looks at the whole run: what servers have sent, where the crowd is (backend/src/testing/sent-statements.ts), who is at work.
  const sent = mkdtempSync(join(HOME, 'sent-'));
  const opening = openTestDatabase();
  const close = async (how) => {
    rmSync(sent, { recursive: true, force: true });
    await (await opening).close(how);
  };
  globalThis.testDatabase = { close };
  atEnd(() => close({ inHaste: true }));
  const database = await opening;
  process.env.TEST_PG_ADMIN_URL = database.adminUrl;
  process.env.TEST_PG_TEMPLATE = database.template;
  process.env.TEST_PG_OWNER = database.owner;
  process.env.TEST_SENT = sent;
}
