import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../aliases.mjs';
import { WEB } from '../projects.mjs';

const HOOK = /\buse[A-Z]\w*(?:Query|Mutation)\b/gu;

/** The hooks that a screen names: of the others there is none. */
export function hooksInUse() {
  const files = WEB.filter((folder) => folder !== 'libs/api').flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/u.test(name) && !name.includes('node_modules'))
      .map((name) => join(ROOT, folder, name)),
  );
  return new Set(files.flatMap((file) => readFileSync(file, 'utf8').match(HOOK) ?? []));
}

/** Of the hooks at the end of a generated file, those in use. */
export function withHooks(text, used) {
  return text.replace(/export const \{([^}]*)\} = injectedRtkApi;\n/u, (_all, names) => {
    const kept = names.match(HOOK).filter((name) => used.has(name));
    return kept.length > 0 ? `export const {\n${kept.map((name) => `  ${name},\n`).join('')}} = injectedRtkApi;\n` : '';
  });
}
