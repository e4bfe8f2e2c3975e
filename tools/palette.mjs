import './ready.mjs';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './aliases.mjs';
import { runCommand } from './failure.mjs';

await runCommand(async () => {
  const { cssOf, loadPalette, PALETTE_CSS } = await import('./palette/css.mjs');
  const file = join(ROOT, PALETTE_CSS);
  const text = await cssOf(await loadPalette());
  if (readFileSync(file, 'utf8') === text) return console.log('Nothing has changed.');
  writeFileSync(file, text);
  console.log(`Written: ${PALETTE_CSS}`);
});
