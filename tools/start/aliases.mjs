import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The root of the project. */
export const ROOT = resolve(import.meta.dirname, '../..');

const { paths } = JSON.parse(readFileSync(join(ROOT, 'tsconfig.base.json'), 'utf8')).compilerOptions;
const aliases = Object.entries(paths).map(([name, [target]]) => ({ name, target: target.replace(/^\.\//, '') }));

/** The path under the root for an alias of tsconfig.base.json, without extension; undefined when it is not an alias. */
export function aliased(specifier) {
  for (const { name, target } of aliases) {
    if (!name.endsWith('*')) {
      if (specifier === name) return join(ROOT, target);
    } else if (specifier.startsWith(name.slice(0, -1))) {
      return join(ROOT, target.replace('*', specifier.slice(name.length - 1)));
    }
  }
  return undefined;
}

/** The same aliases for Jest. */
export const moduleNameMapper = Object.fromEntries(
  aliases.map(({ name, target }) => [`^${name.replace('*', '(.*)')}$`, `<rootDir>/${target.replace('*', '$1')}`]),
);
