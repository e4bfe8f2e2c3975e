import { DEFAULT_RULES, type LanguageTick, type LanguageTicks } from './hospital-rules';
import { inForce, notThere, withTicks, type Ticking } from './ticks';

const READ: LanguageTick = { by: 'asha', name: 'Asha K.', at: '2026-11-01T09:00:00.000Z', hash: 'pages of hi', marks: 'abc' };
const ticking: Ticking = {
  by: 'ravi',
  name: 'Ravi P.',
  at: '2026-11-30T09:00:00.000Z',
  textsOf: (tick, language) => (language === 'gu' ? null : { hash: `${tick} of ${language}`, marks: 'abc' }),
};
const NOW: LanguageTick = { by: 'ravi', name: 'Ravi P.', at: '2026-11-30T09:00:00.000Z', hash: 'pages of hi', marks: 'abc' };

test('a tick says who has read the texts, when, and which', () => {
  expect(withTicks({}, { hi: { pages: true } }, ticking)).toEqual({ hi: { pages: NOW, messages: null } });
});

test.each<[string, LanguageTick, LanguageTick]>([
  ['the same texts keeps who read them', READ, READ],
  ['other texts is of whoever ticks now', { ...READ, hash: 'older' }, NOW],
])('a tick that stands for %s', (_, present, after) => {
  expect(withTicks({ hi: { pages: present } }, { hi: { pages: true } }, ticking)).toEqual({ hi: { pages: after, messages: null } });
});

test('what is not named stays, also for texts that have changed since', () => {
  const present: LanguageTicks = { hi: { pages: { ...READ, hash: 'older' }, messages: null }, ta: { pages: null, messages: READ } };
  expect(withTicks(present, {}, ticking)).toEqual(present);
  expect(withTicks(present, { hi: null, ta: { messages: false } }, ticking)).toEqual({ hi: present.hi });
});

test('what is not there in a language cannot be ticked', () => {
  const requested = { gu: { pages: true, messages: false }, hi: { pages: true } };
  expect(notThere(requested, ticking.textsOf)).toEqual(['languages.gu.pages']);
});

test('English is offered without a tick, other languages for what is ticked', () => {
  const languages: LanguageTicks = { ta: { messages: READ }, hi: { pages: READ, messages: READ }, mr: { pages: null } };
  expect(inForce({ ...DEFAULT_RULES, languages })).toMatchObject({ pages: ['en', 'hi'], messages: ['en', 'hi', 'ta'] });
  expect(inForce(DEFAULT_RULES)).toMatchObject({ changeUntil: 120, moves: 3, pages: ['en'], messages: ['en'] });
});
