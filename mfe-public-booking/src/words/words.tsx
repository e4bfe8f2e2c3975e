import { createContext, use, useMemo, type ReactElement, type ReactNode } from 'react';
import type { PagesWords } from '@arogya/languages/generated/pages.words';
import type { LanguageWords } from '@arogya/languages/language-words';

interface PageLanguage {
  readonly words: LanguageWords;
  /** The languages that the page can be read in, its own among them. */
  readonly offered: readonly string[];
}

const Context = createContext<PageLanguage | null>(null);

interface Props {
  readonly words: LanguageWords;
  /** Its own language alone, where none are named. */
  readonly offered?: readonly string[];
  readonly children: ReactNode;
}

/** Around a page: the one language that it is drawn in. */
export function WordsProvider({ words, offered, children }: Props): ReactElement {
  const language = useMemo(() => ({ words, offered: offered ?? [words.language] }), [words, offered]);
  return <Context value={language}>{children}</Context>;
}

export function usePageLanguage(): PageLanguage {
  const language = use(Context);
  if (!language) throw new Error('A page of patients stands in a WordsProvider');
  return language;
}

/** The language of the page, with all that it says. */
export const useLanguageWords = (): LanguageWords => usePageLanguage().words;

/** What the page says: `words.sheet.title({ doctor })`, `words.sheet.close()`. */
export const useWords = (): PagesWords => useLanguageWords().pages;
