import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../start/aliases.mjs';
import { codeFiles } from '../lint/code-files.mjs';

/** A rule whose whole selector is one class, e.g. '.ad-chips {': how that class looks wherever it stands. */
const OWN_RULE = /(?<=^|[},])\s*\.(?<name>[\w-]+)\s*(?=[,{])/gu;
/** Comments, and what stands in parentheses: a class within :is(…) is not the whole selector. */
const ASIDE = /\/\*[^]*?\*\/|\([^)]*\)/gu;

const classesOf = (text) => [...text.replaceAll(ASIDE, '').matchAll(OWN_RULE)].map(({ groups }) => groups.name);

/** The classes that more than one sheet gives their look, each with its sheets. */
function shared(sheets) {
  const homes = new Map();
  for (const [sheet, text] of sheets) for (const name of classesOf(text)) homes.set(name, (homes.get(name) ?? new Set()).add(sheet));
  return [...homes].filter(([, { size }]) => size > 1).map(([name, in_]) => [name, ...in_]);
}

// The booking page and the light pages are documents of their own.
const STAFF = /^(libs|mfe-(?!public-booking)[\w-]+|shell\/src\/(?!landing|light|login|privacy))/u;

it('a class has its look from one style sheet: on a page stand those of all screens that somebody has been to', () => {
  const files = codeFiles(ROOT, /\.css$/u).map((file) => file.slice(ROOT.length + 1));
  const sheets = files.filter((file) => STAFF.test(file)).map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]);
  expect(sheets.length).toBeGreaterThan(50);
  expect(shared(sheets)).toEqual([]);
});

it('a class of two sheets is found, one that stands within another selector is not', () => {
  const one = ['a.css', '.box,\n.box-head {\n  color: red;\n}\n\n@media (width < 9px) {\n  .box {\n    color: blue;\n  }\n}'];
  expect(shared([one, ['b.css', '.box {}']])).toEqual([['box', 'a.css', 'b.css']]);
  expect(shared([one, ['b.css', '.other .box {}\n.other:is(.box, .box-head) {}\n/* .box { */ .box > p {}']])).toEqual([]);
});
