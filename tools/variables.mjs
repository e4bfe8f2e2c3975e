import './node-version.mjs';
import { writeFileSync } from 'node:fs';
import { register } from 'node:module';
import { join } from 'node:path';
import { ROOT } from './aliases.mjs';
import { runCommand } from './failure.mjs';

/** Writes docs/deploy/variables.md from the configuration of the server. */
await runCommand(async () => {
  register('./typescript/hooks.mjs', import.meta.url);
  const { variablesPage } = await import('../backend/src/config-page.ts');
  writeFileSync(join(ROOT, 'docs/deploy/variables.md'), variablesPage());
});
