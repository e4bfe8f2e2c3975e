/* Written by `npm run languages` from the catalogues beside this folder: change those, not this file. */
import { words as en } from './words.en';
import { words as hi } from './words.hi';

/** The words of the pages in each language that is there. */
export const PAGES = { en, hi } as const;
