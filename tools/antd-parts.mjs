import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './aliases.mjs';

/** Where the shell says which parts of antd there are. */
export const PARTS = 'shell/src/antd.ts';
const BLOCK = (source) => new RegExp(String.raw`(?:import|export) (?<type>type )?\{(?<names>[^}]*)\} from '${source}'`, 'gu');

/** The values that a text takes from a package; types are gone when it runs. */
export function namesFrom(text, source) {
  return [...text.matchAll(BLOCK(source))]
    .filter(({ groups }) => !groups.type)
    .flatMap(({ groups }) => groups.names.split(','))
    .map((name) => name.trim().split(' as ')[0])
    .filter((name) => name && !name.startsWith('type '));
}

/** The parts of antd that the shell brings, e.g. 'Button'. */
export const partsOfShell = () => namesFrom(readFileSync(join(ROOT, PARTS), 'utf8'), 'antd/es');
