import type { LanguageWords } from '@arogya/languages/language-words';

declare global {
  interface Window {
    /** Set by the script of the page's language, which the document names before the page's own. */
    readonly pageWords?: { readonly words: LanguageWords };
  }
}

export const browserWords = (): LanguageWords | null => window.pageWords?.words ?? null;
