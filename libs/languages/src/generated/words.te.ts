/* Written by `npm run languages` from the catalogues beside this folder: change those, not this file. */
import type { LanguageWords } from '../language-words';
import { pages, said } from './pages.te';
import { specialties } from './specialties.te';

export const words: LanguageWords = {
  language: 'te',
  isReviewed: false,
  draftInEnglish: 'This translation has not been checked by a named speaker yet. The English text counts.',
  pages,
  said,
  specialties,
};
