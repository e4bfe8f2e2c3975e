import { hospitalRules } from './rules';

const NOT_OF_THE_WEB = 'Please enter a web address, such as https://hospital.example.in';

it.each(['lotus.example.in', 'http://lotus.example.in/a?b=1', ' https://lotus.example.in ', 'HTTPS://Lotus.example.in:8443', '', null])(
  'the website of a hospital may be %j',
  (typed) => expect(hospitalRules.website.check(typed)).toBeNull(),
);

it.each([
  'javascript:alert(1)',
  'JavaScript://lotus.example.in/%0aalert(1)',
  'data:text/html,x',
  'ftp://lotus.example.in',
  'mailto:desk@example.in',
  'https://desk:secret@example.in',
  'https://',
  'lotus care',
  'intranet',
  7,
])('the website of a hospital is not %j', (typed) => expect(hospitalRules.website.check(typed)).toBe(NOT_OF_THE_WEB));

it('the website of a hospital has at most 300 characters', () => {
  expect(hospitalRules.website.check(`https://lotus.example.in/${'a'.repeat(300)}`)).toBe('At most 300 characters');
});
