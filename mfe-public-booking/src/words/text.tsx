import type { ReactElement } from 'react';
import { useLanguageWords } from './words';

/** Those that are written in Latin letters themselves: the source, and the one of the tests. */
const LATIN = new Set(['en', 'pseudo']);

const HAS_LATIN = /\p{Script=Latin}/u;
const HAS_OTHER = /(?!\p{Script=Latin})\p{L}/u;

/** 'en' for a text that is in Latin letters alone on a page of another script: nobody has translated it. */
export const langOf = (text: string, language: string): 'en' | undefined =>
  !LATIN.has(language) && HAS_LATIN.test(text) && !HAS_OTHER.test(text) ? 'en' : undefined;

/** A text of the page. Where it is English on a page in another language, it says so to whoever reads it out. */
export function Text({ children }: { readonly children: string }): ReactElement {
  const { language } = useLanguageWords();
  return langOf(children, language) ? <span lang="en">{children}</span> : <>{children}</>;
}
