import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../start/aliases.mjs';
import { contractFiles, writeContract } from './files.mjs';
import { cssOf, loadPalette, PALETTE_CSS } from './palette-css.mjs';
import { writeSurface } from './write-surface.mjs';

const VARIABLES = 'docs/deploy/variables.md';
const SMS_TEXTS = 'docs/deploy/sms-texts.md';

async function variablesPage() {
  await import('../start/typescript.mjs');
  const page = await import('../../backend/src/config-page.ts');
  return page.variablesPage();
}

async function smsTextsPage() {
  await import('../start/typescript.mjs');
  const page = await import('../../backend/src/messages/sms-texts-page.ts');
  return page.smsTextsPage();
}

/** `npm run generate`: writes all that is made from sources and lint compares with them; says what has changed. */
export async function generate() {
  const texts = { [PALETTE_CSS]: await cssOf(await loadPalette()), [VARIABLES]: await variablesPage(), [SMS_TEXTS]: await smsTextsPage() };
  const changed = writeContract(await contractFiles());
  for (const [path, text] of Object.entries(texts)) {
    const file = join(ROOT, path);
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    writeFileSync(file, text);
    changed.push(path);
  }
  changed.push(...writeSurface());
  console.log(changed.length > 0 ? `Written: ${changed.join(', ')}` : 'Nothing has changed.');
}
