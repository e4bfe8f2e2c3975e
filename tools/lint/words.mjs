import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../aliases.mjs';
import { codeFiles } from '../code-files.mjs';
import { textsOf } from './texts-of.mjs';
import { FIELD_NAMES, FIELD_WORDS, LEFT_ALONE, ONLY_IN_NAMES, ONLY_IN_TEXTS, PUBLISHED } from './word-table.mjs';

const READ_BY_PEOPLE = /\.(?:[cm]?[jt]s|tsx|css|sql|md|ya?ml|html|sh|conf|json|txt)$/u;
const SENTENCES = join(ROOT, 'e2e/spec/sentences.tsv');

const OF_NAMES = new Map([...FIELD_WORDS, ...ONLY_IN_NAMES]);
const OF_TEXTS = new Map([...FIELD_WORDS, ...ONLY_IN_TEXTS]);

const upper = (word) => word.toUpperCase();
const capital = (word) => upper(word[0]) + word.slice(1);
const either = (words, change = String) => [...words].map(change).join('|');

/** Whether it is worth looking closer: in `visitor` no old word begins, in `openVisit` and `VISIT_ID` one does. */
const MAY_NAME = new RegExp(
  `(?<![A-Za-z])(?:${either(OF_NAMES.keys())})(?![a-z])|(?:${either(OF_NAMES.keys(), capital)})(?![a-z])` +
    `|(?<![A-Z])(?:${either(OF_NAMES.keys(), upper)})(?![A-Z])|\\b(?:${either(FIELD_NAMES.keys())})\\b`,
  'u',
);
/** A word of a text: no part of a path, an address or an assignment, and no walk-in patient. */
const IN_TEXTS = new RegExp(`(?<!never ")(?<![\\w$/@.#-])(?:${either(OF_TEXTS.keys())})(?![\\w$/@(])(?!\\.\\w|: \\[| =|-ins?\\b)`, 'giu');
/** What stands before a name in a text: a quotation mark, or `as` in SQL. */
const BEFORE_A_NAME = /(?:["'`]|\bas )$/u;

const partsOf = (name) =>
  name
    .replaceAll(/walk[_-]?in/giu, '')
    .replaceAll(/([a-z\d])([A-Z])/gu, '$1 $2')
    .toLowerCase()
    .split(/[ _.-]/u);

/** The field's word for a name, or undefined when it is one. */
export function betterWord(name) {
  if (PUBLISHED.includes(name) || !MAY_NAME.test(name)) return undefined;
  const old = partsOf(name).find((part) => OF_NAMES.has(part));
  return old ? OF_NAMES.get(old) : FIELD_NAMES.get(name);
}

/** Required sentences with such a word: they stay to the letter (e2e/spec/sentences.tsv). */
let given;
const givenSentences = () => (given ??= sentencesIn(readFileSync(SENTENCES, 'utf8')).filter(hasOldWord));
const sentencesIn = (table) => table.split('\n').map((row) => row.split('\t')[2] ?? '');

const hasOldWord = (text) => text.search(IN_TEXTS) >= 0;

/** The old words of a text with their place in it; `sentences` are to be read as they are. */
function wordsOf(text, sentences) {
  const own = sentences.reduce((rest, sentence) => rest.replaceAll(sentence, (found) => ' '.repeat(found.length)), text);
  return [...own.matchAll(IN_TEXTS)]
    .filter(({ 0: word, index }) => !(PUBLISHED.includes(word) && BEFORE_A_NAME.test(own.slice(Math.max(0, index - 4), index))))
    .map(({ 0: word, index }) => ({ at: index, word, better: OF_TEXTS.get(word.toLowerCase()) }));
}

/** The words of a file that are not the field's: in its names, and in what people read in it. */
export function oldWordsIn(path, content, sentences = givenSentences()) {
  if (!MAY_NAME.test(content) && !hasOldWord(content)) return [];
  const { texts, names } = textsOf(path, content);
  const inNames = names.flatMap(({ at, text }) => {
    const better = betterWord(text.replaceAll(/^['"`]|['"`]$/gu, ''));
    return better ? [{ at, word: text, better }] : [];
  });
  const inTexts = texts.flatMap(({ at, text }) => wordsOf(text, sentences).map((found) => ({ ...found, at: at + found.at })));
  const lineOf = (at) => content.slice(0, at).split('\n').length;
  return [...inNames, ...inTexts].map(({ at, word, better }) => ({ line: lineOf(at), word, better }));
}

/** The repository speaks the words of docs/glossary.md: in names, comments, strings, titles of tests, SQL and pages. */
export function checkWords() {
  const files = [ROOT, join(ROOT, '.github')].flatMap((folder) => (existsSync(folder) ? codeFiles(folder, READ_BY_PEOPLE) : []));
  return files
    .map((file) => relative(ROOT, file))
    .filter((path) => !LEFT_ALONE.some((place) => path.startsWith(place)))
    .flatMap((path) => [
      ...path
        .split('/')
        .filter(betterWord)
        .map((name) => `${path}: ${name}: the field says ${betterWord(name)} (docs/glossary.md)`),
      ...oldWordsIn(path, readFileSync(join(ROOT, path), 'utf8')).map(
        ({ line, word, better }) => `${path}:${line}: ${word}: the field says ${better} (docs/glossary.md)`,
      ),
    ]);
}
