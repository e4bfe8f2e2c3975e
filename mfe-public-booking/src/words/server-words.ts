import { PAGES } from '@arogya/languages/generated/all-pages';
import type { LanguageWords } from '@arogya/languages/language-words';

/** The words of a language that the server draws a page in; English where there is none such. */
export const serverWords = (language: string): LanguageWords => (PAGES as Readonly<Record<string, LanguageWords>>)[language] ?? PAGES.en;
