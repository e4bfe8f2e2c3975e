import { dayNear, whenNear, whenShort } from './day-label';
import { matching, specialtiesOf } from './doctor-filter';
import { hoursLabel, workingDaysLabel } from './doctor-hours';
import { aPage, at, TODAY } from '../testing/booking-fixture';
import { texts } from './texts';

it.each([
  [['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'], 'Mon – Sat'],
  [['Monday', 'Tuesday', 'Friday'], 'Mon, Tue, Fri'],
  [['Sunday', 'Wednesday', 'Thursday', 'Friday'], 'Wed – Fri, Sun'],
  [['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'], 'Every day'],
  [[], 'Days on request'],
])('reads the working days %j', (days, label) => {
  expect(workingDaysLabel(days)).toBe(label);
});

it.each([
  [['14:00-17:00', '09:00-12:00'], '9:00 AM – 12:00 PM, 2:00 – 5:00 PM'],
  [['08:30-11:00'], '8:30 – 11:00 AM'],
  [[], 'Hours on request'],
])('reads the hours %j in 12 hours', (ranges, label) => {
  expect(hoursLabel(ranges)).toBe(label);
});

it('names days as seen from the day at the hospital', () => {
  expect(dayNear(TODAY, TODAY)).toBe('Today');
  expect(whenNear(at('09:30'), TODAY)).toBe('Tomorrow, 9:30 AM');
  expect(whenNear(at('14:00', '2026-12-01'), TODAY)).toBe('Tue, 01 Dec, 2:00 PM');
  expect(whenShort(at('12:00'))).toBe('Wed, 25 Nov, 12:00 PM');
});

it('finds doctors by every word of name or specialty', () => {
  const { doctors } = aPage(7);
  expect(matching(doctors, { query: 'rao card', specialty: '' }).map(({ fullName }) => fullName)).toEqual(['Dr. Leela Rao']);
  expect(matching(doctors, { query: '', specialty: 'Orthopaedics' })).toHaveLength(3);
  expect(specialtiesOf(doctors)).toEqual(['Cardiology', 'Orthopaedics']);
});

it('keeps the sentences of the specification', () => {
  expect(texts.notFound).toMatchObject({ title: 'Hospital Not Found', text: "The booking link you're looking for doesn't exist." });
  expect(texts.noDoctors.title).toBe('No Doctors Available');
  expect(texts.result.title).toBe('Appointment Booked Successfully!');
  expect(texts.phoneCheck.newTitle).toBe('New Patient');
  expect(texts.book.failed).toBe('Booking Failed');
});
