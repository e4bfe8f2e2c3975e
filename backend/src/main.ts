import 'reflect-metadata';
import { createApp } from './app.setup';
import { loadConfig } from './config';
import { checkDatabase } from './database/check-database';
import { assertNoKnownAccounts } from './demo/known-accounts';
import { migrate } from './database/migrate';
import { Sql } from './database/sql';
import { Servers } from './servers/servers.service';
import { tellStart } from './start-line';
import { failStart } from './start-failure';
import { stopOnSignal } from './shutdown';

async function start(): Promise<void> {
  const config = loadConfig();
  await checkDatabase(config.databaseUrl, config);
  const newerMigrations = await migrate(config.databaseUrl);
  const app = await createApp({ config });
  stopOnSignal(app, config);
  if (config.production) await assertNoKnownAccounts(app.get(Sql));
  await app.listen(config.port, config.host);
  const { production } = config;
  tellStart(app.getHttpServer(), { production, servers: app.get(Servers, { strict: false }).count, newerMigrations });
}

start().catch(failStart);
