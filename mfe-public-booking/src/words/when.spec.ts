import { words as english } from '@arogya/languages/generated/words.en';
import { words as hindi } from '@arogya/languages/generated/words.hi';
import { label12h, timeOf } from '@arogya/domain/clock';
import { dayLong, spanOf, timeLabel, timesLabel } from './when';

const en = english.pages;
const hi = hindi.pages;

it('every minute of the day is said in English as on the clock of staff', () => {
  const wrong = Array.from({ length: 1440 }, (_, minute) => timeOf(minute)).filter((time) => timeLabel(en, time) !== label12h(time));
  expect(wrong).toEqual([]);
});

it('the part of the day stands once where both ends have it', () => {
  expect(timesLabel(en, '14:00', '17:00')).toBe('2:00 – 5:00 PM');
  expect(timesLabel(en, '09:00', '12:00')).toBe('9:00 AM – 12:00 PM');
  expect(timesLabel(hi, '09:00', '11:00')).toBe('सुबह 9:00 – 11:00');
  expect(timesLabel(hi, '09:00', '12:00')).toBe('सुबह 9:00 – दोपहर 12:00');
});

it('a week names its months, and the year where it ends', () => {
  expect(spanOf(en, ['2026-11-24', '2026-11-30'])).toBe('24 – 30 Nov 2026');
  expect(spanOf(en, ['2026-11-28', '2026-12-04'])).toBe('28 Nov – 04 Dec 2026');
  expect(spanOf(en, ['2026-12-29', '2027-01-04'])).toBe('29 Dec – 04 Jan 2027');
  expect(spanOf(hi, ['2026-11-28', '2026-12-04'])).toBe('28 नवंबर – 04 दिसंबर 2026');
});

it('days are named by the catalogue, in Latin digits', () => {
  expect(dayLong(hi, '2026-11-24')).toBe('मंगलवार, 24 नवंबर 2026');
});
