import 'reflect-metadata';
import { loadConfig, type Config } from './config';
import { checkDatabase } from './database/check-database';
import { migrate } from './database/migrate';
import { makeServerLogin } from './database/server-login';
import { withDatabase } from './database/with-database';
import { loadDemo } from './demo';
import { failStart } from './start-failure';

/** The demo is loaded as the owner of the tables, before the server starts under a role that owns nothing. */
const loadDemoInto = ({ databaseUrl: url, demoSize: size }: Config): Promise<boolean> =>
  withDatabase({ url, timeLimits: false }, (sql) => loadDemo(sql, { size, now: Date.now() }));

try {
  const config = loadConfig();
  await checkDatabase(config.databaseUrl, config);
  await makeServerLogin(config.databaseUrl, config.serverDatabaseUrl);
  await migrate(config.databaseUrl);
  if (config.demo) await loadDemoInto(config);
} catch (error) {
  failStart(error);
}
