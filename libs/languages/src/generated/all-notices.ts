/* Written by `npm run languages` from the catalogues beside this folder: change those, not this file. */
import { notice as en } from './notice.en';
import { notice as bn } from './notice.bn';
import { notice as gu } from './notice.gu';
import { notice as hi } from './notice.hi';
import { notice as kn } from './notice.kn';
import { notice as ml } from './notice.ml';
import { notice as mr } from './notice.mr';
import { notice as ta } from './notice.ta';
import { notice as te } from './notice.te';

/** The privacy notice in each language that is there. */
export const NOTICES = { en, bn, gu, hi, kn, ml, mr, ta, te } as const;
