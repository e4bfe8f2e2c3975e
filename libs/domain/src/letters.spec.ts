import { firstLetters, initialsOf } from './letters';

test.each([
  ['Dr. Asha Devi Rao', 'AR'],
  ['Dr.Zoya Q', 'ZQ'],
  ['Dr Zoya Q', 'ZQ'],
  ['DR.ZOYA Q', 'ZQ'],
  ['Prof. Dr. Zoya Q', 'ZQ'],
  ['Prof.Dr.Zoya Q', 'ZQ'],
  ['Mrs.Zoya (Q)', 'ZQ'],
  ['Drishti Rao', 'DR'],
  ['Madonna', 'M'],
  ['Dr', 'D'],
  ['अमृता प्रीतम', 'अप'],
  ['Élan Rao', 'ÉR'],
  ['E\u0301lan Rao', 'ÉR'],
  ['\u200BZoya \u202AQ', 'ZQ'],
  ['  ', ''],
])('the initials of %p are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

const THREE_PEOPLE = '👨‍👩‍👧';

test.each([
  [`${'x'.repeat(49)}😀`, 50, `${'x'.repeat(49)}😀`],
  [`${'x'.repeat(49)}😀y`, 50, `${'x'.repeat(49)}😀`],
  [`${'x'.repeat(49)}${THREE_PEOPLE}y`, 50, `${'x'.repeat(49)}${THREE_PEOPLE}`],
  ['निदान', 2, 'निदा'],
  ['கொடி', 1, 'கொ'],
  ['e\u0301e\u0301', 1, 'e\u0301'],
  ['🇮🇳🇮🇳', 1, '🇮🇳'],
  ['short', 50, 'short'],
])('%s is cut between letters', (text, max, cut) => {
  expect(firstLetters(text, max)).toBe(cut);
});

test('a text that has to fit is cut before the letter that does not', () => {
  expect(firstLetters(`ab${THREE_PEOPLE}`, 100, 4)).toBe('ab');
});
