/* Written by `npm run languages` from the catalogues beside this folder: change those, not this file. */
import type { LanguageWords } from '../language-words';
import { pages, said } from './pages.en';
import { specialties } from './specialties.en';

export const words: LanguageWords = { language: 'en', isReviewed: true, pages, said, specialties };
