import { POSTER_ENGLISH, posterWords } from './poster';

const CODES = ['AP', 'DH', 'GJ', 'KA', 'KL', 'LD', 'MH', 'PB', 'PY', 'TN', 'TR', 'TS', 'WB', 'UP', null];

test.each([
  ['MH', 'mr'],
  ['TN', 'ta'],
  ['UP', 'hi'],
  ['DL', 'hi'],
  ['wb', 'bn'],
  ['XX', 'hi'],
  [null, 'hi'],
])('a hospital in %s prints its poster in English and %s', (code, lang) => {
  expect(posterWords(code).lang).toBe(lang);
});

it('says everything in a script of its own, without a Latin letter', () => {
  for (const { title, call, steps } of CODES.map(posterWords))
    for (const text of [title, call, ...Object.values(steps)]) expect(text).toMatch(/^[^a-z]{2,}$/iu);
  expect(POSTER_ENGLISH.title).not.toBe('');
});
