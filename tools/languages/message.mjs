import { parse } from '@messageformat/parser';
import { createHash } from 'node:crypto';
import * as rules from 'make-plural/pluralCategories';

/** By which a text is recognised once it has changed. */
export const hashOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** The parts of a message in ICU MessageFormat; throws where it cannot be read. */
export const partsOf = (text) => parse(text, { strictPluralKeys: false });

/** Every part of a message, those within branches too. */
export const allParts = (parts) => parts.flatMap((part) => [part, ...(part.cases ?? []).flatMap(({ tokens }) => allParts(tokens))]);

/** Argument → 'number' where it chooses a plural, else 'string'. */
export function argumentsOf(text) {
  const found = {};
  for (const { type, arg } of allParts(partsOf(text))) {
    if (arg === undefined) continue;
    if (type === 'plural') found[arg] = 'number';
    else found[arg] ??= 'string';
  }
  return found;
}

const CATEGORIES = new Map(Object.entries(rules));
const CARDINALS = (language) => (CATEGORIES.get(language) ?? rules.en).cardinal;

/** The branches that a message must have, as 'count: one, other'. */
const branchProblems = (parts, language) =>
  allParts(parts).flatMap(({ type, arg, cases = [] }) => {
    const keys = cases.map(({ key }) => key).filter((key) => !key.startsWith('='));
    if (type === 'select') return keys.includes('other') ? [] : [`{${arg}} has no branch "other"`];
    if (type !== 'plural') return [];
    const wanted = CARDINALS(language);
    const wrong = keys
      .filter((key) => !wanted.includes(key))
      .map((key) => `{${arg}} has a branch "${key}", which this language does not know`);
    const missing = wanted.filter((key) => !keys.includes(key)).map((key) => `{${arg}} has no branch "${key}"`);
    return [...wrong, ...missing];
  });

const REFUSED = {
  octothorpe: 'has "#": write the argument, as {count}, so that its digits are the same everywhere',
  function: 'has a format of numbers or dates: these come as text',
  selectordinal: 'has an ordinal: write another sentence',
};

/** Whether an argument chooses between branches and is not read itself: a language may need no such choice. */
const onlyChooses = (text, name) => allParts(partsOf(text)).every(({ type, arg }) => arg !== name || type === 'select');

/** Digits of another script, which a patient would read beside the Latin ones of times and phones. */
const OTHER_DIGITS = /(?![0-9])\p{Nd}/u;

/** A brace that opens no argument is shown as it is, which nobody has meant. */
const looseBraces = (parts) =>
  allParts(parts).some(({ type, value }) => type === 'content' && /[{}]/u.test(value)) ? ['has a brace that belongs to no argument'] : [];

/** What is wrong with one text of a language, held against the English one; empty where nothing is. */
export function messageProblems(text, english, language) {
  if (text.trim() === '') return ['is empty'];
  let parts;
  try {
    parts = partsOf(text);
  } catch (error) {
    return [`cannot be read: ${error.message.split('\n')[0]}`];
  }
  const refused = new Set(allParts(parts).flatMap(({ type }) => REFUSED[type] ?? []));
  const known = argumentsOf(english);
  const own = argumentsOf(text);
  const strange = Object.keys(own)
    .filter((name) => !(name in known))
    .map((name) => `has {${name}}, which the English text has not`);
  const missing = Object.keys(known)
    .filter((name) => !(name in own) && !onlyChooses(english, name))
    .map((name) => `has no {${name}}`);
  const other = Object.keys(own)
    .filter((name) => known[name] === 'string' && own[name] === 'number')
    .map((name) => `counts {${name}}, which comes as text`);
  const digits = OTHER_DIGITS.test(text) ? ['has digits of another script: write 0 to 9'] : [];
  return [...refused, ...digits, ...looseBraces(parts), ...branchProblems(parts, language), ...strange, ...missing, ...other];
}
