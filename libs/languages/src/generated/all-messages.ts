/* Written by `npm run languages` from the catalogues beside this folder: change those, not this file. */
import { messages as en } from './messages.en';
import { messages as hi } from './messages.hi';

/** The words of the messages to patients in each language that is there. */
export const MESSAGES = { en, hi } as const;
