import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Folders that are not ours or are built, and those that a parallel lint plants for a moment. */
const SKIPPED = /^(node_modules|dist|coverage|\..+|canary-\d+)$/;

/** The files of code under a folder. */
export function codeFiles(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !SKIPPED.test(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return codeFiles(path);
      return /\.(ts|tsx|mjs|cjs|css)$/.test(entry.name) ? [path] : [];
    });
}
