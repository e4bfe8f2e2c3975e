import { ROLES } from '../access';
import { addressOf, foundKindsOf, kindsOf, SEARCH_KINDS } from './kinds';
import { askedBy, bookedFor, isAskable, isNamed } from './typed';

const ALL = SEARCH_KINDS;

test.each([
  ['a name is looked for in every kind', 'kusum', null, { q: 'kusum', scope: null }],
  ['or in the kind of the chip', ' kusum ', 'leads', { q: 'kusum', scope: 'leads' }],
  ['@ is a doctor, whatever the chip says', '@ mee', 'leads', { q: 'mee', scope: 'doctors' }],
  ['# is the number of an appointment', '#10042', null, { q: 'AD-10042', scope: 'appointments' }],
  ['digits are a phone', '98450 12345', null, { q: '98450 12345', scope: 'phone' }],
  ['from the second digit on, in any script', '+९८', null, { q: '+98', scope: 'phone' }],
  ['unless a chip says whose', '98450', 'leads', { q: '98450', scope: 'leads' }],
  ['letters after digits are no phone', '24 carat', null, { q: '24 carat', scope: null }],
  ['# and a name is an appointment of theirs', '#mee', null, { q: 'mee', scope: 'appointments' }],
] as const)('%s', (_, typed, chip, asked) => {
  expect(askedBy(typed, ALL, chip)).toEqual(asked);
});

test('a sign of a kind that the role does not find is a letter like any other', () => {
  expect(askedBy('@mee', ['appointments'])).toEqual({ q: '@mee', scope: null });
});

test("'Book for' and a name or a phone is somebody to book for, anything else is not", () => {
  expect(['Book for Kusum Rao', 'book for 98450 12345', ' BOOK FOR  mee ', 'Book for '].map(bookedFor)).toEqual([
    'Kusum Rao',
    '98450 12345',
    'mee',
    '',
  ]);
  expect(['book', 'Book an appointment', 'book forty', 'facebook for Kusum'].map(bookedFor)).toEqual([null, null, null, null]);
});

test('nothing is asked before two characters, and nothing longer than a hundred', () => {
  expect(['k', 'ku', '@k', '#4', 'k'.repeat(101)].map((typed) => isAskable(askedBy(typed, ALL)))).toEqual([
    false,
    true,
    false,
    true,
    false,
  ]);
});

test('screens are found by the beginnings of their words', () => {
  expect(isNamed('app man', 'Appointment Management')).toBe(true);
  expect(isNamed('oint', 'Appointment Management')).toBe(false);
  expect(isNamed('', 'Appointments')).toBe(false);
});

test('what a role finds opens on a page of the role', () => {
  expect(ROLES.map(kindsOf)).toEqual([
    [...ALL],
    ['appointments', 'doctors', 'leads'],
    ['appointments'],
    ['appointments', 'patients', 'doctors', 'leads'],
  ]);
  expect(foundKindsOf('agent')).toEqual(['appointments', 'patients', 'doctors', 'leads']);
  expect(foundKindsOf('doctor')).toEqual(['appointments']);
  expect(addressOf('appointments', 'doctor', 'a1')).toBe('/doctor-dashboard?appointment=a1');
  expect(addressOf('patients', 'agent', 'p1')).toBeNull();
  expect(kindsOf(null)).toEqual([]);
});
