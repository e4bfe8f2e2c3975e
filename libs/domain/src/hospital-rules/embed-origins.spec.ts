import { EMBED_ORIGINS_LIST, embedOriginsOf, embedOriginsRule, insecureOrigin, TOO_MANY_ORIGINS } from './embed-origins';

const sites = (count: number): string[] => Array.from({ length: count }, (_, at) => `https://site-${at}.in`);

it.each([
  ['https://www.lotuscare.in/', 'https://www.lotuscare.in'],
  [' HTTPS://LotusCare.in ', 'https://lotuscare.in'],
  ['https://लोटस.भारत', 'https://xn--c2b1bt8e.xn--h2brj9c'],
  ['https://lotus.in:8443', 'https://lotus.in:8443'],
  ['https://lotus.in:443', 'https://lotus.in'],
  ['http://localhost:4300', 'http://localhost:4300'],
  ['http://127.0.0.1:4300/', 'http://127.0.0.1:4300'],
  ['https://intranet', 'https://intranet'],
])('%j is kept as %s', (typed, kept) => {
  expect(embedOriginsRule.check([typed])).toBeNull();
  expect(embedOriginsOf([typed])).toEqual([kept]);
});

it.each([
  ['lotuscare.in', 'please begin it with https://'],
  ['www.lotuscare.in/book', 'please begin it with https://'],
  ['*.lotuscare.in', 'please enter each address by itself, without *'],
  ['https://*.lotuscare.in', 'please enter each address by itself, without *'],
  ['*', 'please enter each address by itself, without *'],
  ['http://www.lotuscare.in', 'it must begin with https://'],
  ['ftp://lotuscare.in', 'it must begin with https://'],
  ['javascript://lotuscare.in', 'it must begin with https://'],
  ['https://lotus.in/book', 'please enter only the address of the site, such as https://www.lotuscare.in'],
  ['https://lotus.in/?a=1', 'please enter only the address of the site, such as https://www.lotuscare.in'],
  ['https://lotus.in/#book', 'please enter only the address of the site, such as https://www.lotuscare.in'],
  ['https://asha:secret@lotus.in', 'please take the name and password out'],
  ['https://192.168.1.10', 'please enter the name of the site, not its numbers'],
  ['http://192.168.1.10', 'it must begin with https://'],
  ['https://[::1]', 'please enter the name of the site, not its numbers'],
  ['https://', 'this is not the address of a website'],
  ['https://lotus.in https://other.in', 'this is not the address of a website'],
  ["https://a;script-src'self'", 'this is not the address of a website'],
  ['https://lotus,in', 'this is not the address of a website'],
  ['https://lotus.in.', 'this is not the address of a website'],
])('%j is refused by name', (typed, why) => {
  expect(embedOriginsRule.check(['https://www.lotuscare.in', typed])).toBe(`“${typed}”: ${why}`);
  expect(embedOriginsOf([typed])).toEqual([]);
});

it('takes twenty, and the same one twice is one', () => {
  const twice = [...sites(20), 'https://SITE-3.in/', ' ', ''];
  expect(embedOriginsRule.check(twice)).toBeNull();
  expect(embedOriginsOf(twice)).toEqual(sites(20));
  expect(embedOriginsRule.check(sites(21))).toBe(TOO_MANY_ORIGINS);
  expect(embedOriginsRule.check([])).toBeNull();
});

it.each([null, 'https://lotus.in', [1], [null], {}])('refuses %j, which is no list of texts', (value) => {
  expect(embedOriginsRule.check(value)).toBe(EMBED_ORIGINS_LIST);
});

it('shows the beginning of what is very long', () => {
  expect(embedOriginsRule.check([`lotus${'x'.repeat(5000)}`])).toMatch(/^“lotusx{75}…”: please begin/u);
});

it('tells an address without https from the others', () => {
  expect(insecureOrigin(['https://lotus.in'])).toBeNull();
  expect(insecureOrigin(['https://lotus.in', 'http://localhost:4300'])).toBe('“http://localhost:4300”: it must begin with https://');
});
