import { ROLES } from '../access';
import { REFUSALS } from '../refusal';
import { looksFor } from './person';
import { VIEWS_MOST, viewRules } from './rules';
import { keptQuery } from './kept-query';
import { hasScreen, SCREEN_NAMES } from './screens';

test('a view keeps what the screen has, in one order, and never a page or an open record', () => {
  expect(keptQuery('leads', '?page=3&lead=1&status=new&q=mee')).toBe('q=mee&status=new');
  expect(keptQuery('leads', 'status=new&q=mee')).toBe(keptQuery('leads', 'q=mee&status=new'));
  expect(keptQuery('leads', '?gender=male&hospitalId=h1&status=')).toBe('');
  expect(keptQuery('patients', '?q=Rao %26 sons&gender=male')).toBe('q=Rao+%26+sons&gender=male');
});

test('each role has the screens of its lists', () => {
  expect(ROLES.map((role) => SCREEN_NAMES.filter((name) => hasScreen(role, name)))).toEqual([
    [...SCREEN_NAMES],
    ['appointments'],
    [],
    ['appointments', 'doctors', 'leads', 'patients'],
  ]);
});

test('who has as many as may be kept reads how many those are', () => {
  expect(REFUSALS.tooManyViews[1]).toContain(String(VIEWS_MOST));
});

test.each([
  ['q=kusum', 'Mine', true],
  ['q=Vriksha+kus&status=new', 'Mine', true],
  ['q=055500+77123', 'Mine', true],
  ['q=kusum.vriksha%40ex', 'Mine', true],
  ['status=new', 'Calls of Kusum Vriksha', true],
  ['q=ravi', 'Mine', false],
  ['q=2026', 'Mine', false],
  ['status=new', 'Kusumagraj Road', false],
])('a view of %s called %s looks for Kusum Vriksha: %s', (query, name, found) => {
  const person = { name: 'Kusum Vriksha', phoneKey: '+915550077123', email: 'kusum.vriksha@example.in' };
  expect(looksFor({ query, name }, person)).toBe(found);
});

test('a name has 1 to 60 characters', () => {
  expect(['', ' ', 'a', 'a'.repeat(60), 'a'.repeat(61)].map((name) => viewRules.name.check(name) === null)).toEqual([
    false,
    false,
    true,
    true,
    false,
  ]);
});
