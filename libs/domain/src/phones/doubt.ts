import { readPhone } from './phone';
import { PHONE_DOUBT } from './texts';

/** What is asked before a number is stored that nobody can have, in India or where it says; null for the others. */
export const phoneDoubt = (typed: string): string | null => (readPhone(typed) ? null : PHONE_DOUBT);
