import { unknown, unread } from './coverage';
import { ROWS } from './rows';
import { patternOf, sentences } from './sentences';

const LIST = sentences(import.meta.dirname);

it('every sentence of the specification is read by a row', () => {
  expect(LIST.length).toBeGreaterThan(140);
  expect(unread(LIST, ROWS)).toEqual([]);
});

it('every row reads sentences of the specification only', () => {
  expect(unknown(LIST, ROWS)).toEqual([]);
});

it('a sentence that no row reads is missed, and so is one that is read at another place only', () => {
  const made = { section: '8', place: 'Success messages', text: 'Doctor cloned successfully.' };
  expect(unread([...LIST, made], ROWS)).toEqual(['Success messages: Doctor cloned successfully.']);
  const moved = { section: '2', place: 'Landing page (public)', text: 'Doctor deleted successfully.' };
  expect(unread([...LIST, moved], ROWS)).toEqual(['Landing page (public): Doctor deleted successfully.']);
});

it('a row that reads what nobody has specified is reported', () => {
  expect(unknown(LIST, [{ places: ['Login form'], says: ['Who are you?'] }])).toEqual(['Login form: Who are you?']);
});

it('a sentence is read to the letter, but for what it leaves to a name or a count', () => {
  expect(patternOf('+{n} more').test('+12 more')).toBe(true);
  expect(patternOf('+{n} more').test('+ more')).toBe(false);
  expect(patternOf('No leads found').test('No leads found.')).toBe(false);
  expect(patternOf('Welcome back,').test('Welcome back, Anita')).toBe(true);
});
