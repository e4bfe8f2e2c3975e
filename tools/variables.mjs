import './ready.mjs';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './aliases.mjs';
import { runCommand } from './failure.mjs';

/** Writes docs/deploy/variables.md from the configuration of the server. */
await runCommand(async () => {
  await import('./typescript/register.mjs');
  const { variablesPage } = await import('../backend/src/config-page.ts');
  writeFileSync(join(ROOT, 'docs/deploy/variables.md'), variablesPage());
});
