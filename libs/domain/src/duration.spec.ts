import { durationText } from './duration';

test('a duration is said in minutes below an hour, then in hours and what is left of them', () => {
  expect(durationText(0)).toBe('0 min');
  expect(durationText(45)).toBe('45 min');
  expect(durationText(60)).toBe('1 h');
  expect(durationText(65)).toBe('1 h 5 min');
  expect(durationText(210)).toBe('3 h 30 min');
});
