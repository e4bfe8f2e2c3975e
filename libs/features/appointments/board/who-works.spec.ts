import { addDays, weekdayOf } from '@arogya/domain/clock';
import { at, DOCTOR, makeAppointment, makeDoctor, TOMORROW } from '../testing/make-appointment';
import { expectedOn, offReason } from './who-works';

const working = makeDoctor({ id: 'works', workingDays: [weekdayOf(TOMORROW)] });
const resting = makeDoctor({ id: 'rests', workingDays: [weekdayOf(addDays(TOMORROW, 1))] });
const ids = (doctors: readonly { id: string }[]) => doctors.map(({ id }) => id);
const day = (reason?: 'leave' | 'taken' | 'not_working', closedFor?: string) => ({
  day: TOMORROW,
  ...(closedFor ? { closedFor } : {}),
  starts: [{ at: at(TOMORROW, '09:00'), time: '09:00', free: !reason, ...(reason ? { reason } : {}) }],
});

it('a doctor whose week has no such day is expected only with an appointment', () => {
  const doctors = [working, resting];
  expect(ids(expectedOn(doctors, [], TOMORROW).expected)).toEqual(['works']);
  expect(ids(expectedOn(doctors, [], TOMORROW).others)).toEqual(['rests']);
  expect(ids(expectedOn(doctors, [makeAppointment({ doctorId: 'rests' })], TOMORROW).expected)).toEqual(['works', 'rests']);
  expect(ids(expectedOn(doctors, [makeAppointment({ doctorId: 'rests', status: 'cancelled' })], TOMORROW).expected)).toEqual(['works']);
});

it.each([
  ['On leave', day('leave')],
  ['Closed: Diwali', day('leave', 'Diwali')],
  ['Not working', { day: TOMORROW, starts: [] }],
  ['Not working', day('not_working')],
  [null, day()],
  [null, day('taken')],
  [null, undefined],
])('the reason for leaving a doctor out is %s', (reason, slots) => {
  expect(offReason(DOCTOR, slots, [])).toBe(reason);
});

it('a doctor on leave who is still booked keeps the column', () => {
  expect(offReason(DOCTOR, day('leave'), [makeAppointment({ status: 'confirmed' })])).toBeNull();
});
