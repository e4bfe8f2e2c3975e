import { codeAccount, type CodeFacts } from './code-limits';

const NOW = Date.parse('2026-11-24T10:05:00+05:30');
const nothing: CodeFacts = { ofBrowser: 0, ofStrangers: 0, lastOfStrangers: null, isDevice: false, ofDevice: 0 };
const after = (ofStrangers: number, seconds: number): CodeFacts => ({ ...nothing, ofStrangers, lastOfStrangers: NOW - seconds * 1000 });

test('a browser may have three codes an hour sent to a phone', () => {
  expect(codeAccount({ ...nothing, ofBrowser: 2 }, NOW)).toBe('stranger');
  expect(codeAccount({ ...nothing, ofBrowser: 3 }, NOW)).toBeNull();
});

test.each([
  [1, 30],
  [2, 60],
  [3, 120],
  [4, 300],
  [5, 600],
])('after %i messages to a phone the next one from a stranger waits %i seconds', (count, seconds) => {
  expect(codeAccount(after(count, seconds - 1), NOW)).toBeNull();
  expect(codeAccount(after(count, seconds), NOW)).toBe('stranger');
});

test('strangers cause six messages a day to one phone, and no seventh', () => {
  expect(codeAccount(after(6, 86_000), NOW)).toBeNull();
});

test("the phone's own device has three more, whatever strangers have used up", () => {
  const used = { ...after(6, 0), isDevice: true };
  expect(codeAccount(used, NOW)).toBe('device');
  expect(codeAccount({ ...used, ofDevice: 2 }, NOW)).toBe('device');
  expect(codeAccount({ ...used, ofDevice: 3 }, NOW)).toBeNull();
  expect(codeAccount({ ...nothing, ofBrowser: 3, isDevice: true }, NOW)).toBe('device');
});
