import type { Rule } from '../rule';

/** How many websites a hospital may show its booking page on. */
export const EMBED_ORIGINS_MAX = 20;
export const EMBED_ORIGINS_LIST = 'Please enter a list of addresses';
export const TOO_MANY_ORIGINS = `At most ${EMBED_ORIGINS_MAX} addresses`;

const NO_ADDRESS = 'this is not the address of a website';
const NO_SCHEME = 'please begin it with https://';
const NOT_SECURE = 'it must begin with https://';
const STAR = 'please enter each address by itself, without *';
const PERSON = 'please take the name and password out';
const MORE = 'please enter only the address of the site, such as https://www.lotuscare.in';
const NUMBERS = 'please enter the name of the site, not its numbers';

const LONGEST_SHOWN = 80;
/** Letters of an address: a name has 253 at most. */
const LONGEST = 300;
/** Labels of a host name in letters that every server takes: what else a URL allows in a host (`;`, `'`) would end a content policy. */
const HOST = /^(?=.{1,253}$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/u;
const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1'];
const IS_NUMBERS = /^[\d.]+$/u;

type OriginRead = { readonly origin: string } | { readonly fault: string };

/** Why an address that a URL can be made of is no origin to be kept; null where it is one. */
function faultOf({ protocol, hostname, username, password, pathname, search, hash }: URL): string | null {
  const isLoopback = LOOPBACK.includes(hostname);
  if (protocol !== 'https:' && !(protocol === 'http:' && isLoopback)) return NOT_SECURE;
  if (username !== '' || password !== '') return PERSON;
  if (pathname !== '/' || search !== '' || hash !== '') return MORE;
  if (hostname.startsWith('[') || (IS_NUMBERS.test(hostname) && !isLoopback)) return NUMBERS;
  return HOST.test(hostname) ? null : NO_ADDRESS;
}

/** The origin of a website as it is kept ('https://xn--…', lower case, without the usual port), or why what was typed is none. */
function readOrigin(typed: string): OriginRead {
  const text = typed.trim();
  if (text.includes('*')) return { fault: STAR };
  if (/\s/u.test(text)) return { fault: NO_ADDRESS };
  if (!/^[a-z][a-z\d+.-]*:\/\//iu.test(text)) return { fault: NO_SCHEME };
  if (typed.length > LONGEST || !URL.canParse(text)) return { fault: NO_ADDRESS };
  const url = new URL(text);
  const fault = faultOf(url);
  return fault ? { fault } : { origin: url.origin };
}

const named = (typed: string, fault: string): string => {
  const text = typed.trim();
  return `“${text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text}”: ${fault}`;
};

const written = (typed: readonly string[]): string[] => typed.filter((one) => one.trim() !== '');

/** The sentence about the first of these that is no origin, naming it; null where all are. */
function firstFault(typed: readonly string[]): string | null {
  for (const one of written(typed)) {
    const read = readOrigin(one);
    if ('fault' in read) return named(one, read.fault);
  }
  return null;
}

/** The origins as they are kept: tidied, each once, in the order in which they were typed. What is none is left out. */
export const embedOriginsOf = (typed: readonly string[]): string[] => [
  ...new Set(
    written(typed)
      .map(readOrigin)
      .flatMap((read) => ('origin' in read ? [read.origin] : [])),
  ),
];

/** The sentence about an address without https, which is only for trying the product out on one's own machine; null without one. */
export function insecureOrigin(origins: readonly string[]): string | null {
  const plain = origins.find((origin) => origin.startsWith('http:'));
  return plain === undefined ? null : named(plain, NOT_SECURE);
}

/** The websites that may show the booking page of a hospital. */
export const embedOriginsRule: Rule = {
  optional: false,
  schema: { type: 'array', items: { type: 'string', maxLength: LONGEST }, maxItems: EMBED_ORIGINS_MAX },
  check: (value) => {
    if (!Array.isArray(value) || !value.every((one) => typeof one === 'string')) return EMBED_ORIGINS_LIST;
    return firstFault(value) ?? (embedOriginsOf(value).length > EMBED_ORIGINS_MAX ? TOO_MANY_ORIGINS : null);
  },
};
