import { audiencesFor, audiencesOf, type Recipient } from './audience';

const WHERE = { hospitalId: 'pune', doctorId: 'asha' };
const user = (fields: Partial<Recipient>): Recipient => ({ id: '1', role: 'agent', hospitalId: null, doctorIds: [], ...fields });
const times = (who: Recipient, kind: Parameters<typeof audiencesOf>[0], where = WHERE): number =>
  audiencesOf(kind, where).filter((audience) => audiencesFor(who).includes(audience)).length;

test.each([
  ['an administrator', user({ role: 'admin' }), 1],
  ["the hospital's administrator", user({ role: 'hospital_admin', hospitalId: 'pune' }), 1],
  ["another hospital's administrator", user({ role: 'hospital_admin', hospitalId: 'boston' }), 0],
  ['an administrator who has lost the hospital', user({ role: 'hospital_admin' }), 0],
  ['the doctor', user({ role: 'doctor', doctorIds: ['ravi', 'asha'] }), 1],
  ['another doctor', user({ role: 'doctor', doctorIds: ['ravi'] }), 0],
  ['an administrator who is the doctor too', user({ role: 'admin', doctorIds: ['asha'] }), 1],
  ['an agent', user({ role: 'agent' }), 0],
])('of a booking, a cancellation and a move by the patient %s gets so many notifications: %#', (_who, hearer, count) => {
  expect(times(hearer, 'appointment_booked')).toBe(count);
  expect(times(hearer, 'appointment_cancelled')).toBe(count);
  expect(times(hearer, 'appointment_moved')).toBe(count);
});

test('a flood is notified to the hospital, not to the doctor', () => {
  expect(times(user({ role: 'hospital_admin', hospitalId: 'pune' }), 'booking_flood')).toBe(1);
  expect(times(user({ role: 'doctor', doctorIds: ['asha'] }), 'booking_flood')).toBe(0);
});

test('of an enquiry the administrators alone are notified', () => {
  expect(audiencesOf('enquiry_received', WHERE)).toEqual(audiencesOf('enquiry_received', { hospitalId: null, doctorId: null }));
  expect(times(user({ role: 'admin' }), 'enquiry_received')).toBe(1);
});

test('nobody belongs to a hospital or a doctor that is not there', () => {
  expect(audiencesOf('appointment_booked', { hospitalId: null, doctorId: null })).toEqual(['administrators']);
  expect(audiencesFor(user({ role: 'hospital_admin' }))).toEqual(['user 1']);
});
