import type { Recipe } from '../database/transaction';
import { prepared } from '../database/statement';
import { statementsOf, untilFew } from '../scale/statements';
import type { Caller } from '../testing/caller';
import { makeClinic, NOW, standAt, TOMORROW, tomorrowAt, type Clinic } from '../testing/clinic';
import { hasRead } from '../testing/has-read';
import { make } from '../testing/make';
import { startTestApp, type TestApp } from '../testing/test-app';
import { until } from '../testing/until';
import type { Bounds, Range } from './readers/event-reader';
import { EventReaders } from './readers/event-readers';
import { IN_RANGE } from './readers/readers.sql';

interface Written {
  readonly kind: string;
  readonly hospitalId: string | null;
  readonly version: number;
  readonly change: { readonly fields?: readonly string[] };
}

const change = (fields: readonly string[], others: object = {}) => ({ fields, formerHospitalId: null, state: null, ...others });

const leadsOf = prepared<{ id: string }, Bounds>('of-the-test', `select entity_id as id from ${IN_RANGE} e where kind like 'lead.%'`);

/** Of a booking by staff, as many as before there were events of other records. */
const BOOKING_STATEMENTS = 6;

describe('what a change of a record leaves for readers of events', () => {
  let test: TestApp;
  let admin: Caller;
  let clinic: Clinic;
  beforeAll(async () => {
    test = await startTestApp();
    standAt(test, NOW);
    admin = await test.as('admin');
    clinic = await makeClinic(test);
  });
  afterAll(() => test.close());

  /** Behind the first `known`, in the order in which readers take them. */
  const eventsOf = async (id: string, known = 0): Promise<Written[]> => {
    const all = await test.sql.query<Written>(
      `select kind, hospital_id as "hospitalId", version, change from events where entity_id = $1 order by tx, id`,
      [id],
    );
    return all.slice(known);
  };
  const hospitalId = () => clinic.hospital.id;
  const newLead = async (fields: object = {}): Promise<string> =>
    (await admin.post('leads', { patientName: 'Meera', phone: '+91 55500 10042', ...fields })).body.id;

  it('is one event each of a new, changed, deleted and restored lead, with its status before and after', async () => {
    const id = await newLead();
    await admin.put(`leads/${id}`, { status: 'contacted', notes: 'Calls back' });
    await admin.put(`leads/${id}`, { priority: 'high' });
    await admin.delete(`leads/${id}`);
    await admin.post(`leads/${id}/restore`);
    const of = (kind: string, version: number, fields: string[], from: string | null, to: string | null) => ({
      ...{ kind: `lead.${kind}`, hospitalId: null, version, change: change(fields, { state: { from, to } }) },
    });
    expect(await eventsOf(id)).toEqual([
      of('created', 1, [], null, 'new'),
      of('changed', 2, ['notes', 'status'], 'new', 'contacted'),
      of('changed', 3, ['priority'], 'contacted', 'contacted'),
      of('deleted', 4, [], 'contacted', null),
      of('restored', 5, [], null, 'contacted'),
    ]);
  });

  it('is an event of the lead for what is entered in its timeline', async () => {
    const id = await newLead();
    expect((await admin.post(`leads/${id}/calls`, { outcome: 'no_answer', notes: 'Rings' })).status).toBeLessThan(300);
    const state = { from: 'new', to: 'new' };
    expect(await eventsOf(id, 1)).toEqual([
      { kind: 'lead.changed', hospitalId: null, version: 1, change: change(['timeline'], { state }) },
    ]);
  });

  it('names the former hospital of what goes to another one, and no hospital of a patient', async () => {
    const other = await makeClinic(test);
    const id = await newLead({ assignedDoctorId: clinic.doctor.id });
    await admin.put(`leads/${id}`, { assignedDoctorId: other.doctor.id });
    const [made, moved] = await eventsOf(id);
    expect(made).toMatchObject({ hospitalId: hospitalId(), change: { formerHospitalId: null } });
    expect(moved).toMatchObject({ hospitalId: other.hospital.id, change: { formerHospitalId: hospitalId() } });
    await admin.put(`doctors/${other.doctor.id}`, { hospitalId: hospitalId() });
    expect((await eventsOf(other.doctor.id)).at(-1)).toMatchObject({
      ...{ kind: 'doctor.changed', hospitalId: hospitalId(), change: { formerHospitalId: other.hospital.id, state: null } },
    });
    await admin.put(`patients/${clinic.patient.id}`, { name: 'Asha V.' });
    expect((await eventsOf(clinic.patient.id)).at(-1)).toEqual({
      ...{ kind: 'patient.changed', hospitalId: null, version: 2, change: change(['name']) },
    });
    await admin.put(`hospitals/${other.hospital.id}`, { city: 'Nashik' });
    expect((await eventsOf(other.hospital.id)).at(-1)).toMatchObject({
      kind: 'hospital.changed',
      hospitalId: other.hospital.id,
      version: 2,
    });
  });

  it('is nothing for what a rolled back or refused call has tried', async () => {
    const id = await newLead();
    await expect(
      test.sql.transaction({ role: 'system' }, async (db) => {
        await db.query(`update leads set notes = 'never' where id = $1`, [id]);
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect((await admin.put(`leads/${id}`, { priority: 'low' }, { 'if-match': '"7"' })).status).toBeGreaterThanOrEqual(400);
    expect(await eventsOf(id, 1)).toEqual([]);
  });

  it('is one event a transaction of a calendar, however many rows it has, at the version of its record', async () => {
    const { doctor, hospital } = await makeClinic(test);
    const closures = ['2026-12-24', '2026-12-25', '2026-12-26'].map((day) => ({ day }));
    const made = await admin.post('calendar-changes', { change: { kind: 'closure', hospitalId: hospital.id, closures } });
    expect(made.status).toBe(201);
    expect(await eventsOf(hospital.id, 1)).toEqual([
      { kind: 'hospital.calendar_changed', hospitalId: hospital.id, version: 1, change: change(['closures']) },
    ]);
    await admin.put(`doctors/${doctor.id}`, { phone: '+91 55500 10078' });
    expect((await admin.post('calendar-changes', { change: { kind: 'leave', doctorId: doctor.id, from: TOMORROW } })).status).toBe(201);
    expect(await eventsOf(doctor.id, 2)).toEqual([
      { kind: 'doctor.calendar_changed', hospitalId: hospital.id, version: 2, change: change(['leaves']) },
    ]);
  });

  it('joins the parts of a calendar that one transaction changes, also after a change of the record itself', async () => {
    const { doctor } = await makeClinic(test);
    await test.sql.transaction({ role: 'system' }, async (db) => {
      await db.query(`insert into doctor_hours values ($1, 'Monday', '{}'), ($1, 'Tuesday', '{}')`, [doctor.id]);
      await db.query(`update doctors set city = 'Satara', version = version + 1 where id = $1`, [doctor.id]);
      await db.query(`insert into doctor_day_hours (doctor_id, day, ranges) values ($1, '2026-12-24', '{}')`, [doctor.id]);
    });
    expect((await eventsOf(doctor.id, 1)).map(({ kind, version, change: { fields } }) => [kind, version, fields])).toEqual([
      ['doctor.calendar_changed', 2, ['dayHours', 'hours']],
      ['doctor.changed', 2, ['city']],
    ]);
  });

  it('is an event with that hospital for what a hospital changes of a patient for itself', async () => {
    const { hospital, doctor, patient } = await makeClinic(test);
    await make.appointment(test.sql, tomorrowAt('09:00'), { doctor_id: doctor.id, hospital_id: hospital.id, patient_id: patient.id });
    const manager = await test.as('hospital_admin', { hospital_id: hospital.id });
    await manager.put(`patients/${patient.id}`, { phone: '+91 55500 10077', notes: 'Prefers mornings' });
    await manager.delete(`patients/${patient.id}`);
    await manager.post(`patients/${patient.id}/restore`);
    const of = (kind: string, fields: string[] = []) => ({ kind, hospitalId: hospital.id, version: 1, change: change(fields) });
    expect(await eventsOf(patient.id, 1)).toEqual([
      of('patient.changed', ['notes', 'phone']),
      of('patient.deleted'),
      of('patient.restored'),
    ]);
  });

  it('says erased of a patient whose data were erased', async () => {
    const { patient } = await makeClinic(test);
    await test.sql.transaction({ role: 'system' }, (db) =>
      db.query(`update patients set name = 'Erased', archived_at = now(), erased_at = now(), version = 2 where id = $1`, [patient.id]),
    );
    expect(await eventsOf(patient.id, 1)).toEqual([{ kind: 'patient.erased', hospitalId: null, version: 2, change: change(['name']) }]);
  });

  it('is written by a server whose role owns no table', async () => {
    const other = await startTestApp({ database: test.config.databaseUrl, runtime: true, history: false });
    const [{ body }] = [await (await other.as('admin')).post('leads', { patientName: 'Meera', phone: '+91 55500 10042' })];
    await other.close();
    expect((await eventsOf(body.id)).map(({ kind }) => kind)).toEqual(['lead.created']);
  });

  it('is nothing at the top of `change` that looks like the place of an appointment', async () => {
    const rows = await test.sql.query(
      `select kind from events where split_part(kind, '.', 1) <> 'appointment' and change ?| array['from', 'to']`,
    );
    expect(rows).toEqual([]);
  });

  it('wakes the readers, which need not poll', async () => {
    const seen: string[] = [];
    const work = async (tx: Recipe, range: Range) => {
      const [rows] = await tx.read(leadsOf(range));
      seen.push(...rows.map(({ id }) => id));
      return [];
    };
    test.app.get(EventReaders).add({ name: 'of the test', begins: 'next', work });
    await hasRead(test, 'of the test');
    const id = await newLead();
    await until(() => seen.includes(id));
  });

  it('costs a booking by staff no statement', async () => {
    const { doctor, patient } = await makeClinic(test);
    const book = (time: string) =>
      admin.post('appointments', { patientId: patient.id, doctorId: doctor.id, appointmentDate: tomorrowAt(time) });
    await book('09:00');
    const measured = async () => {
      const { answer, statements } = await statementsOf(() => book('09:15'));
      await admin.delete(`appointments/${answer.body.id}`);
      return { status: answer.status, statements: statements.map(({ text }) => text) };
    };
    const { status, statements } = await untilFew(measured, (found) => found.statements.length <= BOOKING_STATEMENTS, 5);
    expect([status, statements.length]).toEqual([201, BOOKING_STATEMENTS]);
  });

  it('are the fields of an appointment as its audit row names them, changed alone or with many', async () => {
    const { doctor, patient } = await makeClinic(test);
    const { id } = await make.appointment(test.sql, '2099-01-05T10:00:00+05:30', { doctor_id: doctor.id, patient_id: patient.id });
    await admin.put(`appointments/${id}`, { status: 'confirmed', notes: 'Later' });
    await admin.delete(`doctors/${doctor.id}`);
    expect((await eventsOf(id)).map(({ kind, change: { fields } }) => [kind, fields])).toEqual([
      ['appointment.booked', []],
      ['appointment.changed', ['notes', 'status']],
      ['appointment.cancelled', ['status']],
    ]);
  });
});
