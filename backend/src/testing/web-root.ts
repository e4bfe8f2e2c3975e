import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A folder for WEB_ROOT with these files in it, by their paths; whoever makes it removes it. */
export function webRootWith(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'arogyadesk-web-root-'));
  for (const [name, text] of Object.entries(files)) writeInto(root, name, text);
  return root;
}

/** Writes one more file into it, or another text. */
export function writeInto(root: string, name: string, text: string): void {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
}

/** A shell, and a micro-frontend for doctors with these pages. */
export const installedWith = (pages: readonly object[]): Readonly<Record<string, string>> => ({
  'shell/index.html': '<title>staff</title>',
  'shell/platform.json': '{"version":"1.2.0"}',
  'mfe-doctor/mf-manifest.json': '{}',
  'mfe-doctor/nav.json': JSON.stringify(pages),
});
