import { INTEGRATION_SCOPE_NAMES } from '@arogya/domain/access';
import type { StoredChange } from '@arogya/domain/changes/types';
import { itemFor, readEntities, type ChangeItem } from './change-item';
import type { RecordEvent } from './record-events.sql';

const [OWN, OTHER, RECORD] = ['a', 'b', 'c'].map((sign) => `${sign.repeat(8)}-0000-4000-8000-000000000000`) as [string, string, string];
const AT = '2026-11-24T04:35:00.000Z';

const event = (kind: string, change: StoredChange, fields: Partial<RecordEvent> = {}): RecordEvent => ({
  ...{ tx: '900', id: 7, at: new Date(AT), kind, entityId: RECORD, version: 3, hospitalId: null, change, knownAt: [], externalId: null },
  ...fields,
});

const place = (hospitalId: string | null, status = 'pending') => ({
  hospitalId,
  doctorId: 'd',
  day: '2026-11-25',
  timeSlot: '09:00',
  status,
});
type Place = ReturnType<typeof place>;
const appointment = (kind: string, from: Place | null, to: Place | null): RecordEvent =>
  event(`appointment.${kind}`, { from, to, fields: ['status'] }, { hospitalId: (to ?? from)?.hospitalId ?? null });

/** What is told of it, in short. */
const told = (item: ChangeItem | null): unknown[] | null =>
  item && [item.type, item.data.hospitalId, item.data.status && [item.data.status.from, item.data.status.to], item.data.changed];

it('is told in full to whoever is bound to no hospital', () => {
  expect(itemFor(appointment('changed', place(OTHER), place(OWN, 'confirmed')), null)).toEqual({
    id: expect.stringMatching(/^evt_[\w-]{22}$/u),
    type: 'appointment.confirmed',
    timestamp: AT,
    data: {
      entity: 'appointment',
      id: RECORD,
      hospitalId: OWN,
      version: 3,
      status: { from: 'pending', to: 'confirmed' },
      changed: ['status'],
      externalId: null,
      url: `/api/appointments/${RECORD}`,
    },
  });
  const of = (kind: string): unknown => itemFor(event(kind, { fields: [] }), null)?.data.url;
  expect(['lead', 'patient', 'doctor', 'hospital'].map((noun) => of(`${noun}.changed`))).toEqual([
    ...['leads', 'patients', 'doctors'].map((name) => `/api/${name}/${RECORD}`),
    '/api/hospitals/active',
  ]);
});

it('says no fields where the event is of a server that wrote none', () => {
  expect(itemFor(event('appointment.changed', { from: place(OWN), to: place(OWN) }), OWN)?.data.changed).toBeNull();
});

it('has an id of its own, the same whoever reads it and whatever a start has renumbered', () => {
  const ids = (fields: Partial<RecordEvent>, bound: string | null = null): unknown =>
    itemFor(event('lead.changed', {}, { hospitalId: OWN, ...fields }), bound)?.id;
  expect([ids({ tx: '1' }), ids({}, OWN)]).toEqual([ids({}), ids({})]);
  const others = [{ id: 8 }, { version: 4 }, { entityId: OTHER }, { kind: 'lead.created' }, { at: new Date(0) }].map((one) => ids(one));
  expect(new Set([ids({}), ...others]).size).toBe(6);
});

describe('of an appointment a hospital is told', () => {
  it('what happens there, and nothing of another hospital', () => {
    expect(told(itemFor(appointment('changed', place(OWN), place(OWN, 'confirmed')), OWN))).toEqual([
      'appointment.confirmed',
      OWN,
      ['pending', 'confirmed'],
      ['status'],
    ]);
    expect(told(itemFor(appointment('booked', null, place(OWN)), OWN))?.slice(0, 3)).toEqual([
      'appointment.created',
      OWN,
      [null, 'pending'],
    ]);
    expect(told(itemFor(appointment('deleted', place(OWN), null), OWN))?.slice(0, 3)).toEqual([
      'appointment.deleted',
      OWN,
      ['pending', null],
    ]);
    expect(told(itemFor(appointment('restored', null, place(OWN)), OWN))?.slice(0, 3)).toEqual([
      'appointment.restored',
      OWN,
      [null, 'pending'],
    ]);
    for (const [from, to] of [[place(OTHER), place(OTHER)] as const, [null, place(OTHER)] as const, [place(OTHER), null] as const]) {
      expect(itemFor(appointment('changed', from, to), OWN)).toBeNull();
    }
    expect(itemFor(appointment('changed', place(null), place(null)), OWN)).toBeNull();
  });

  it('that it is deleted where it moves out, and created where it moves in, and not of where it was or went', () => {
    const out = itemFor(appointment('moved', place(OWN), place(OTHER, 'confirmed')), OWN);
    expect(told(out)).toEqual(['appointment.deleted', OWN, ['pending', null], []]);
    expect(JSON.stringify(out)).not.toContain(OTHER);
    const moved = itemFor(appointment('moved', place(OTHER), place(OWN, 'confirmed')), OWN);
    expect(told(moved)).toEqual(['appointment.created', OWN, [null, 'confirmed'], []]);
    expect(JSON.stringify(moved)).not.toContain(OTHER);
  });
});

