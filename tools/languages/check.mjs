import { CATALOGUES, ENGLISH, languagesOf, notesOf, SOURCES, statusOf, textsOf } from './catalogues.mjs';
import { messageProblems } from './message.mjs';
import { isStale, otherLanguages } from './status.mjs';

/** The longest a text may be, in signs as they are read; a message counts as it is written. */
const lengthOf = (text) => [...new Intl.Segmenter().segment(text)].length;

function languageProblems(catalogue, language, { english, notes, sources }) {
  const texts = textsOf(catalogue, language, sources);
  const name = (key) => `${catalogue}/${language}.json: "${key}"`;
  const missing = Object.keys(english)
    .filter((key) => !(key in texts))
    .map((key) => `${name(key)} is missing`);
  const strange = Object.keys(texts)
    .filter((key) => !(key in english))
    .map((key) => `${name(key)} is not in ${ENGLISH}.json`);
  const wrong = Object.keys(texts)
    .filter((key) => key in english && texts[key].trim() !== '')
    .flatMap((key) => messageProblems(texts[key], english[key], language).map((problem) => `${name(key)} ${problem}`));
  const long = Object.keys(texts).flatMap((key) =>
    notes[key]?.most && lengthOf(texts[key]) > notes[key].most
      ? [`${name(key)} has ${lengthOf(texts[key])} signs, at most ${notes[key].most}`]
      : [],
  );
  return [...missing, ...strange, ...wrong, ...long];
}

/** What is wrong with the catalogues: a language that is not there yet is not offered, one that is there has every key. An empty text is shown in English. */
export function catalogueProblems(sources = SOURCES) {
  return CATALOGUES.flatMap((catalogue) => {
    const english = textsOf(catalogue, ENGLISH, sources);
    const notes = notesOf(catalogue, sources);
    const unused = Object.keys(notes)
      .filter((key) => !(key in english))
      .map((key) => `${catalogue}/notes.json: "${key}" is not in ${ENGLISH}.json`);
    return [
      ...unused,
      ...languagesOf(catalogue, sources).flatMap((language) => languageProblems(catalogue, language, { english, notes, sources })),
    ];
  });
}

/** One line a language: texts, how many a named speaker has read, how many have other English now. */
export function summaryOf() {
  return otherLanguages().map((language) => {
    const status = statusOf(language);
    const texts = CATALOGUES.filter((catalogue) => languagesOf(catalogue).includes(language)).flatMap((catalogue) =>
      Object.entries(textsOf(catalogue, ENGLISH)).map(([key, text]) => ({
        ...status[`${catalogue}.${key}`],
        stale: isStale(status[`${catalogue}.${key}`] ?? {}, text),
      })),
    );
    const empty = CATALOGUES.filter((catalogue) => languagesOf(catalogue).includes(language)).flatMap((catalogue) =>
      Object.values(textsOf(catalogue, language)).filter((text) => text.trim() === ''),
    );
    const reviewed = texts.filter(({ state, stale }) => state === 'reviewed' && !stale).length;
    return `${language}: ${texts.length} texts, ${reviewed} read by a named speaker, ${texts.filter(({ stale }) => stale).length} with changed English, ${empty.length} not translated`;
  });
}
