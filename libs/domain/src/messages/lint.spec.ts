import { isTooLong, textWarnings, TOO_LONG, type LintedText } from './lint';

const TEXT: LintedText = {
  text: 'Reminder. See it: {#url#}',
  preview: 'Reminder. See it: https://desk.in/a/1',
  values: { link: 'https://desk.in/a/1', phone: null },
  host: 'desk.in',
};
const warnings = (changed: Partial<LintedText>): string[] => textWarnings({ ...TEXT, ...changed });

it('nothing is said of a short text with a link of this installation', () => {
  expect(warnings({})).toEqual([]);
  expect(warnings({ text: 'See HTTPS://Desk.in/help or {#url#}' })).toEqual([]);
});

it('a value is longer than operators take for one place', () => {
  const link = `https://desk.in/a/${'x'.repeat(23)}`;
  expect(warnings({ values: { link }, preview: `See it: ${link}` })).toEqual([
    'The link has 41 characters: register two places side by side where your operator takes fewer',
  ]);
  // A value that the form does not say.
  expect(warnings({ values: { link } })).toEqual([]);
});

it('an address of somebody else is found, also one that begins like ours', () => {
  expect(warnings({ text: 'See https://bit.ly/x' })).toEqual(['https://bit.ly/x is not an address of this installation']);
  expect(warnings({ text: 'See https://desk.in.example.com/x' })).toHaveLength(1);
  expect(warnings({ text: 'See www.example.in' })).toHaveLength(1);
});

it.each([
  ['two SMS', 'a'.repeat(306), []],
  ['three', 'a'.repeat(307), ['It takes 3 SMS']],
  ['three in Devanagari', 'अ'.repeat(135), ['It takes 3 SMS']],
  ['four', 'अ'.repeat(268), ['It takes 4 SMS']],
  ['more than four', 'अ'.repeat(269), [TOO_LONG]],
])('%s', (_what, preview, expected) => {
  expect(warnings({ preview, values: {} })).toEqual(expected);
  expect(isTooLong({ preview })).toBe(expected[0] === TOO_LONG);
});
