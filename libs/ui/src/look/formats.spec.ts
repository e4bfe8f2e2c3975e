import {
  dialDigits,
  formatCount,
  formatDateTime,
  formatDay,
  formatNumber,
  formatPhone,
  formatTime,
  fullNameOf,
  initialsOf,
  shortId,
  truncated,
} from './formats';

test('numbers are grouped as in India', () => {
  expect(formatNumber(1234567)).toBe('12,34,567');
  expect(formatCount(1000, true)).toBe('1,000+');
});

test("an instant is shown on the hospital's own clock, whatever zone the machine is in", () => {
  expect(formatDateTime('2026-11-24T09:30:00+05:30')).toBe('24 Nov 2026, 9:30 AM');
  expect(formatDateTime('2026-11-24T00:10:00+04:00')).toBe('24 Nov 2026, 12:10 AM');
});

test('an instant in UTC is shown in the default zone', () => {
  expect(formatDateTime('2026-11-24T18:40:00.000Z')).toBe('25 Nov 2026, 12:10 AM');
});

test('days and times are shown alone, too', () => {
  expect(formatDay('2026-11-24')).toBe('24 Nov 2026');
  expect(formatTime('14:05')).toBe('2:05 PM');
});

test('an Indian number is dialled with its country code', () => {
  expect(dialDigits('98450 12345')).toBe('919845012345');
  expect(dialDigits('098450 12345')).toBe('919845012345');
  expect(dialDigits('+44 20 7946 0000')).toBe('442079460000');
  expect(formatPhone('+919845012345')).toBe('+91 98450 12345');
  expect(formatPhone('020-26123456 ext 4')).toBe('020-26123456 ext 4');
});

test('names become initials', () => {
  expect(initialsOf('Dr. Asha Devi Rao')).toBe('AR');
  expect(initialsOf('Madonna')).toBe('M');
  expect(initialsOf('अमृता प्रीतम')).toBe('अप');
  expect(initialsOf('  ')).toBe('?');
  expect(fullNameOf({ firstName: ' ', lastName: null, username: 'agent' })).toBe('agent');
});

test('long texts and ids are cut', () => {
  expect(truncated('x'.repeat(50), 50)).toHaveLength(50);
  expect(truncated('x'.repeat(51), 50)).toBe(`${'x'.repeat(50)}…`);
  expect(shortId('3c1a5b8e-0d2f')).toBe('3c1a5b8e');
});
