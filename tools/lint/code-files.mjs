import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Folders that are not ours or are built, and those that a parallel lint plants for a moment. */
const SKIPPED = /^(node_modules|dist|coverage|\..+|canary-\d+)$/;

/** The files of code under a folder, or those with another ending. */
export function codeFiles(folder, ending = /\.(ts|tsx|mjs|cjs|css)$/) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !SKIPPED.test(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return codeFiles(path, ending);
      return ending.test(entry.name) ? [path] : [];
    });
}
