import { contentHash, contentMarks, countsOf, unmarked } from './contents';

test('each text of a catalogue has three signs of its own', () => {
  const marks = contentMarks('pages', 'en');
  const texts = countsOf('pages', 'en')?.texts ?? 0;
  expect(marks).toHaveLength(3 * texts);
  expect(new Set(marks.match(/.{3}/gu)).size).toBeGreaterThan(0.98 * texts);
});

test('the texts that have changed or are new are counted, wherever they stand', () => {
  expect(unmarked('aaabbbccc', 'cccaaabbb')).toBe(0);
  expect(unmarked('aaaXbbcccddd', 'aaabbbccc')).toBe(2);
  expect(unmarked('aaa', 'aaabbb')).toBe(0);
  expect(unmarked('aaabbb', '')).toBe(2);
});

test('a language that is not there has no hash, no counts and no marks', () => {
  expect([contentHash('pages', 'xx'), countsOf('pages', 'xx'), contentMarks('pages', 'xx')]).toEqual([null, null, '']);
});
