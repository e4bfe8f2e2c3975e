import { APPOINTMENT_STATUSES } from '../appointments/status';
import { LEAD_STATUSES } from '../leads/status';
import { CHANGE_ENTITIES, CHANGE_TYPES, changeType, entityOf, statusOf, type AppointmentPlace, type StoredChange } from './types';

const PLACE = { hospitalId: 'h', doctorId: 'd', day: '2026-11-25', timeSlot: '09:00', status: 'pending' } as const;
const typeOf = (kind: string, change: StoredChange = {}): string | null => changeType({ kind, change });

const appointment = (kind: string, from: AppointmentPlace | null, to: AppointmentPlace | null): string | null =>
  typeOf(`appointment.${kind}`, { from, to });

/** What each stored kind can be, whichever statuses it is written for. */
const KINDS = ['changed', 'moved', 'cancelled', 'revived'] as const;
const CALLED = { pending: 'reopened', confirmed: 'confirmed', cancelled: 'cancelled', completed: 'completed', no_show: 'no_show' } as const;
const pairs = APPOINTMENT_STATUSES.flatMap((from) => APPOINTMENT_STATUSES.map((to) => [from, to] as const));

describe('the type of a change of an appointment', () => {
  it.each(pairs)('from %s to %s is that of the status it leads to, whatever the stored kind', (from, to) => {
    for (const kind of KINDS) {
      const expected = from === to ? (kind === 'moved' ? 'rescheduled' : 'updated') : CALLED[to];
      expect(appointment(kind, { ...PLACE, status: from }, { ...PLACE, status: to })).toBe(`appointment.${expected}`);
    }
  });

  it('is created, deleted or restored before anything else', () => {
    expect(appointment('booked', null, PLACE)).toBe('appointment.created');
    expect(appointment('deleted', PLACE, null)).toBe('appointment.deleted');
    expect(appointment('restored', null, PLACE)).toBe('appointment.restored');
  });

  it.each([{ doctorId: 'other' }, { day: '2026-11-26' }, { timeSlot: '09:15' }])('is rescheduled with %p', (other) => {
    for (const kind of ['moved', 'changed']) expect(appointment(kind, PLACE, { ...PLACE, ...other })).toBe('appointment.rescheduled');
    // The status counts first.
    expect(appointment('moved', PLACE, { ...PLACE, ...other, status: 'confirmed' })).toBe('appointment.confirmed');
  });

  it('is updated where an event of long ago says nothing', () => {
    expect(typeOf('appointment.changed')).toBe('appointment.updated');
    expect(typeOf('appointment.changed', { from: {}, to: {} })).toBe('appointment.updated');
  });
});

describe('the type of a change of a lead', () => {
  it.each(LEAD_STATUSES.flatMap((from) => LEAD_STATUSES.map((to) => [from, to] as const)))('from %s to %s', (from, to) => {
    const fields = ['assignedAgentId', 'status'];
    expect(typeOf('lead.changed', { fields, state: { from, to } })).toBe(from === to ? 'lead.assigned' : 'lead.status_changed');
    expect(typeOf('lead.changed', { fields: ['notes'], state: { from, to } })).toBe(from === to ? 'lead.updated' : 'lead.status_changed');
  });

  it('is assigned with its agent or its doctor, and updated with its timeline', () => {
    for (const field of ['assignedAgentId', 'assignedDoctorId']) expect(typeOf('lead.changed', { fields: [field] })).toBe('lead.assigned');
    expect(typeOf('lead.changed', { fields: ['timeline'], state: null })).toBe('lead.updated');
  });
});

describe('the type of a change of any record', () => {
  const others = CHANGE_ENTITIES.filter((entity) => entity !== 'appointment');
  it.each(others)('of %s follows from the kind', (entity) => {
    for (const what of ['created', 'deleted', 'restored']) expect(typeOf(`${entity}.${what}`)).toBe(`${entity}.${what}`);
    expect(typeOf(`${entity}.changed`, { fields: ['name'] })).toBe(`${entity}.updated`);
    expect(typeOf(`${entity}.unheard_of`)).toBe(`${entity}.updated`);
  });

  it('is erased for patients alone, and of the calendar for doctors and hospitals alone', () => {
    const of = (what: string): (string | null)[] => CHANGE_ENTITIES.map((entity) => typeOf(`${entity}.${what}`));
    const not = (entity: string): string => `${entity}.updated`;
    expect(of('erased')).toEqual([not('appointment'), not('lead'), 'patient.erased', not('doctor'), not('hospital')]);
    expect(of('calendar_changed')).toEqual([
      ...['appointment', 'lead', 'patient'].map(not),
      'doctor.calendar_changed',
      'hospital.calendar_changed',
    ]);
  });

  it('is none for events that are about none of them', () => {
    for (const kind of ['notified', 'account.new_browser', '', 'appointments', 'appointments.changed', 'constructor.changed']) {
      expect([kind, entityOf(kind), typeOf(kind)]).toEqual([kind, null, null]);
    }
  });

  it('is in the list of all types, each of which can be', () => {
    expect(new Set(CHANGE_TYPES).size).toBe(CHANGE_TYPES.length);
    const [before, after] = [PLACE, { ...PLACE, day: '2026-11-26' }];
    const seen = [
      ...pairs.map(([from, to]) => appointment('changed', { ...PLACE, status: from }, { ...PLACE, status: to })),
      appointment('booked', null, PLACE),
      appointment('moved', before, after),
      typeOf('lead.changed', { state: { from: 'new', to: 'lost' } }),
      typeOf('lead.changed', { fields: ['assignedAgentId'] }),
      ...CHANGE_ENTITIES.flatMap((entity) =>
        ['created', 'changed', 'deleted', 'restored', 'erased', 'calendar_changed'].map((what) => typeOf(`${entity}.${what}`)),
      ),
    ];
    expect([...new Set(seen)].sort()).toEqual([...CHANGE_TYPES].sort());
  });
});

describe('the status of a change', () => {
  it('is that of the appointment before and after, or that of a lead; a record without one has none', () => {
    expect(statusOf({ kind: 'appointment.booked', change: { from: null, to: PLACE } })).toEqual({ from: null, to: 'pending' });
    expect(statusOf({ kind: 'lead.changed', change: { state: { from: 'new', to: 'lost' } } })).toEqual({ from: 'new', to: 'lost' });
    // As it comes from the database, which orders names by their length.
    const stored = { kind: 'lead.changed', change: { state: { to: 'lost', from: 'new' } } };
    expect(JSON.stringify(statusOf(stored))).toBe('{"from":"new","to":"lost"}');
    expect(statusOf({ kind: 'patient.changed', change: { fields: [], state: null } })).toBeNull();
  });
});
