import { isTold, type Candidate } from './audience';

const WHERE = { hospitalId: 'pune', doctorId: 'asha' };
const user = (fields: Partial<Candidate>): Candidate => ({ id: '1', role: 'agent', hospitalId: null, doctorIds: [], ...fields });

test.each([
  ['an administrator', user({ role: 'admin' }), true],
  ["the hospital's administrator", user({ role: 'hospital_admin', hospitalId: 'pune' }), true],
  ["another hospital's administrator", user({ role: 'hospital_admin', hospitalId: 'boston' }), false],
  ['an administrator who has lost the hospital', user({ role: 'hospital_admin' }), false],
  ['the doctor', user({ role: 'doctor', doctorIds: ['ravi', 'asha'] }), true],
  ['another doctor', user({ role: 'doctor', doctorIds: ['ravi'] }), false],
  ['an agent', user({ role: 'agent' }), false],
])('of a booking and of a cancellation %s is told: %#', (_who, candidate, told) => {
  expect(isTold('visit_booked', candidate, WHERE)).toBe(told);
  expect(isTold('visit_cancelled', candidate, WHERE)).toBe(told);
});

test('nobody belongs to a hospital or a doctor that is not there', () => {
  const nowhere = { hospitalId: null, doctorId: null };
  expect(isTold('visit_booked', user({ role: 'hospital_admin' }), nowhere)).toBe(false);
  expect(isTold('visit_booked', user({ role: 'doctor' }), nowhere)).toBe(false);
});
