import { readFileSync, writeFileSync } from 'node:fs';
import Papa from 'papaparse';
import { Failure } from '../start/failure.mjs';
import { CATALOGUES, ENGLISH, languagesOf, notesOf, saveTexts, SOURCES, statusOf, textsOf } from './catalogues.mjs';
import { hashOf, messageProblems } from './message.mjs';
import { isStale, saveStatus, statusNow } from './status.mjs';

const COLUMNS = ['key', 'english', 'note', 'length', 'text', 'state', 'reviewer'];

const fileName = (language) => `languages-${language}.csv`;

const catalogueOf = (key) => CATALOGUES.find((catalogue) => key.startsWith(`${catalogue}.`));

/** `npm run languages -- export hi`: all texts of a language as CSV, with what a reader needs to judge them. */
export function exportTexts(language, path = fileName(language)) {
  if (!/^[a-z]{2}$/u.test(language) || language === ENGLISH)
    throw new Failure(`"${language}" is no language that is translated: hi, for example.`);
  const status = statusOf(language);
  const rows = CATALOGUES.flatMap((catalogue) => {
    const english = textsOf(catalogue, ENGLISH);
    const texts = languagesOf(catalogue).includes(language) ? textsOf(catalogue, language) : {};
    const notes = notesOf(catalogue);
    return Object.entries(english).map(([key, text]) => {
      const known = status[`${catalogue}.${key}`];
      const state = known && isStale(known, text) ? 'stale' : (known?.state ?? 'draft');
      return [`${catalogue}.${key}`, text, notes[key]?.note ?? '', notes[key]?.most ?? '', texts[key] ?? '', state, known?.by ?? ''];
    });
  });
  // Spreadsheets read UTF-8 only with the mark at its beginning.
  writeFileSync(path, `\uFEFF${Papa.unparse({ fields: COLUMNS, data: rows })}\r\n`);
  console.log(
    `Written: ${path}, ${rows.length} texts. Fill "text", and "state" with reviewed and "reviewer" with a name for each text that a speaker has read.`,
  );
}

const languageOf = (path) => {
  const language = /languages-([a-z]{2})[^/]*\.csv$/u.exec(path)?.[1];
  if (!language || language === ENGLISH) throw new Failure(`${path}: the name of the file says its language, as ${fileName('hi')}.`);
  return language;
};

/** What is wrong with one line. */
function rowProblems({ key = '', text = '', state = '', reviewer = '' }, english, language) {
  if (english === undefined) return ['is no text of the product'];
  const problems = text.trim() === '' ? [] : messageProblems(text, english, language);
  if (!['draft', 'reviewed', 'stale'].includes(state)) problems.push(`has the state "${state}": draft or reviewed`);
  if (state === 'reviewed' && reviewer.trim() === '') problems.push('is reviewed by nobody: write the name');
  if (state === 'reviewed' && text.trim() === '') problems.push('is reviewed and empty');
  return problems.map((problem) => `${key} ${problem}`);
}

/** `npm run languages -- import languages-hi.csv`: takes the file over whole, or says what is wrong with it and takes nothing. */
export function importTexts(path, sources = SOURCES) {
  const language = languageOf(path);
  const { data } = Papa.parse(readFileSync(path, 'utf8').replace(/^\uFEFF/u, ''), { header: true, skipEmptyLines: true });
  const english = Object.fromEntries(
    CATALOGUES.flatMap((catalogue) => Object.entries(textsOf(catalogue, ENGLISH)).map(([key, text]) => [`${catalogue}.${key}`, text])),
  );
  const problems = data.flatMap((row) => rowProblems(row, english[row.key], language));
  // The line was read against the English that stands in it; another one makes it a text for something else.
  const outdated = data.filter((row) => row.state === 'reviewed' && english[row.key] !== undefined && row.english !== english[row.key]);
  problems.push(...outdated.map(({ key }) => `${key} was read against other English: export again`));
  if (problems.length > 0) throw new Failure(`${path} was not taken over:\n${problems.join('\n')}`);
  const given = data.filter(({ text }) => text.trim() !== '');
  for (const catalogue of CATALOGUES) writeCatalogue(catalogue, language, given, sources);
  const status = statusNow(language);
  for (const { key, state, reviewer } of given) {
    if (state === 'stale' && key in status) continue;
    status[key] = { state, ...(state === 'reviewed' ? { by: reviewer.trim() } : {}), english: hashOf(english[key]) };
  }
  saveStatus(language, status);
}

function writeCatalogue(catalogue, language, given, sources) {
  const isThere = languagesOf(catalogue, sources).includes(language);
  const ofCatalogue = given
    .filter(({ key }) => catalogueOf(key) === catalogue)
    .map(({ key, text }) => [key.slice(catalogue.length + 1), text]);
  if (!isThere && ofCatalogue.length === 0) return;
  const before = isThere ? textsOf(catalogue, language, sources) : {};
  saveTexts(catalogue, language, { ...before, ...Object.fromEntries(ofCatalogue) }, sources);
}
