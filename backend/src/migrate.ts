import 'reflect-metadata';
import { migrate } from './database/migrate';
import { loadConfig } from './config';
import { failStart } from './start-failure';

try {
  await migrate(loadConfig().databaseUrl);
} catch (error) {
  failStart(error);
}
