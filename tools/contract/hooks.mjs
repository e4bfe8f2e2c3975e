import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../start/aliases.mjs';
import { codeFiles } from '../lint/code-files.mjs';
import { WEB } from '../build/projects.mjs';

const HOOK = /\buse[A-Z]\w*(?:Query|Mutation)\b/gu;

const IMPORT = /^import \{([^}]*)\} from '@arogya\/api\/[^']*';/gmu;
const TEST = /\.spec\.tsx?$|\/testing\//u;

/** The hooks that a text imports from the client: a comment, a type or another function of that name is no use. */
export const hooksImportedBy = (text) => [...text.matchAll(IMPORT)].flatMap(([, names]) => names.match(HOOK) ?? []);

/** The hooks that some screen imports, in code that is no test: only these are generated. */
export function hooksInUse() {
  const files = WEB.filter((folder) => folder !== 'libs/api').flatMap((folder) => codeFiles(join(ROOT, folder)));
  return new Set(files.filter((file) => !TEST.test(file)).flatMap((file) => hooksImportedBy(readFileSync(file, 'utf8'))));
}

/** Of the hooks at the end of a generated file, those in use. */
export function withHooks(text, used) {
  return text.replace(/export const \{([^}]*)\} = injectedRtkApi;\n/u, (_all, names) => {
    const kept = names.match(HOOK).filter((name) => used.has(name));
    return kept.length > 0 ? `export const {\n${kept.map((name) => `  ${name},\n`).join('')}} = injectedRtkApi;\n` : '';
  });
}
