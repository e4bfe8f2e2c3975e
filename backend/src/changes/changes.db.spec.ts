import type { IntegrationScope } from '@arogya/domain/access';
import type { Answer } from '../testing/caller';
import { makeClinic, NOW, standAt, tomorrowAt, type Clinic } from '../testing/clinic';
import { FeedProgram, idsOf, typesOf } from '../testing/feed-program';
import { make } from '../testing/make';
import { openTransaction } from '../testing/open-transaction';
import { plantEvent } from '../testing/plant-event';
import { startTestApp, type TestApp } from '../testing/test-app';
import type { ChangesPage } from './change.dto';

let test: TestApp;
let [own, foreign]: Clinic[] = [];
let call: FeedProgram;
beforeAll(async () => {
  test = await startTestApp({ history: false });
  standAt(test, NOW);
  [own, foreign] = [await makeClinic(test), await makeClinic(test)];
  call = await caller();
});
beforeEach(() => test.sql.query('delete from events'));
afterAll(() => test.close());

const caller = (fields: object = {}): Promise<FeedProgram> => FeedProgram.of(test, fields);
const head = (): Promise<string> => call.head();
const ask = (after: string, query = '', who = call): Promise<Answer> => who.ask(after, query);
const page = (after: string, query = '', who = call): Promise<ChangesPage> => who.page(after, query);
const all = (after: string, query = '', who = call): Promise<ChangesPage['items']> => who.all(after, query);

describe('the feed of changes', () => {
  it('answers what happens behind the head, in order, and goes on behind each page', async () => {
    await plantEvent(test.sql, 'lead.created');
    const from = await head();
    expect(await page(from)).toEqual({ items: [], next: from, more: false });
    const planted = [];
    for (const kind of ['lead.created', 'patient.changed', 'doctor.calendar_changed', 'hospital.changed', 'lead.deleted']) {
      planted.push(await plantEvent(test.sql, kind));
    }
    await call.settled();
    const first = await page(from, '&limit=2');
    expect([typesOf(first.items), first.more]).toEqual([['lead.created', 'patient.updated'], true]);
    const second = await page(first.next, '&limit=2');
    const third = await page(second.next, '&limit=2');
    expect([typesOf(third.items), third.more]).toEqual([['lead.deleted'], false]);
    expect(idsOf([...first.items, ...second.items, ...third.items])).toEqual(planted.map(({ entityId }) => entityId));
    expect(await page(third.next)).toEqual({ items: [], next: third.next, more: false });
    expect(await head()).toBe(third.next);
  });

  it('says of an exactly full last page that there is no more', async () => {
    const from = await head();
    for (let n = 0; n < 3; n += 1) await plantEvent(test.sql, 'lead.changed');
    await call.settled();
    expect((await page(from, '&limit=3')).more).toBe(false);
  });

  it('says of a booking what the events say, and nothing of the person', async () => {
    // The clock of this server stands at another day, and without an event the head would be a time.
    await plantEvent(test.sql, 'lead.changed');
    const from = await head();
    const admin = await test.as('admin');
    const booking = { doctorId: own!.doctor.id, patientId: own!.patient.id, appointmentDate: tomorrowAt('09:00'), notes: 'Knee' };
    const { body } = await admin.post('appointments', booking);
    await admin.put(`appointments/${body.id}`, { status: 'confirmed', notes: 'Left knee' });
    await admin.put(`appointments/${body.id}`, { appointmentDate: tomorrowAt('09:30') });
    await admin.delete(`appointments/${body.id}`);
    const items = await all(from, '&entities=appointment');
    expect(items.map(({ type, data: { version, status, changed } }) => [type, version, status, changed])).toEqual([
      ['appointment.created', 1, { from: null, to: 'pending' }, []],
      ['appointment.confirmed', 2, { from: 'pending', to: 'confirmed' }, ['notes', 'status']],
      ['appointment.rescheduled', 3, { from: 'confirmed', to: 'confirmed' }, ['appointmentDate']],
      ['appointment.deleted', 4, { from: 'confirmed', to: null }, []],
    ]);
    for (const item of items) {
      expect(item.data).toMatchObject({ id: body.id, hospitalId: own!.hospital.id, url: `/api/appointments/${body.id}` });
      expect(JSON.stringify(item)).not.toMatch(/knee|Asha|55500/iu);
    }
    expect(new Set(items.map(({ id }) => id)).size).toBe(4);
  });

  it('passes over nothing that is committed late, whichever transaction is open, and waits for it', async () => {
    const from = await head();
    const late = await openTransaction(test.config.databaseUrl);
    const before = await plantEvent(late.db, 'lead.created');
    const since = await plantEvent(test.sql, 'lead.created');
    const waiting = await page(from);
    expect(waiting.items).toEqual([]);
    const byNow = await head();
    await late.end('commit');
    await call.settled();
    expect(idsOf((await page(waiting.next)).items)).toEqual([before.entityId, since.entityId]);
    // A head that was taken meanwhile has both before it.
    expect(idsOf((await page(byNow)).items)).toEqual([before.entityId, since.entityId]);
  });

  it('passes over what is rolled back', async () => {
    const from = await head();
    const never = await openTransaction(test.config.databaseUrl);
    await plantEvent(never.db, 'lead.created');
    const since = await plantEvent(test.sql, 'lead.created');
    await never.end('rollback');
    await call.settled();
    expect(idsOf((await page(from)).items)).toEqual([since.entityId]);
  });

  it('looks at no more than 5,000 events in a call, and goes on behind them without items', async () => {
    const from = await head();
    await test.sql.query(
      `insert into events (at, kind, entity_id, version, change)
       select now(), 'doctor.changed', gen_random_uuid(), 1, '{}' from generate_series(1, 5200)`,
    );
    const { entityId } = await plantEvent(test.sql, 'lead.created');
    await call.settled();
    const first = await page(from, '&entities=lead');
    expect([first.items, first.more]).toEqual([[], true]);
    const second = await page(first.next, '&entities=lead');
    expect([idsOf(second.items), second.more]).toEqual([[entityId], false]);
  });
});

