import { smsLength } from './segments';

test.each([
  ['a text of GSM of 160 letters', 'a'.repeat(160), { places: 160, segments: 1 }],
  ['one more', 'a'.repeat(161), { places: 161, segments: 2 }],
  ['two parts', 'a'.repeat(306), { places: 306, segments: 2 }],
  ['three', 'a'.repeat(307), { places: 307, segments: 3 }],
  ['a bracket, which takes two places', '{'.repeat(80), { places: 160, segments: 1 }],
  ['70 letters of Devanagari', 'अ'.repeat(70), { places: 70, segments: 1 }],
  ['71 letters, of which one is', `${'a'.repeat(70)}अ`, { places: 71, segments: 2 }],
  ['134', 'अ'.repeat(134), { places: 134, segments: 2 }],
  ['135', 'अ'.repeat(135), { places: 135, segments: 3 }],
  ['an emoji, which takes two places', '😀'.repeat(35), { places: 70, segments: 1 }],
])('%s', (_what, text, expected) => {
  expect(smsLength(text)).toEqual(expected);
});
