import { atEnd } from '../start/interruption.mjs';
import { openTestDatabase } from './database.mjs';

/** Before the first spec file: starts the server and makes its template, which the workers find in their environment. */
export default async function setup() {
  const opening = openTestDatabase();
  const close = async (how) => (await opening).close(how);
  globalThis.testDatabase = { close };
  atEnd(() => close({ inHaste: true }));
  const database = await opening;
  process.env.TEST_PG_ADMIN_URL = database.adminUrl;
  process.env.TEST_PG_TEMPLATE = database.template;
  process.env.TEST_PG_OWNER = database.owner;
}
