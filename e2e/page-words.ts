import { PAGES } from '@arogya/languages/generated/all-pages';
import type { PagesWords } from '@arogya/languages/generated/pages.words';

export type PageLanguage = keyof typeof PAGES;

/** What the pages of patients say in a language. */
export const wordsOf = (language: PageLanguage): PagesWords => PAGES[language].pages;

/** Stands in a text for a value that a test does not know. */
export const ANY = '*';

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

/** The whole of a text of a page, whatever it has at the places of `ANY`. */
export const like = (text: string): RegExp => new RegExp(`^${text.split(ANY).map(escaped).join('.+')}$`, 'u');
