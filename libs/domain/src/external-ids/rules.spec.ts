import { externalId } from './rules';
import { NOT_AN_EXTERNAL_ID } from './texts';

const { check } = externalId();

it.each(['HIS-000123', 'MRN 44/2026', '8f14e45f-ceea-467f-a8d9-1c2a5d4e9b10', '०१२३', ' padded ', 'a', 'x'.repeat(100)])(
  'accepts %j',
  (typed) => {
    expect(check(typed)).toBeNull();
  },
);

it.each([
  '',
  ' ',
  'x'.repeat(101),
  'a\u200bb',
  'a\nb',
  'a\tb',
  'a\u202eb',
  '\u2800',
  'a\u2028b',
  'a\u00adb',
  12,
  null,
  undefined,
  ['a'],
  {},
])('refuses %j', (typed) => {
  expect(check(typed)).toBe(NOT_AN_EXTERNAL_ID);
});
