import 'reflect-metadata';
import { loadConfig } from './config';
import { failStart } from './start-failure';
import { askAdmin, askRecovery } from './users/ask-admin';
import { createAdmin } from './users/create-admin';
import { recoverAdmin } from './users/recover-admin';

const [args, terminal] = [process.argv.slice(2), { input: process.stdin, output: process.stdout }];
try {
  const { databaseUrl, ...mode } = loadConfig();
  const lost = await askRecovery(args, terminal);
  if (lost) await recoverAdmin(databaseUrl, lost, mode);
  const made = lost ? null : await askAdmin(args, terminal);
  if (made) await createAdmin(databaseUrl, made, mode);
  process.stdout.write(`The administrator ${(lost ?? made)?.username} may sign in now.\n`);
} catch (error) {
  failStart(error);
}