describe('what an integration is told', () => {
  const KINDS = ['lead.changed', 'patient.changed', 'doctor.changed', 'hospital.changed'];
  const toldWith = async (scopes: readonly IntegrationScope[], query = ''): Promise<string[]> =>
    typesOf(await all(await before(), query, await caller({ scopes })));
  let from = '';
  const before = (): Promise<string> => Promise.resolve(from);
  beforeEach(async () => {
    from = await head();
    for (const kind of KINDS) await plantEvent(test.sql, kind);
    await plantEvent(test.sql, 'notified');
  });

  it('is what it may read, or of that what it asks for', async () => {
    expect(await toldWith(['changes:read', 'leads:read'])).toEqual(['lead.updated']);
    expect(await toldWith(['changes:read', 'directory:read'])).toEqual(['doctor.updated', 'hospital.updated']);
    expect(await toldWith(['changes:read', 'directory:read', 'patients:read'], '&entities=patient,hospital')).toEqual([
      'patient.updated',
      'hospital.updated',
    ]);
  });

  it.each([
    ['lead', 'leads:read'],
    ['patient', 'patients:read'],
    ['doctor', 'directory:read'],
    ['hospital', 'directory:read'],
  ] as const)('is refused for %s without the scope %s, which is named', async (entity, scope) => {
    const who = await caller({ scopes: ['changes:read', 'appointments:read'] });
    const { status, body, headers } = await ask(from, `&entities=appointment,${entity}`, who);
    expect([status, body.type, body.scope]).toEqual([403, 'urn:arogyadesk:missingScope', scope]);
    expect(headers['www-authenticate']).toBe(`Bearer error="insufficient_scope", scope="${scope}"`);
  });

  it('is refused where it may read none of the records, or not the changes', async () => {
    const nothing = await ask(from, '', await caller({ scopes: ['changes:read', 'leads:write'] }));
    expect([nothing.status, nothing.body.scope]).toEqual([403, 'appointments:read leads:read patients:read directory:read']);
    const closed = await ask(from, '', await caller({ scopes: ['leads:read'] }));
    expect([closed.status, closed.body.scope]).toEqual([403, 'changes:read']);
  });

  it('is told to nobody without a key', async () => {
    for (const path of [`changes?after=${from}`, 'changes/head']) {
      expect((await test.visitor().get(path)).status).toBe(401);
      for (const role of ['admin', 'agent', 'doctor', 'hospital_admin'] as const) {
        expect((await (await test.as(role)).get(path)).status).toBe(403);
      }
    }
  });
});

