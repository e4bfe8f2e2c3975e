import { createContext, use, type ReactElement, type ReactNode } from 'react';
import type { PagesWords } from '@arogya/languages/generated/pages.words';
import type { LanguageWords } from '@arogya/languages/language-words';

const Context = createContext<LanguageWords | null>(null);

interface Props {
  readonly words: LanguageWords;
  readonly children: ReactNode;
}

/** Around a page: the one language that it is drawn in. */
export const WordsProvider = ({ words, children }: Props): ReactElement => <Context value={words}>{children}</Context>;

/** The language of the page, with all that it says. */
export function useLanguageWords(): LanguageWords {
  const words = use(Context);
  if (!words) throw new Error('A page of patients stands in a WordsProvider');
  return words;
}

/** What the page says: `words.sheet.title({ doctor })`, `words.sheet.close()`. */
export const useWords = (): PagesWords => useLanguageWords().pages;
