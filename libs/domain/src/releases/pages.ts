import { GUIDE_PATH } from '../guide/chapters';
import { NOTICE_PATH } from '../privacy/notice';

/** What the shell and the server have at addresses of their own, whoever asks. */
const OWN_PAGES = ['/login', NOTICE_PATH, `${GUIDE_PATH}/*`, '/book/*', '/a/*', '/api/*', '/mfe/*'];

interface Part {
  readonly kind: 'text' | 'any' | 'rest';
  readonly text: string;
  /** The page is there without it, too. */
  readonly optional: boolean;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function partOf(segment: string): Part {
  const optional = segment.endsWith('?');
  const text = decoded(optional ? segment.slice(0, -1) : segment)
    .normalize('NFKC')
    .toLowerCase();
  if (text.endsWith('*')) return { kind: 'rest', text, optional };
  return { kind: segment.startsWith(':') ? 'any' : 'text', text, optional };
}

/** As the router reads a pattern: capitals are small letters, slashes at the end or beside each other one. */
const partsOf = (path: string): readonly Part[] => path.split('/').filter(Boolean).map(partOf);

function partsMeet([one, ...ones]: readonly Part[], [other, ...others]: readonly Part[]): boolean {
  if (one?.kind === 'rest' || other?.kind === 'rest') return true;
  if (one?.optional && partsMeet(ones, other ? [other, ...others] : [])) return true;
  if (other?.optional && partsMeet(one ? [one, ...ones] : [], others)) return true;
  if (!one || !other) return !one && !other;
  return (one.kind === 'any' || other.kind === 'any' || one.text === other.text) && partsMeet(ones, others);
}

/** Whether there is an address that the router would give to both of these pages. */
export const pagesMeet = (one: string, other: string): boolean => partsMeet(partsOf(one), partsOf(other));

/** The page of the shell or the server that a page of a micro-frontend would stand in for; null when there is none. */
export const ownPageAt = (path: string): string | null => OWN_PAGES.find((own) => pagesMeet(own, path)) ?? null;
