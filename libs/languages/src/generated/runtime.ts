/* Written by `npm run languages` from the catalogues beside this folder: change those, not this file. */

type PluralRule = (count: number) => string;
type Forms = Readonly<Record<string, string>>;

export const en: PluralRule = (n) => {
  const s = String(n).split('.'),
    v0 = !s[1];
  return n == 1 && v0 ? 'one' : 'other';
};
export const bn: PluralRule = (n) => (n >= 0 && n <= 1 ? 'one' : 'other');
export const gu: PluralRule = (n) => (n >= 0 && n <= 1 ? 'one' : 'other');
export const hi: PluralRule = (n) => (n >= 0 && n <= 1 ? 'one' : 'other');
export const kn: PluralRule = (n) => (n >= 0 && n <= 1 ? 'one' : 'other');
export const ml: PluralRule = (n) => (n == 1 ? 'one' : 'other');
export const mr: PluralRule = (n) => (n == 1 ? 'one' : 'other');
export const ta: PluralRule = (n) => (n == 1 ? 'one' : 'other');
export const te: PluralRule = (n) => (n == 1 ? 'one' : 'other');

/** The form for a number: the one for exactly this number, or that of its plural. */
export function plural(count: number, _offset: number, rule: PluralRule, forms: Forms): string {
  return forms[count] ?? forms[rule(count)] ?? forms['other'] ?? '';
}

export function select(choice: string, forms: Forms): string {
  return forms[choice] ?? forms['other'] ?? '';
}
