import type { Language } from '@arogya/domain/languages/languages';
import { languageOf } from './page-language';

interface Given {
  readonly query?: unknown;
  readonly cookie?: string;
  readonly browser?: string;
  readonly own?: Language;
  readonly offered?: readonly Language[];
}

const asked = ({ query = {}, cookie, browser, own = 'en', offered = ['en', 'hi', 'ta'] }: Given): Language =>
  languageOf(
    { query, cookies: cookie === undefined ? {} : { lang: cookie }, headers: browser === undefined ? {} : { 'accept-language': browser } },
    { offered, own },
  );

it('the address counts first, then what was chosen before, the browser, the hospital, English', () => {
  const all = { query: { lang: 'ta' }, cookie: 'hi', browser: 'hi-IN', own: 'hi' } as const;
  expect(asked(all)).toBe('ta');
  expect(asked({ ...all, query: {} })).toBe('hi');
  expect(asked({ browser: 'ta-IN,ta;q=0.9,en;q=0.8', own: 'hi' })).toBe('ta');
  expect(asked({ own: 'hi' })).toBe('hi');
  expect(asked({})).toBe('en');
});

it('English of the browser is no choice, English of the address and of the switch is', () => {
  expect(asked({ browser: 'en-IN,en;q=0.9,hi;q=0.8', own: 'hi' })).toBe('hi');
  expect(asked({ cookie: 'en', own: 'hi' })).toBe('en');
  expect(asked({ query: { lang: 'en' }, cookie: 'hi', own: 'hi' })).toBe('en');
});

it('only the first language of the browser counts', () => {
  expect(asked({ browser: 'fr-FR,hi;q=0.9' })).toBe('en');
});

it.each([
  ['unknown', { query: { lang: 'xx' }, cookie: 'hi' }],
  ['of another case', { query: { lang: 'TA' }, cookie: 'hi' }],
  ['not offered', { query: { lang: 'gu' }, cookie: 'hi' }],
  ['twice', { query: { lang: ['ta', 'en'] }, cookie: 'hi' }],
  ['an object', { query: { lang: { en: '1' } }, cookie: 'hi' }],
  ['empty', { query: { lang: '' }, cookie: 'hi' }],
] as const)('a language that is %s counts as if it were absent', (_what, given) => {
  expect(asked(given)).toBe('hi');
});

it.each([
  ['4 kB', `hi${'-x'.repeat(2_000)}`],
  ['4 kB of languages', 'hi,'.repeat(1_400)],
  ['nonsense', '\u0000;;;,,q=hi'],
  ['a star', '*'],
  ['nothing', ''],
])('a browser that sends %s gets a page', (_what, browser) => {
  expect(['en', 'hi']).toContain(asked({ browser }));
});

it('a hospital whose own language is not offered has English', () => {
  expect(asked({ own: 'hi', offered: ['en'] })).toBe('en');
});
