import { EVERYTHING } from '../events/change';
import { audienceOf, messageFor } from './news';
import type { Watcher } from './watcher';
import type { NewEvent, EventSnapshot } from './news.sql';

const ADMIN: Watcher = { id: 'me', role: 'admin', hospitalId: null, doctorIds: [] };
const AGENT: Watcher = { ...ADMIN, role: 'agent' };
const PUNE: Watcher = { id: 'me', role: 'hospital_admin', hospitalId: 'pune', doctorIds: [] };
const BOSTON: Watcher = { ...PUNE, hospitalId: 'boston' };
const ASHA: Watcher = { id: 'me', role: 'doctor', hospitalId: 'pune', doctorIds: ['asha'] };
const RAVI: Watcher = { ...ASHA, doctorIds: ['ravi'] };
const place = (fields: Partial<EventSnapshot> = {}): EventSnapshot => ({
  hospitalId: 'pune',
  doctorId: 'asha',
  day: '2026-11-24',
  status: 'pending',
  ...fields,
});
const event = (from: EventSnapshot | null, to: EventSnapshot | null): NewEvent => ({
  tx: '1',
  at: 1,
  ms: 0,
  kind: 'appointment.x',
  id: 'a',
  version: 2,
  from,
  to,
  audiences: null,
});

it('tells of a booking those who see it, and nobody else', () => {
  const booked = [event(null, place())];
  const records = {
    topics: [],
    events: [
      { topic: 'appointments', id: 'a', version: 2, hospitalId: 'pune', doctorId: 'asha', day: '2026-11-24', from: null, to: 'pending' },
    ],
  };
  for (const watcher of [ADMIN, AGENT, PUNE, ASHA]) expect(messageFor(watcher, [], booked)).toEqual(records);
  for (const watcher of [BOSTON, RAVI, { ...PUNE, hospitalId: null }]) expect(messageFor(watcher, [], booked)).toBeNull();
});

it('tells of a move away from a hospital that it is gone, not where it went', () => {
  const moved = [event(place(), place({ hospitalId: 'boston', doctorId: 'bob', day: '2026-12-01', status: 'confirmed' }))];
  expect(messageFor(PUNE, [], moved)?.events).toMatchObject([
    { hospitalId: 'pune', doctorId: 'asha', day: '2026-11-24', from: 'pending', to: null },
  ]);
  expect(messageFor(BOSTON, [], moved)?.events).toMatchObject([{ hospitalId: 'boston', from: null, to: 'confirmed' }]);
  expect(messageFor(ADMIN, [], moved)?.events).toMatchObject([
    { hospitalId: 'boston', day: '2026-12-01', from: 'pending', to: 'confirmed' },
  ]);
  expect(JSON.stringify(messageFor(PUNE, [], moved))).not.toMatch(/boston|bob/u);
});

it('tells of other modules by topic, and of a record only who may hear which one it is, without its hospital', () => {
  const visible = [
    { change: { topic: 'leads', id: 'l', hospitalId: 'boston' }, names: true },
    { change: { topic: 'hospitals', id: 'h', hospitalId: null }, names: false },
  ] as const;
  expect(messageFor(PUNE, visible, [])).toEqual({
    topics: ['leads', 'hospitals'],
    events: [{ topic: 'leads', id: 'l', version: null, hospitalId: null, doctorId: null, day: null, from: null, to: null }],
  });
  expect(messageFor(PUNE, [{ change: EVERYTHING, names: false }], [])).toEqual({ topics: ['*'], events: [] });
  expect(messageFor(PUNE, [], [])).toBeNull();
});

it('makes one message for all who get the same', () => {
  expect(audienceOf(ADMIN)).toBe(audienceOf(AGENT));
  expect(new Set([ADMIN, PUNE, BOSTON, ASHA, RAVI].map(audienceOf)).size).toBe(5);
});
