import { hasInLabel } from './label-search';

test.each([
  ['ज़ाकिर', '\u095Bाकिर'],
  ['andré', 'Dr. Andre\u0301e'],
  ['pun', 'Pune'],
])('%s is found in %s', (typed, label) => {
  expect(hasInLabel(typed, { label })).toBe(true);
  expect(hasInLabel(typed, { label: 'Nashik' })).toBe(false);
  expect(hasInLabel(typed)).toBe(false);
});
