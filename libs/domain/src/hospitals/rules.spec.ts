import { TURNED_TEXT } from '../rule';
import { hospitalRules } from './rules';

const NOT_OF_THE_WEB = 'Please enter a web address, such as https://hospital.example.in';

it.each([
  'lotus.example.in',
  'http://lotus.example.in/a?b=1',
  ' https://lotus.example.in ',
  'HTTPS://Lotus.example.in:8443',
  'lotus-care.example.in/@desk/दवा#top',
  'xn--i1bj3fqcyde.xn--11b7cb3a6a.xn--h2brj9c',
  'आरोग्य.भारत',
  'https://மருத்துவமனை.இந்தியா/1',
  '',
  null,
])('the website of a hospital may be %j', (typed) => expect(hospitalRules.website.check(typed)).toBeNull());

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
  '//evil.example',
  '///evil.example',
  '/evil.example',
  '\\\\evil.example',
  '/\\evil.example',
  'https:\\\\evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https://lotus.example.in\\@evil.example',
  'https://lotus.example.in@evil.example',
  'lotus.example.in@evil.example',
  'lotus.example.in:443@evil.example',
  'java\tscript:alert(1)',
  'java\nscript://lotus.example.in/',
  'vbscript:lotus.example.in',
  'blob:https://lotus.example.in/1',
  'https://lotus\u200b.example.in',
  'https://lotus.exa mple.in',
  'https://lotus。example。in',
  'https://ｌｏｔｕｓ.example.in',
  'https://аpollo.example.in',
  'https://аррӏе.com',
  'https://lotuѕ.example.in',
  'https://αpollo.example.in',
  'https://लotus.example.in',
  'https://127.0.0.1/admin',
  'http://2130706433',
  'http://0x7f.1',
  'https://lotus.example.in:999999',
  'https://lotus..example.in',
  'https://.example.in',
  7,
])('the website of a hospital is not %j', (typed) => expect(hospitalRules.website.check(typed)).toBe(NOT_OF_THE_WEB));

it('the website of a hospital has no sign that turns its direction', () => {
  expect(hospitalRules.website.check('https://lotus.example.in/\u202egpj.exe')).toBe(TURNED_TEXT);
});

it('the website of a hospital has at most 300 characters', () => {
  expect(hospitalRules.website.check(`https://lotus.example.in/${'a'.repeat(300)}`)).toBe('At most 300 characters');
});
