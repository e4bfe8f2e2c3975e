import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CATALOGUES, ENGLISH, languagesOf, saveTexts, SOURCES, statusOf, textsOf } from './catalogues.mjs';
import { hashOf } from './message.mjs';

/** Every language but English that some catalogue is there in. */
export const otherLanguages = () =>
  [...new Set(CATALOGUES.flatMap((catalogue) => languagesOf(catalogue)))].filter((one) => one !== ENGLISH);

/** A text is stale when the English one has changed since it was written or read. */
export const isStale = ({ english }, source) => english !== hashOf(source);

export const saveStatus = (language, status) => {
  mkdirSync(join(SOURCES, 'status'), { recursive: true });
  const sorted = Object.fromEntries(Object.entries(status).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(join(SOURCES, 'status', `${language}.json`), `${JSON.stringify(sorted, null, 2)}\n`);
};

/** New texts are drafts, and what is gone is forgotten; what was said of the others stays, so that changed English makes them stale. */
export function statusNow(language) {
  const before = statusOf(language);
  const entries = CATALOGUES.filter((catalogue) => languagesOf(catalogue).includes(language)).flatMap((catalogue) => {
    const english = textsOf(catalogue, ENGLISH);
    return Object.keys(textsOf(catalogue, language))
      .filter((key) => key in english)
      .map((key) => [`${catalogue}.${key}`, before[`${catalogue}.${key}`] ?? { state: 'draft', english: hashOf(english[key]) }]);
  });
  return Object.fromEntries(entries);
}

/** A new text of English is there in each other language, too, until somebody translates it: empty. */
function addNewTexts(catalogue, language) {
  const texts = textsOf(catalogue, language);
  const isNew = (key) => !(key in texts);
  if (Object.keys(textsOf(catalogue, ENGLISH)).some(isNew)) saveTexts(catalogue, language, texts);
}

/** Brings what stands beside English up to date with it: the keys of each language, and what is known of its texts. */
export function followEnglish() {
  for (const language of otherLanguages()) {
    CATALOGUES.filter((catalogue) => languagesOf(catalogue).includes(language)).forEach((catalogue) => addNewTexts(catalogue, language));
    saveStatus(language, statusNow(language));
  }
}
