import type { PatientSaid } from './link';
import { saidAfter } from './said';

const LATE = { minutes: 20, at: '2026-11-25T09:00:00+05:30' } as const;
const ALL: PatientSaid = { coming: '2026-11-24T10:05:00+05:30', late: LATE, cancel: 'better', moves: 2 };
const { cancel: _cancel, ...NOT_CANCELLED } = ALL;

test.each<[string, Parameters<typeof saidAfter>[1], PatientSaid]>([
  ['a change that leaves start, doctor and status alone', { moved: false, status: 'pending' }, NOT_CANCELLED],
  ['a change of start or doctor', { moved: true, status: 'confirmed' }, { moves: 2 }],
  ['a cancellation', { moved: false, status: 'cancelled' }, ALL],
  ['a cancelled appointment that is moved', { moved: true, status: 'cancelled' }, { cancel: 'better', moves: 2 }],
  ['a revival', { moved: false, status: 'confirmed' }, NOT_CANCELLED],
])('what the patient has said, after %s', (_what, change, left) => {
  expect(saidAfter(ALL, change)).toEqual(left);
});

test('a cancelled appointment that becomes a no show is no longer cancelled by the patient', () => {
  expect(saidAfter({ cancel: 'other' }, { moved: false, status: 'no_show' })).toBeNull();
});

test('nothing said stays nothing, and what was said alone leaves nothing', () => {
  expect(saidAfter(null, { moved: true, status: 'pending' })).toBeNull();
  expect(saidAfter({ coming: '2026-11-24T10:05:00+05:30' }, { moved: true, status: 'pending' })).toBeNull();
});
