import 'reflect-metadata';
import { headFrom, verifyStored } from './audit/verify-stored';
import { fromFiles } from './config-files';
import { loadConfig, StartFailure } from './config';
import { failStart } from './start-failure';

try {
  if (!fromFiles(process.env).values['SESSION_SECRET'])
    throw new StartFailure('SESSION_SECRET is missing: the key of the audit log comes from it.');
  process.stdout.write(`${await verifyStored(loadConfig(), headFrom(process.argv.slice(2)))}\n`);
} catch (error) {
  failStart(error);
}
