import { mergeRows } from './merge-rows';

/** Rows in the order of their letters: a is the earliest. */
const rows = (ids: string) =>
  [...ids].map((id) => ({ id, appointmentDate: new Date(Date.UTC(2026, 10, 24, id.charCodeAt(0) % 24)).toISOString() }));
/** Those that are done are in brackets. */
const shown = (before: string, answer: string, { own = '', back = '', size = 5 } = {}): string =>
  mergeRows(rows(before), rows(answer), { size, isLeft: ({ id }) => own.includes(id), isBack: ({ id }) => back.includes(id) })
    .map(({ id, done }) => (done ? `(${id})` : id))
    .join('');

it('what comes before or between rows waits; what comes after the last one does not move any', () => {
  expect(shown('bcf', 'abcdf')).toBe('bcf');
  expect(shown('bcf', 'bcfg')).toBe('bcfg');
});

it('a row that this window has settled goes, and the next one takes the place at the end', () => {
  expect(shown('abc', 'bcd', { own: 'a' })).toBe('bcd');
});

it('a row that others have settled stays where it was, and says so', () => {
  expect(shown('abc', 'ac')).toBe('a(b)c');
  expect(shown('abc', 'bc', { own: 'b' })).toBe('(a)bc');
});

it('a row that this window has brought back comes to its place', () => {
  expect(shown('ac', 'abc', { back: 'b' })).toBe('abc');
});

it('a row behind the end of a full answer is not taken for done', () => {
  expect(shown('bcdef', 'abcde')).toBe('bcdef');
});

it('no more rows are shown than there is space for', () => {
  expect(shown('abcde', 'abdeg')).toBe('ab(c)de');
});

it('with all of the old rows settled here all are new', () => {
  expect(shown('xyz', 'abc', { own: 'xyz' })).toBe('abc');
});
