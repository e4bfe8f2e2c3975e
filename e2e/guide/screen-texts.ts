import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { codeFiles } from '../../tools/lint/code-files.mjs';
import { ROOT } from '../product';

/** Where everything stands that screens say. */
const FOLDERS = ['shell/src', 'libs/domain/src', 'libs/features', 'libs/ui/src', 'libs/light/src'];
const isSource = (path: string): boolean => !/\.spec\.tsx?$|\/testing\//u.test(path);

/** What stands for a value in a text of a script. */
const VALUE = /\$\{(?:[^{}]|\{[^{}]*\})*\}/gu;

const plain = (source: string): string =>
  source.replaceAll(VALUE, '…').replaceAll("\\'", "'").replaceAll('&apos;', "'").replaceAll(/\s+/gu, ' ');

/** The sources of all screens as one text, with `…` for each value. */
export function screenTexts(): string {
  const mfes = readdirSync(ROOT).filter((name) => name.startsWith('mfe-'));
  const files = [...FOLDERS, ...mfes.map((name) => `${name}/src`)]
    .flatMap((folder) => codeFiles(join(ROOT, folder), /\.(tsx?|json)$/u))
    .filter(isSource);
  const words = [...files, join(ROOT, 'libs/languages/src/pages/en.json')].map((path) => readFileSync(path, 'utf8'));
  return words.map(plain).join('\n');
}

const escaped = (words: string): string => words.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`).replaceAll('…', '.{0,80}');

const EDGES = '\'"`';

/** Whether a control has this name to the letter: it stands alone in a text, between quotes or tags. */
export const namesControl = (texts: string, name: string): boolean =>
  new RegExp(`[${EDGES}>] ?${escaped(name)} ?[${EDGES}<]`, 'u').test(texts);

/** Whether a screen says this: alone, or as a part of a longer sentence. */
export const saysSentence = (texts: string, sentence: string): boolean => new RegExp(escaped(sentence), 'u').test(texts);
