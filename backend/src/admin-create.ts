import 'reflect-metadata';
import { loadConfig } from './config';
import { failStart } from './start-failure';
import { askAdmin } from './users/ask-admin';
import { createAdmin } from './users/create-admin';

try {
  const { databaseUrl } = loadConfig();
  const admin = await askAdmin(process.argv.slice(2), { input: process.stdin, output: process.stdout });
  await createAdmin(databaseUrl, admin);
  process.stdout.write(`The administrator ${admin.username} may sign in now.\n`);
} catch (error) {
  failStart(error);
}
