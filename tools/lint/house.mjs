import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { ROOT } from '../start/aliases.mjs';
import { codeFiles } from './code-files.mjs';

const DRAWERS = /^(utils?|helpers?|common|shared|misc)(\.|$)/;
const MOST_LINES = 250;

const RULES = [
  [
    /\b(it|test|describe)\.(only|skip|todo)\b|\b(fit|fdescribe|xit|xtest|xdescribe)\(/,
    'a test that does not run, or keeps others from running',
  ],
  [/\b(?:es|ox)lint-disable(?!.* -- \S)/, 'a silenced rule without its reason (`-- why`)'],
  [/@ts-(ignore|nocheck)\b/, 'a silenced type error'],
  [/^\s*(?:export )?(?:declare )?(?:const )?enum \w/, 'an enum: write an `as const` tuple'],
  [/\bfrom '(\.\.\/){3,}|\bimport\('(\.\.\/){3,}/, 'a path across folders: use an alias'],
];

/** Rules for comments; landed migrations stay as they were written. */
const COMMENTS = [
  [/^\s*(?:\*|\/[*/]).*\((?:trust|decisions|authorization|speed|screens)(?::|\)|\.md)/u, 'cites a page that is not in the repository'],
];

/** Rules of this project that the linter does not check. */
export function checkHouse() {
  return codeFiles(ROOT).flatMap((file) => [...nameProblems(file), ...textProblems(file)]);
}

const shown = (file) => file.slice(ROOT.length + 1);

function nameProblems(file) {
  const parts = shown(file).split('/');
  return [
    ...(parts.some((part) => DRAWERS.test(part)) ? [`${shown(file)}: a drawer; name it after what is in it`] : []),
    ...(/^[a-z0-9.-]+$/.test(basename(file)) ? [] : [`${shown(file)}: file names are kebab-case`]),
  ];
}

function textProblems(file) {
  const lines = readFileSync(file, 'utf8').split('\n');
  const long = lines.length - 1 > MOST_LINES && !isGenerated(file);
  const found = isRuleBook(file) ? [] : problemsOf(lines, isLanded(file)).map(({ line, what }) => `${shown(file)}:${line}: ${what}`);
  return [...(long ? [`${shown(file)}: ${lines.length - 1} lines, at most ${MOST_LINES}`] : []), ...found];
}

/** Which lines of a file break which rule. */
export function problemsOf(lines, landed = false) {
  return [...RULES, ...(landed ? [] : COMMENTS)].flatMap(([pattern, what]) => matches(lines, pattern).map((line) => ({ line, what })));
}

const matches = (lines, pattern) => lines.flatMap((line, index) => (pattern.test(line) ? [index + 1] : []));
const isGenerated = (file) => shown(file).startsWith('libs/api/src/') || shown(file).startsWith('libs/languages/src/generated/');
const isLanded = (file) => shown(file).startsWith('backend/src/database/migrations/');
const isRuleBook = (file) => shown(file).startsWith('tools/lint/');
