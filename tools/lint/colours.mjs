import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../start/aliases.mjs';
import { codeFiles } from './code-files.mjs';
import { cssOf, loadPalette, PALETTE_CSS, PALETTE_SOURCE } from '../contract/palette-css.mjs';

const LOOKED_AT = /\.(ts|tsx|mjs|cjs|css|html|svg)$/u;
/** Three, four, six or eight digits; no entity (`&#8217;`) and no address (`page#add`). */
const COLOUR = /(?<![\w&/])#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b/giu;
/** The palette itself, what is written from it, and these checks. */
const FREE = [PALETTE_SOURCE, PALETTE_SOURCE.replace(/\.ts$/u, '.spec.ts'), PALETTE_CSS, 'tools/lint/'];

/** Colours that stand elsewhere than in the palette, and whether the variables are written from it. */
export async function checkColours() {
  const palette = await loadPalette();
  const known = coloursOf(palette);
  const files = codeFiles(ROOT, LOOKED_AT).map((file) => file.slice(ROOT.length + 1));
  const found = files
    .filter((file) => !FREE.some((path) => file.startsWith(path)))
    .flatMap((file) =>
      strangersIn(file, read(file), known).map(({ line, colour }) => `${file}:${line}: ${colour}: ${PALETTE_SOURCE} has it, or gets it`),
    );
  const stale = read(PALETTE_CSS) === (await cssOf(palette)) ? [] : [`${PALETTE_CSS} is not what the palette says: npm run generate`];
  return [...found, ...stale];
}

const read = (file) => readFileSync(join(ROOT, file), 'utf8');

/** The colours that a file may not have. A picture cannot read a variable: it may repeat a colour of the palette. */
export function strangersIn(file, text, known) {
  const mayRepeat = file.endsWith('.svg');
  return text
    .split('\n')
    .flatMap((words, index) =>
      (words.match(COLOUR) ?? []).filter((colour) => !mayRepeat || !known.has(long(colour))).map((colour) => ({ line: index + 1, colour })),
    );
}

/** `#fff` as `#ffffff`. */
const long = (colour) => (colour.length < 6 ? colour.replace(/[0-9a-f]/giu, '$&$&') : colour).toLowerCase();

const coloursOf = (palette) => new Set((JSON.stringify(palette).match(COLOUR) ?? []).map(long));
