/* Written by `npm run languages` from the catalogues beside this folder: change those, not this file. */
import { words as en } from './words.en';
import { words as bn } from './words.bn';
import { words as gu } from './words.gu';
import { words as hi } from './words.hi';
import { words as kn } from './words.kn';
import { words as ml } from './words.ml';
import { words as mr } from './words.mr';
import { words as ta } from './words.ta';
import { words as te } from './words.te';

/** The words of the pages in each language that is there. */
export const PAGES = { en, bn, gu, hi, kn, ml, mr, ta, te } as const;
