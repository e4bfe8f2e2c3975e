import { changedText, CUT_OFF_CHOICES, cutOffText, readText, reviewedText } from './texts';

test.each([
  [0, 'until the start'],
  [30, 'until 30 min before'],
  [60, 'until 1 hour before'],
  [90, 'until 1 h 30 min before'],
  [120, 'until 2 hours before'],
  [1440, 'until 1 day before'],
  [2160, 'until 36 hours before'],
  [10_080, 'until 7 days before'],
])('%i minutes read "%s"', (minutes, text) => expect(cutOffText(minutes)).toBe(text));

test('each choice of a cut-off reads otherwise', () => {
  expect(new Set(CUT_OFF_CHOICES.map(cutOffText)).size).toBe(CUT_OFF_CHOICES.length);
});

test.each([
  [214, 0, '214 texts, none reviewed by a named speaker'],
  [214, 12, '214 texts, 12 reviewed by a named speaker'],
  [14, 14, '14 texts, all reviewed by a named speaker'],
])('of %i texts %i are reviewed: "%s"', (texts, reviewed, text) => expect(reviewedText({ texts, reviewed })).toBe(text));

const ASHA = { by: 'asha', name: 'Asha K.' };
const DEMO = { by: null, name: 'Demo' };

test('a tick says by whom, and of the demo that nobody has read it', () => {
  expect(readText(ASHA, '30 Nov 2026')).toBe('Read by Asha K. on 30 Nov 2026');
  expect(readText(DEMO, '30 Nov 2026')).toBe('Ticked by the demo on 30 Nov 2026, read by nobody');
});

test.each([
  [{ ...ASHA, changed: 3 }, 'asha', '3 texts have changed since you read them'],
  [{ ...ASHA, changed: 1 }, 'ravi', '1 text has changed since Asha K. read them'],
  [{ ...DEMO, changed: 2 }, 'ravi', '2 texts have changed since the demo ticked them'],
  [{ ...ASHA, changed: 0 }, 'asha', null],
])('what has changed of %j reads for %s "%s"', (tick, reader, text) => expect(changedText(tick, reader)).toBe(text));
