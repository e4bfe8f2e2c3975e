import { shortName, shortNames } from './short-name';

test.each([
  ['Asha Kumar', 'Asha K.'],
  ['  Asha  Rani   kumar ', 'Asha K.'],
  ['Asha', 'Asha'],
  ['आशा कुमारी', 'आशा कु.'],
  ['Ashe\u0301 e\u0301lan', 'Ashé É.'],
  ['Mrs. Asha (Kumar)', 'Asha K.'],
  ['Asha -', 'Asha'],
  ['', ''],
  [`${'x'.repeat(200)} Rao`, `${'x'.repeat(40)} R.`],
])('%j is shown as %s', (name, short) => {
  expect(shortName(name)).toBe(short);
});

test('people who would be shown alike are shown as they were typed, the others stay short', () => {
  expect(shortNames(['Asha Kumar', 'Ravi Kumar', 'ASHA Kapoor'])).toEqual(['Asha Kumar', 'Ravi K.', 'ASHA Kapoor']);
  expect(shortNames([])).toEqual([]);
});
