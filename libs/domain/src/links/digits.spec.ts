import { lastDigits, phoneDigits } from './digits';

test.each([
  ['98450 12345', '2345'],
  ['+91 98450 12345', '2345'],
  ['0091 98450 12345', '2345'],
  ['098450-12345', '2345'],
  ['9845012345 ext. 77', '2345'],
  ['९८४५० १२३४५', '2345'],
  ['+1 (415) 555-2671', '2671'],
  ['', ''],
  ['12', ''],
])('the last digits of %p are %p', (phone, digits) => {
  expect(lastDigits(phone)).toBe(digits);
});

test.each(['2345', ' 2345 ', '23 45', '२३४५', '২৩৪৫', undefined, null])('%p may be sent as digits', (value) => {
  expect(phoneDigits.check(value)).toBeNull();
});

test.each(['', '234', '23456', 'abcd', 2345, {}, ['2345'], '2'.repeat(10_000)])('%p is refused as digits', (value) => {
  expect(phoneDigits.check(value)).toBe('Please enter the last four digits of the phone number');
});