describe('an integration of a hospital', () => {
  const place = (hospitalId: string): object => ({ hospitalId, status: 'pending' });

  it('is told of patients and leads under its own ids, and an id of its own is enough to be told of a patient', async () => {
    const [bound, other] = [await caller({ hospital_id: own!.hospital.id }), await caller({ hospital_id: own!.hospital.id })];
    const from = await head();
    const { body } = await bound.call('PUT', 'patients/by-external-id/MRN%207', { name: 'Asha Rao', phone: '+91 98450 77001' });
    await test.sql.query(`update patients set notes = 'Fasting', version = version + 1 where id = $1`, [body.id]);
    const seenBy = async (who: FeedProgram): Promise<unknown[]> =>
      (await all(from, '&entities=patient', who)).map(({ type, data }) => [type, data.externalId]);
    expect(await seenBy(bound)).toContainEqual(['patient.updated', 'MRN 7']);
    expect((await seenBy(other)).flat()).not.toContain('MRN 7');
  });

  it('is told of its own records and of patients whom it knows, and of nothing else', async () => {
    const [mine, theirs] = [own!.hospital.id, foreign!.hospital.id];
    const [known, unknown] = [await make.patient(test.sql), await make.patient(test.sql)];
    const at = { doctor_id: own!.doctor.id, patient_id: known.id, hospital_id: mine, archived_at: new Date() };
    await make.appointment(test.sql, tomorrowAt('10:00'), at);
    const from = await head();
    const planted: [string, Record<string, unknown>][] = [
      ['lead.changed', { hospital_id: mine }],
      ['lead.changed', { hospital_id: theirs }],
      ['lead.changed', {}],
      ['doctor.changed', { hospital_id: theirs, change: { fields: ['hospitalId'], formerHospitalId: mine } }],
      ['doctor.changed', { hospital_id: mine, change: { fields: ['hospitalId'], formerHospitalId: null } }],
      ['appointment.moved', { hospital_id: theirs, change: { from: place(mine), to: place(theirs) } }],
      ['appointment.moved', { hospital_id: mine, change: { from: place(theirs), to: place(mine) } }],
      ['appointment.changed', { hospital_id: theirs, change: { from: place(theirs), to: place(theirs) } }],
      ['patient.changed', { entity_id: known.id }],
      ['patient.changed', { entity_id: unknown.id }],
      ['patient.changed', { entity_id: known.id, hospital_id: theirs }],
      ['patient.deleted', { entity_id: known.id, hospital_id: mine }],
      ['hospital.changed', { entity_id: mine, hospital_id: mine }],
      ['hospital.changed', { entity_id: theirs, hospital_id: theirs }],
    ];
    for (const [kind, fields] of planted) await plantEvent(test.sql, kind, fields);
    const items = await all(from, '&limit=3', await caller({ hospital_id: mine }));
    expect(typesOf(items)).toEqual([
      'lead.updated',
      'doctor.deleted',
      'doctor.created',
      'appointment.deleted',
      'appointment.created',
      'patient.updated',
      'patient.deleted',
      'hospital.updated',
    ]);
    expect(JSON.stringify(items)).not.toContain(theirs);
    expect(JSON.stringify(items)).not.toContain(unknown.id);
    // A control: whoever is bound to no hospital is told of all, but for what hospitals have changed for themselves.
    expect(await all(from)).toHaveLength(planted.length - 2);
  });
});

describe('a bad question', () => {
  it.each([
    ['after', 'changes'],
    ['after', 'changes?after='],
    ['after', 'changes?after=abc'],
    ['after', `changes?after=${'A'.repeat(31)}`],
    ['after', `changes?after=${'A'.repeat(33)}`],
    ['after', `changes?after=${'A'.repeat(31)}%20`],
    ['after', `changes?after=${'_'.repeat(32)}`],
    ['after', `changes?after=${'A'.repeat(32)}&after=${'A'.repeat(32)}`],
    ['entities', `changes?after=${'A'.repeat(32)}&entities=leads`],
    ['entities', `changes?after=${'A'.repeat(32)}&entities=lead,,`],
    ['limit', `changes?after=${'A'.repeat(32)}&limit=0`],
    ['limit', `changes?after=${'A'.repeat(32)}&limit=501`],
    ['limit', `changes?after=${'A'.repeat(32)}&limit=ten`],
    ['before', `changes?after=${'A'.repeat(32)}&before=1`],
  ])('is answered with 400 that names %s: %s', async (field, path) => {
    const { status, body } = await call.call('GET', path);
    expect([status, Object.keys(body.errors as object)]).toEqual([400, [field]]);
  });
});
