import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../start/aliases.mjs';
import { Failure } from '../start/failure.mjs';

export const SOURCES = join(ROOT, 'libs/languages/src');
/** What is said where: the public pages, the messages to patients, the names of specialties that are shipped, the privacy notice. */
export const CATALOGUES = ['pages', 'messages', 'specialties', 'notice'];
/** The language that the product is written in. */
export const ENGLISH = 'en';

const readJson = (path) => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Failure(`${path.slice(ROOT.length + 1)} cannot be read: ${error.message}`);
  }
};

/** A nested catalogue as 'sheet.title' → text, in its order. */
export function flattened(nested, before = '') {
  return Object.entries(nested)
    .flatMap(([name, value]) =>
      typeof value === 'string' ? [[before + name, value]] : Object.entries(flattened(value, `${before}${name}.`)),
    )
    .reduce((all, [key, text]) => ({ ...all, [key]: text }), {});
}

/** 'sheet.title' → text as the nested catalogue that it was flattened from. */
export function nested(texts) {
  const all = {};
  for (const [key, text] of Object.entries(texts)) {
    const parts = key.split('.');
    const last = parts.pop();
    let place = all;
    for (const part of parts) place = place[part] ??= {};
    place[last] = text;
  }
  return all;
}

/** The languages that a catalogue is there in, English first. */
export function languagesOf(catalogue, sources = SOURCES) {
  const names = readdirSync(join(sources, catalogue)).flatMap((name) => /^([a-z]{2})\.json$/u.exec(name)?.slice(1) ?? []);
  return [ENGLISH, ...names.filter((name) => name !== ENGLISH).sort()];
}

export const textsOf = (catalogue, language, sources = SOURCES) => flattened(readJson(join(sources, catalogue, `${language}.json`)));

/** 'sheet.title' → { note, most }: what a translator has to know, and the greatest length in signs, where it matters. */
export function notesOf(catalogue, sources = SOURCES) {
  const path = join(sources, catalogue, 'notes.json');
  return existsSync(path) ? readJson(path) : {};
}

/** What is known of each text of a language: 'pages.sheet.title' → { state, by, english }. */
export function statusOf(language, sources = SOURCES) {
  const path = join(sources, 'status', `${language}.json`);
  return existsSync(path) ? readJson(path) : {};
}

/** In the order of English, and each key of it: one that has no text is empty, and shown in English. */
export function saveTexts(catalogue, language, texts, sources = SOURCES) {
  const all = Object.keys(textsOf(catalogue, ENGLISH, sources)).map((key) => [key, texts[key] ?? '']);
  writeFileSync(join(sources, catalogue, `${language}.json`), `${JSON.stringify(nested(Object.fromEntries(all)), null, 2)}\n`);
}
