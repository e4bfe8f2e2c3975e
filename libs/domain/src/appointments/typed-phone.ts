/** Digits of a number without its country's prefix. */
const LOCAL_DIGITS = 10;

const DIGIT = /\p{Nd}/gu;

const isDigit = (code: number): boolean => /^\p{Nd}$/u.test(String.fromCodePoint(code));

/** The value of a digit of any script: each script's ten stand in a row from its zero, and rows may touch each other. */
function valueOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (isDigit(first - 1)) first -= 1;
  return String((code - first) % 10);
}

/** The text with the digits of every script as 0 to 9: '९८४' is '984'. */
export const latinDigits = (text: string): string => text.replaceAll(DIGIT, valueOf);

/**
 * The ten digits of a number that is whole: '+91', a leading 0 and what stands between the digits do not count. Null while
 * digits are missing, with more than ten, and for a number of another country, whose length nobody knows.
 */
export function wholePhone(text: string): string | null {
  const typed = latinDigits(text).trim();
  if (/[^\d\s+().-]/u.test(typed)) return null;
  const digits = typed.replaceAll(/\D/gu, '');
  if (typed.startsWith('+') && !digits.startsWith('91')) return null;
  const hasPrefix = typed.startsWith('+') || digits.length === LOCAL_DIGITS + 2;
  const local = (hasPrefix ? digits.replace(/^91/u, '') : digits).replace(/^0+/u, '');
  return local.length === LOCAL_DIGITS ? local : null;
}
