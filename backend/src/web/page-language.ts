import { isLanguage, SOURCE_LANGUAGE, type Language } from '@arogya/domain/languages/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageLanguages } from '../public-booking/page-languages';

/** What somebody has chosen by the switch; the language alone, so nothing is signed. */
const COOKIE = 'lang';
const YEAR_SECONDS = 365 * 86_400;
/** The first of `hi-IN,hi;q=0.9,en;q=0.8`; whatever follows is not looked at, however long it is. */
const FIRST_OF_BROWSER = /^\s*([a-z]{2})(?:-[a-z0-9]{1,8})*\s*(?:[,;]|$)/iu;
const READ_OF_BROWSER = 64;

type LanguageRequest = Pick<FastifyRequest, 'query' | 'cookies' | 'headers'>;

const chosenBy = ({ query }: LanguageRequest): unknown => (query as Readonly<Record<string, unknown>> | undefined)?.['lang'];

function browsersOwn({ headers }: LanguageRequest): string | undefined {
  const first = FIRST_OF_BROWSER.exec(String(headers['accept-language'] ?? '').slice(0, READ_OF_BROWSER))?.[1]?.toLowerCase();
  // Most browsers in India say English because nobody has changed it: that is no choice.
  return first === SOURCE_LANGUAGE ? undefined : first;
}

const within = (value: unknown, offered: readonly Language[]): Language | undefined =>
  typeof value === 'string' && isLanguage(value) && offered.includes(value) ? value : undefined;

/**
 * The language of a page: what the address says, what the switch said before, the browser's first one, the hospital's own,
 * English. One that is not offered counts as if it were not there.
 */
export function languageOf(request: LanguageRequest, { offered, own }: PageLanguages): Language {
  const wanted = [chosenBy(request), request.cookies[COOKIE], browsersOwn(request), own];
  return wanted.map((value) => within(value, offered)).find((language) => language !== undefined) ?? SOURCE_LANGUAGE;
}

/** What the address says of the language is kept by the browser for a year. */
export function keepLanguage(request: LanguageRequest, reply: FastifyReply, { offered }: PageLanguages): void {
  const chosen = within(chosenBy(request), offered);
  if (chosen) reply.setCookie(COOKIE, chosen, { path: '/', maxAge: YEAR_SECONDS, sameSite: 'lax', httpOnly: true });
}
