import { likePattern } from '../paging/page';

const LOOKS_LIKE_A_PHONE = /^\+?[\d\s().-]+$/u;
const ENOUGH_DIGITS = 5;

/** The pattern that finds a number however it was typed; null when the search is not a number. */
export function phonePattern(q: string): string | null {
  const digits = q.replace(/\D/gu, '').replace(/^0+/u, '');
  return LOOKS_LIKE_A_PHONE.test(q.trim()) && digits.length >= ENOUGH_DIGITS ? likePattern(digits) : null;
}
