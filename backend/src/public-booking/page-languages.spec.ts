import { pageLanguagesOf } from './page-languages';

const TICK = { by: 'id', name: 'Asha Rao', at: '2026-11-24T09:30:00Z', hash: 'abc', marks: 'a' };

it('a hospital that has settled nothing offers English', () => {
  expect(pageLanguagesOf(undefined)).toEqual({ offered: ['en'], own: 'en' });
});

it('a hospital offers what it has ticked for pages, as far as there are words', () => {
  const languages = { hi: { pages: TICK }, mr: { pages: null, messages: TICK } };
  expect(pageLanguagesOf({ language: 'hi', languages })).toEqual({ offered: ['en', 'hi'], own: 'hi' });
});

it('its own language is one that it offers', () => {
  expect(pageLanguagesOf({ language: 'hi', languages: {} })).toEqual({ offered: ['en'], own: 'en' });
  expect(pageLanguagesOf({ language: 'mr', languages: { hi: { pages: TICK } } }).own).toBe('en');
});