describe.each(['lead', 'doctor'])('of a %s a hospital is told', (noun) => {
  const record = (what: string, change: StoredChange, hospitalId: string | null): unknown[] | null =>
    told(itemFor(event(`${noun}.${what}`, change, { hospitalId }), OWN));
  const moved = ['hospitalId', 'notes'];

  it('what happens there', () => {
    expect(record('changed', { fields: ['notes'] }, OWN)).toEqual([`${noun}.updated`, OWN, null, ['notes']]);
    expect(record('created', { fields: [] }, OWN)).toEqual([`${noun}.created`, OWN, null, []]);
    expect(record('deleted', { fields: [] }, OWN)).toEqual([`${noun}.deleted`, OWN, null, []]);
    expect(record('restored', { fields: [] }, OWN)).toEqual([`${noun}.restored`, OWN, null, []]);
    for (const hospitalId of [OTHER, null]) expect(record('changed', { fields: ['notes'] }, hospitalId)).toBeNull();
    expect(record('changed', { fields: moved, formerHospitalId: null }, OTHER)).toBeNull();
  });

  it('that it is deleted where it moves out, to another or to none, and created where it moves in', () => {
    for (const to of [OTHER, null]) {
      expect(record('changed', { fields: moved, formerHospitalId: OWN }, to)).toEqual([`${noun}.deleted`, OWN, null, []]);
      expect(record('changed', { fields: moved, formerHospitalId: to }, OWN)).toEqual([`${noun}.created`, OWN, null, []]);
    }
    // In one go with something else.
    expect(record('deleted', { fields: moved, formerHospitalId: OWN }, OTHER)).toEqual([`${noun}.deleted`, OWN, null, moved]);
    expect(record('restored', { fields: moved, formerHospitalId: OWN }, OTHER)).toEqual([`${noun}.deleted`, OWN, null, []]);
    expect(record('restored', { fields: moved, formerHospitalId: OTHER }, OWN)).toEqual([`${noun}.restored`, OWN, null, moved]);
  });

  it('the status as it was there and as it is there', () => {
    const state = { from: 'new', to: 'lost' };
    expect(record('changed', { fields: ['status'], state }, OWN)?.[2]).toEqual(['new', 'lost']);
    expect(record('changed', { fields: moved, formerHospitalId: OWN, state }, OTHER)?.[2]).toEqual(['new', null]);
    expect(record('changed', { fields: moved, formerHospitalId: OTHER, state }, OWN)?.[2]).toEqual([null, 'lost']);
  });
});

describe('of a patient a hospital is told', () => {
  const of = (hospitalId: string | null, knownAt: string[] = []): unknown[] | null =>
    told(itemFor(event('patient.changed', { fields: ['name'] }, { hospitalId, knownAt }), OWN));

  it('what it has changed for itself, and what is changed for all of somebody whom it knows', () => {
    expect(of(OWN)).toEqual(['patient.updated', OWN, null, ['name']]);
    expect(of(null, [OTHER, OWN])).toEqual(['patient.updated', null, null, ['name']]);
    expect(told(itemFor(event('patient.erased', { fields: [] }, { knownAt: [OWN] }), OWN))?.[0]).toBe('patient.erased');
    expect(told(itemFor(event('patient.changed', { fields: [] }, { externalId: 'MRN 7' }), OWN))?.[0]).toBe('patient.updated');
  });

  it('and whoever is bound to no hospital is not told what one has changed, or deleted, for itself', () => {
    for (const what of ['changed', 'deleted', 'restored']) {
      expect(itemFor(event(`patient.${what}`, { fields: [] }, { hospitalId: OWN }), null)).toBeNull();
      expect(itemFor(event(`patient.${what}`, { fields: [] }), null)?.data.hospitalId).toBeNull();
    }
  });

  it('not of those whom it does not know, nor of what another has changed for itself', () => {
    expect([of(null), of(null, [OTHER]), of(OTHER), of(OTHER, [OWN])]).toEqual([null, null, null, null]);
  });
});

it('is told of nothing that is no record', () => {
  for (const bound of [null, OWN]) {
    for (const kind of ['notified', 'account.new_browser']) expect(itemFor(event(kind, {}, { hospitalId: OWN }), bound)).toBeNull();
  }
});

describe('the records whose changes are read', () => {
  it.each([
    [[], []],
    [['appointments:read'], ['appointment']],
    [
      ['directory:read', 'leads:read'],
      ['lead', 'doctor', 'hospital'],
    ],
    [['leads:write', 'appointments:change', 'leads:create'], []],
    [INTEGRATION_SCOPE_NAMES, ['appointment', 'lead', 'patient', 'doctor', 'hospital']],
  ] as const)('with %p are %p', (scopes, entities) => {
    expect(readEntities(scopes)).toEqual(entities);
  });
});
