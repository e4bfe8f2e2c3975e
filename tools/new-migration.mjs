import './ready.mjs';
import { runCommand } from './failure.mjs';

const { newMigration } = await import('./generate/migration.mjs');
await runCommand(() => newMigration(process.argv.slice(2)));
