import { CANCEL_REASONS, type PatientSaid } from './link';
import { saidText } from './texts';
import type { AppointmentStatus } from '../appointments/status';

const AT = '2026-11-30T09:00:00+05:30';

test.each<[AppointmentStatus, PatientSaid | null, string | null]>([
  ['pending', { coming: AT }, 'Coming'],
  ['confirmed', { coming: AT, late: { minutes: 20, at: AT } }, '20 min late'],
  ['confirmed', { moves: 2 }, null],
  ['confirmed', { cancel: 'better' }, null],
  ['cancelled', { coming: AT, cancel: 'better' }, 'Cancelled by the patient: better'],
  ['cancelled', { coming: AT }, null],
  ['completed', { coming: AT }, null],
  ['no_show', { late: { minutes: 10, at: AT } }, null],
  ['pending', null, null],
])('a %s appointment whose patient said %j reads %j', (status, said, text) => expect(saidText({ status, said })).toBe(text));

it('has words for each reason, and none is the code', () => {
  const texts = CANCEL_REASONS.map((cancel) => saidText({ status: 'cancelled', said: { cancel } }));
  expect(new Set(texts).size).toBe(CANCEL_REASONS.length);
  for (const text of texts) expect(text).not.toMatch(/[a-z][A-Z]/u);
});
