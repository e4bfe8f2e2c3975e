import type { LanguageWords } from '@arogya/languages/language-words';
import type { PagesWords } from '@arogya/languages/generated/pages.words';
import type { ApiFailure } from '@arogya/platform';

const PROBLEM = 'urn:arogyadesk:';

/** A sentence of a rule, or of the server, in the language of the page; as it is where the catalogue does not know it. */
export const saidIn = (words: LanguageWords, sentence: string): string => words.said[sentence] ?? sentence;

const entryOf = <T extends object>(section: T, name: unknown): (() => string) | undefined =>
  typeof name === 'string' && Object.hasOwn(section, name) ? (section[name as keyof T] as () => string) : undefined;

/** Why a start is not free, by its code. */
export const reasonIn = ({ reasons, sheet }: PagesWords, code: unknown): string => (entryOf(reasons, code) ?? sheet.nothingFree)();

/** What a failed call says to the person: in English the server's own sentence, else by the reason, by the sentence, by the code. */
export function failureIn(words: LanguageWords, { message, status, body }: ApiFailure, fallback: string): string {
  const { pages, said, language } = words;
  if (message === undefined) return status === 0 ? pages.book.noAnswer() : fallback;
  if (language === 'en') return message;
  const { type, reason } = (body ?? {}) as { type?: unknown; reason?: unknown };
  const code = typeof type === 'string' && type.startsWith(PROBLEM) ? type.slice(PROBLEM.length) : null;
  if (code === 'slotNotOffered' && entryOf(pages.reasons, reason)) return reasonIn(pages, reason);
  return said[message] ?? (code === 'invalid' ? undefined : entryOf(pages.refusals, code)?.()) ?? message;
}

/** A specialty of those that are shipped in the language of the page; a hospital's own as it was typed. */
export const specialtyIn = ({ specialties }: LanguageWords, name: string): string => specialties[name] ?? name;
