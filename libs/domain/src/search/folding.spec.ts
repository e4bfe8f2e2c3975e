import { foldedText, isSameText } from './folding';

/** Two ways to store what looks the same. */
export const PAIRS: readonly (readonly [what: string, one: string, other: string])[] = [
  ['Devanagari za as one sign and with a nukta', '\u095Bया', '\u091C\u093Cया'],
  ['Devanagari qa, rra', '\u0958मर \u095C', '\u0915\u093Cमर \u0921\u093C'],
  ['Tamil o as one sign and as two', 'க\u0BCAடி', 'க\u0BC6\u0BBEடி'],
  ['Tamil oo and au', 'க\u0BCB க\u0BCC', 'க\u0BC7\u0BBE க\u0BC6\u0BD7'],
  ['Malayalam chillu and a virama with a joiner', 'അവ\u0D7B', 'അവ\u0D28\u0D4D\u200D'],
  [
    'every chillu',
    '\u0D7A\u0D7B\u0D7C\u0D7D\u0D7E\u0D7F',
    'ണ\u0D4D\u200Dന\u0D4D\u200Dര\u0D4D\u200Dല\u0D4D\u200Dള\u0D4D\u200Dക\u0D4D\u200D',
  ],
  ['Malayalam o', 'ക\u0D4Aച്ചി', 'ക\u0D46\u0D3Eച്ചി'],
  ['Bengali rra as one sign and with a nukta', 'ব\u09DC', 'ব\u09A1\u09BC'],
  ['Bengali o', 'ক\u09CB', 'ক\u09C7\u09BE'],
  ['Bengali khanda ta', 'উ\u09CE', 'উ\u09A4\u09CD\u200D'],
  ['Kannada oo', 'ಕ\u0CCB', 'ಕ\u0CC6\u0CC2\u0CD5'],
  ['Gurmukhi sha', '\u0A36ਰਮਾ', '\u0A38\u0A3Cਰਮਾ'],
  ['Odia rra', '\u0B5C', '\u0B21\u0B3C'],
  ['the eyelash ra of Marathi', 'कऱ\u094Dया', 'कर\u094D\u200Dया'],
  ['a vowel as one sign and as two', 'आशा', 'अ\u093Eशा'],
  ['a joiner', 'क्\u200Dष', 'क्ष'],
  ['a non-joiner', 'क्\u200Cष', 'क्ष'],
  ['é composed and decomposed', 'Ren\u00E9', 'Rene\u0301'],
  ['capitals of other alphabets', 'ÉLAN', 'élan'],
  ['full width', 'Ａsha', 'asha'],
  ['a soft hyphen, a variation selector, marks of direction', 'A\u00ADs\uFE0Fh\u200Ea', 'asha'],
  ['isolates, as telephones put them around names', '\u2068Asha\u2069', 'asha'],
  ['digits of a script', 'वार्ड १२', 'वार्ड 12'],
];

test.each(PAIRS)('%s are one to a search', (_, one, other) => {
  expect(foldedText(one)).toBe(foldedText(other));
  expect(isSameText(` ${one}`, `${other}  `)).toBe(true);
});

test.each([
  ['जया', 'ज़या'],
  ['Rene', 'René'],
  ['क', 'ख'],
  ['കല', 'കാല'],
])('what people see as two stays two: %s and %s', (one, other) => {
  expect(foldedText(one)).not.toBe(foldedText(other));
});

test('what is folded folds to itself, and ASCII only loses its capitals', () => {
  for (const [, one] of PAIRS) expect(foldedText(foldedText(one))).toBe(foldedText(one));
  expect(foldedText("O'Brien (II) @ 12")).toBe("o'brien (ii) @ 12");
});
