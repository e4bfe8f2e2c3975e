import { isDay } from '@arogya/domain/clock';
import { SHORT } from '@arogya/domain/calendars/rules';
import { proposedDays } from './proposed';
import { HOLIDAY_KINDS, holidaysOf, stateName, type Holiday } from './holidays';

const YEARS = [2026, 2027];
const of = (year: number): readonly Holiday[] => holidaysOf(year)?.holidays ?? [];

test('a year without a file has none, and says so by null', () => {
  expect(holidaysOf(2025)).toBeNull();
  expect(holidaysOf(2031)).toBeNull();
});

test.each(YEARS)('the three national holidays of %s are in its file, and no other day is called national', (year) => {
  const national = of(year).filter(({ kind }) => kind === 'national');
  expect(national.map(({ day }) => day)).toEqual([`${year}-01-26`, `${year}-08-15`, `${year}-10-02`]);
});

test.each(YEARS)('each line of %s is a day of that year with a name, a known kind, states and its source, in order', (year) => {
  for (const { day, name, kind, states, source } of of(year)) {
    expect(isDay(day) && day.startsWith(`${year}-`)).toBe(true);
    expect(name.length > 0 && name.length <= SHORT).toBe(true);
    expect(HOLIDAY_KINDS).toContain(kind);
    expect(source).not.toBe('');
    expect(kind === 'state').toBe(states.length > 0);
    for (const state of states) expect(stateName(state)).not.toBe(state);
  }
  const days = of(year).map(({ day }) => day);
  expect(days).toEqual([...days].sort());
});

test('a day that follows the moon is only there with the circular it comes from', () => {
  for (const one of YEARS.flatMap(of).filter(({ tentative }) => tentative)) expect(one.source).toMatch(/circular|memorandum/u);
});

test('a year whose circular is not in the file yet says that its list is without the days of the moon', () => {
  for (const year of YEARS) expect(holidaysOf(year)?.withoutMoon).toBe(!of(year).some(({ tentative }) => tentative));
  expect(holidaysOf(2027)?.withoutMoon).toBe(true);
});

test('two holidays of one day are offered as one line, and days that have passed are not', () => {
  const days = proposedDays(of(2026), '2026-05-01');
  expect(days[0]).toEqual({
    day: '2026-05-01',
    name: 'Maharashtra Day, May Day',
    about: 'Maharashtra · Karnataka, Kerala, Tamil Nadu, West Bengal',
  });
  expect(days.find(({ day }) => day === '2026-08-15')).toMatchObject({ name: 'Independence Day', about: 'National holiday' });
  expect(proposedDays(of(2026), '2027-01-01')).toEqual([]);
});

test("a hospital in Maharashtra is offered its own days and those of all of India, none of another state's", () => {
  const days = proposedDays(of(2026), '2026-05-01', 'MH');
  expect(days[0]).toEqual({ day: '2026-05-01', name: 'Maharashtra Day', about: 'Maharashtra' });
  expect(days.map(({ name }) => name)).toEqual(['Maharashtra Day', 'Independence Day', 'Gandhi Jayanti', 'Christmas']);
  expect(proposedDays(of(2026), '2026-12-01', 'GA').map(({ name }) => name)).toEqual([
    'Feast of St Francis Xavier',
    'Goa Liberation Day',
    'Christmas',
  ]);
  expect(proposedDays(of(2026), '2026-12-01', 'GJ').map(({ name }) => name)).toEqual(['Christmas']);
});

test('names that do not fit into one are counted, none is cut within', () => {
  const day = (name: string): Holiday => ({ day: '2026-12-25', name, kind: 'gazetted', states: [], tentative: false, source: '' });
  const [one] = proposedDays([day('a'.repeat(40)), day('b'.repeat(40)), day('c'.repeat(40))], '2026-01-01');
  expect(one?.name).toBe(`${'a'.repeat(40)} and 2 more`);
});
