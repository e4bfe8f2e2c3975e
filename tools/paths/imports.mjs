import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT, aliased } from '../aliases.mjs';

const IMPORT = /(?:\b(?:import|export)\s+(?<names>[^'";]*?)\s*from\s*|\bimport\s*\(\s*|\bimport\s+)'(?<from>[^']+)'/gu;
const ENDINGS = ['', '.ts', '.tsx', '/index.ts'];

/** The file of ours that a specifier means in `path`; null for a package. Paths are those under the root. */
function fileOf(specifier, path) {
  const target = aliased(specifier) ?? (specifier.startsWith('.') ? join(ROOT, dirname(path), specifier) : null);
  const found = target && ENDINGS.map((ending) => target + ending).find((file) => existsSync(file) && statSync(file).isFile());
  return found ? found.slice(ROOT.length + 1) : null;
}

const namesIn = (words = '') => words.match(/\b(?!type\b)\w+/gu) ?? [];

/** Each import of a file: the names, and the file that they come from. */
function statementsOf(path) {
  const statements = [...readFileSync(join(ROOT, path), 'utf8').matchAll(IMPORT)].map(({ groups }) => groups);
  return statements.map(({ names, from }) => ({ names: namesIn(names), file: fileOf(from, path) })).filter(({ file }) => file);
}

/** The files that `path` imports; an index.ts between them, which only passes names on, is looked through. */
export function importsOf(path) {
  return statementsOf(path).flatMap(({ names, file }) => {
    if (!file.endsWith('/index.ts')) return [file];
    const behind = statementsOf(file).filter((passed) => passed.names.some((name) => names.includes(name)));
    return [file, ...behind.map((passed) => passed.file)];
  });
}
