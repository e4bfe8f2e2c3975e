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

/** What nobody sees: joiners, variation selectors, marks of direction, which come along when a number is copied. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]/gu;

/** A number without what nobody sees in it, otherwise as it was typed; so it is kept. */
export const visiblePhone = (typed: string): string => typed.replaceAll(INVISIBLE, '').trim();

/** The number in plain signs: digits 0 to 9, '-' for every dash, ' ' for every space, whatever script or width they were typed in. */
export const plainPhone = (typed: string): string =>
  latinDigits(visiblePhone(typed).normalize('NFKC'))
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/\s/gu, ' ')
    .trim();

export const digitsOf = (typed: string): string => plainPhone(typed).replaceAll(/\D/gu, '');
