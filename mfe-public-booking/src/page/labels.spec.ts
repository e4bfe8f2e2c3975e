import { words } from '@arogya/languages/generated/words.en';
import { dayNear, whenNear, whenShort } from '../words/when';
import { matching, specialtiesOf } from './doctor-filter';
import { hoursLabel, workingDaysLabel } from './doctor-hours';
import { aPage, at, TODAY } from '../testing/booking-fixture';

const { pages } = words;

it.each([
  [['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'], 'Mon – Sat'],
  [['Monday', 'Tuesday', 'Friday'], 'Mon, Tue, Fri'],
  [['Sunday', 'Wednesday', 'Thursday', 'Friday'], 'Wed – Fri, Sun'],
  [['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'], 'Every day'],
  [[], 'Days on request'],
])('reads the working days %j', (days, label) => {
  expect(workingDaysLabel(pages, days)).toBe(label);
});

it.each([
  [['14:00-17:00', '09:00-12:00'], '9:00 AM – 12:00 PM, 2:00 – 5:00 PM'],
  [['08:30-11:00'], '8:30 – 11:00 AM'],
  [[], 'Hours on request'],
])('reads the hours %j in 12 hours', (ranges, label) => {
  expect(hoursLabel(pages, ranges)).toBe(label);
});

it('names days as seen from the day at the hospital', () => {
  expect(dayNear(pages, TODAY, TODAY)).toBe('Today');
  expect(whenNear(pages, at('09:30'), TODAY)).toBe('Tomorrow, 9:30 AM');
  expect(whenNear(pages, at('14:00', '2026-12-01'), TODAY)).toBe('Tue, 01 Dec, 2:00 PM');
  expect(whenShort(pages, at('12:00'))).toBe('Wed, 25 Nov, 12:00 PM');
});

it('finds doctors by every word of name or specialty', () => {
  const { doctors } = aPage(7);
  expect(matching(words, doctors, { query: 'rao card', specialty: '' }).map(({ fullName }) => fullName)).toEqual(['Dr. Leela Rao']);
  expect(matching(words, doctors, { query: '', specialty: 'Orthopaedics' })).toHaveLength(3);
  expect(specialtiesOf(words, doctors).map(({ name }) => name)).toEqual(['Cardiology', 'Orthopaedics']);
});

it('keeps the sentences of the specification', () => {
  expect(pages.notFound.title()).toBe('Hospital Not Found');
  expect(pages.notFound.text()).toBe("The booking link you're looking for doesn't exist.");
  expect(pages.noDoctors.title()).toBe('No Doctors Available');
  expect(pages.result.title()).toBe('Appointment Booked Successfully!');
  expect(pages.phoneCheck.newTitle()).toBe('New Patient');
  expect(pages.book.failed()).toBe('Booking Failed');
});
