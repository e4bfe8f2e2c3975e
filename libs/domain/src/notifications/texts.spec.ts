import { titleOf } from './kinds';
import { bellName } from './texts';

test('the bell says how many are unread', () => {
  expect(bellName(3)).toBe('Notifications, 3 unread');
  expect(bellName(0)).toBe('Notifications');
});

test('a cancellation by the patient says so, one by somebody else does not', () => {
  expect(titleOf('appointment_cancelled', { by: 'patient' })).toBe('Appointment cancelled by the patient');
  expect(titleOf('appointment_cancelled', {})).toBe('Appointment cancelled');
  expect(titleOf('appointment_moved', { by: 'patient' })).toBe('Appointment moved by the patient');
});
