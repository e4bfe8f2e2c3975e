/* Written by `npm run languages` from the catalogues beside this folder: change those, not this file. */
import { messages as en } from './messages.en';
import { messages as bn } from './messages.bn';
import { messages as gu } from './messages.gu';
import { messages as hi } from './messages.hi';
import { messages as kn } from './messages.kn';
import { messages as ml } from './messages.ml';
import { messages as mr } from './messages.mr';
import { messages as ta } from './messages.ta';
import { messages as te } from './messages.te';

/** The words of the messages to patients in each language that is there. */
export const MESSAGES = { en, bn, gu, hi, kn, ml, mr, ta, te } as const;
