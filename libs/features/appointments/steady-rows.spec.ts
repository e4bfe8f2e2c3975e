import { steadyRows } from './steady-rows';

const rows = (ids: string) => [...ids].map((id) => ({ id }));
const shown = (ids: string, known: string): string =>
  steadyRows(rows(ids), new Set(known))
    .map(({ id }) => id)
    .join('');

it('what comes before or between rows waits; what comes after the last one does not move any', () => {
  expect(shown('xabyc', 'abc')).toBe('abc');
  expect(shown('abcz', 'abc')).toBe('abcz');
});

it('a row that is done goes, and the next one takes the place at the end', () => {
  expect(shown('bcd', 'abc')).toBe('bcd');
});

it('with none of the old rows left all are new', () => {
  expect(shown('xyz', 'abc')).toBe('xyz');
});
