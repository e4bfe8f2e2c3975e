import type { ReactElement, ReactNode } from 'react';
import { words as english } from '@arogya/languages/generated/words.en';
import { WordsProvider } from '../words/words';

/** What `render` puts around a part of the page. */
export const InEnglish = ({ children }: { children: ReactNode }): ReactElement => <WordsProvider words={english}>{children}</WordsProvider>;
