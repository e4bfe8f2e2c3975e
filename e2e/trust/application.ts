import type { TestApp, TestAppOptions } from '@arogya/backend/testing/test-app';
import { openTestDatabase, type OpenTestDatabase } from '@arogya/tools/test/database.mjs';

let database: Promise<OpenTestDatabase> | undefined;
const open = new Set<TestApp>();

/** The whole application in this process, on a database of its own: what a proof looks into, and where a control takes a guard away. */
export async function application(options: TestAppOptions = {}): Promise<TestApp> {
  const { adminUrl, template, owner } = await (database ??= openTestDatabase());
  Object.assign(process.env, { TEST_PG_ADMIN_URL: adminUrl, TEST_PG_TEMPLATE: template, TEST_PG_OWNER: owner });
  const { startTestApp } = await import('@arogya/backend/testing/test-app');
  const app = await startTestApp(options);
  open.add(app);
  return app;
}

/** Ends what a proof has left running, and at the very end the database server too. */
export async function closeApplications({ forGood = false } = {}): Promise<void> {
  const left = [...open];
  open.clear();
  await Promise.all(left.map((app) => app.close()));
  if (forGood) await (await database)?.close();
}
