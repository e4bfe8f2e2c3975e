/* Written by `npm run languages` from the catalogues beside this folder: change those, not this file. */
import type { LanguageWords } from '../language-words';
import { pages, said } from './pages.hi';
import { specialties } from './specialties.hi';

export const words: LanguageWords = {
  language: 'hi',
  isReviewed: false,
  draftInEnglish: 'This translation has not been checked by a named speaker yet. The English text counts.',
  pages,
  said,
  specialties,
};
