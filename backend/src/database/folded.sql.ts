import { LATIN_DIGITS, LOOK_ALIKES, SCRIPT_DIGITS, SMALL_ALIKES, UNSEEN } from '@arogya/domain/search/folding';

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

const replaced = (text: string, pairs: typeof LOOK_ALIKES): string =>
  pairs.reduce((sql, [from, to]) => `replace(${sql}, ${literal(from)}, ${literal(to)})`, text);

/**
 * `foldedText` of libs/domain in SQL, from the same tables (same-facts.db.spec.ts compares both): small letters, one form of each sign,
 * digits 0 to 9, nothing that nobody sees. Text of ASCII alone is folded already where `text` is in small letters, as columns of
 * searches are. The foundation has it in indexes: another folding is another migration.
 */
export function folded(text: string): string {
  const signs = `translate(normalize(${text}, nfkc), ${literal(SCRIPT_DIGITS.join('') + UNSEEN.join(''))}, ${literal(LATIN_DIGITS)})`;
  const one = replaced(`normalize(${signs}, nfc)`, LOOK_ALIKES);
  const small = replaced(`lower(${one} collate "und-x-icu")`, SMALL_ALIKES);
  return `case when octet_length(${text}) = length(${text}) then ${text} else normalize(${small}, nfc) end`;
}
