import { createElement, type JSX, type ReactElement } from 'react';
import { useLanguageWords } from './words';

/** Those that are written in Latin letters themselves: the source, and the one of the tests. */
const LATIN = new Set(['en', 'pseudo']);

const HAS_LATIN = /\p{Script=Latin}/u;
const HAS_OTHER = /(?!\p{Script=Latin})\p{L}/u;

/** 'en' for a text that is in Latin letters alone on a page of another script: nobody has translated it. */
export const langOf = (text: string, language: string): 'en' | undefined =>
  !LATIN.has(language) && HAS_LATIN.test(text) && !HAS_OTHER.test(text) ? 'en' : undefined;

type Tag = keyof JSX.IntrinsicElements;

type Props<T extends Tag> = Omit<JSX.IntrinsicElements[T], 'children' | 'lang'> & {
  /** The element that holds the text and nothing else, so that React finds it where a browser has translated it. */
  readonly as: T;
  readonly children: string;
};

/** A text of the page. Where it is English on a page in another language, it says so to whoever reads it out. */
export function Text<T extends Tag>({ as, children, ...attributes }: Props<T>): ReactElement {
  const { language } = useLanguageWords();
  const lang = langOf(children, language);
  return createElement(as, lang ? { ...attributes, lang } : attributes, children);
}
