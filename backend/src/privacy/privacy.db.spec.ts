import { NOTICE_VERSION } from '@arogya/domain/privacy/notice';
import { ERASED_NAME } from '@arogya/domain/privacy/erasure';
import { SYSTEM } from '../request-context';
import type { Caller } from '../testing/caller';
import { NOW, standAt } from '../testing/clinic';
import { make, type CreatedRow } from '../testing/make';
import { startTestApp, type TestApp } from '../testing/test-app';
import { tablesWith } from '../testing/tables-with';
import { until } from '../testing/until';
import { visitorBookings } from '../testing/visitor-bookings';
import { erasePerson } from './erase.sql';
import { Retention } from './retention';

const YEAR = 365.25 * 86_400_000;
const ago = (years: number): string => new Date(Date.now() - years * YEAR).toISOString();
const CANARY = { name: 'Kusum Vriksha', phone: '+91 55500 77123', phone_key: '+915550077123' };
const ABSENT = '8f14e45f-ceea-467f-a8d9-1c2a5d4e9b10';

describe('what a person may ask for', () => {
  let test: TestApp;
  let admin: Caller;
  let doctor: CreatedRow;
  let hospital: CreatedRow;

  beforeAll(async () => {
    test = await startTestApp();
    admin = await test.as('admin');
    hospital = await make.hospital(test.sql);
    doctor = await make.doctor(test.sql, { hospital_id: hospital.id });
  });
  afterAll(() => test.close());

  const person = (fields: object = {}) => make.patient(test.sql, { name: 'Somebody Else', symptoms: 'Cough', ...fields });
  let minutes = 0;
  const appointment = (patient: CreatedRow, years: number, fields: object = {}) => {
    minutes += 60;
    const at = `${new Date(Date.parse(ago(years)) + minutes * 60_000).toISOString().slice(0, 16)}:00Z`;
    return make.appointment(test.sql, at, {
      doctor_id: doctor.id,
      patient_id: patient.id,
      hospital_id: hospital.id,
      status: 'completed',
      notes: 'Coughs',
      feedback: 'Rest',
      ...fields,
    });
  };
  const textsOf = ({ id }: CreatedRow) =>
    test.sql.one<{ notes: string | null; feedback: string | null }>('select notes, feedback from appointments where id = $1', [id]);

  describe('a copy of one’s data', () => {
    it('holds the person, every appointment, and leads and enquiries under the same name and phone, not those of the family', async () => {
      const patient = await person({ name: 'Copy Person', phone: '+91 55500 77001', phone_key: '+915550077001' });
      await appointment(patient, 1);
      await appointment(patient, 4, { status: 'cancelled' });
      await admin.post('leads', { patientName: 'copy person', phone: '055500 77001' });
      await admin.post('leads', { patientName: 'Sister Person', phone: '055500 77001' });
      const { status, body, headers } = await admin.get(`patients/${patient.id}/export`);
      expect(status).toBe(200);
      expect(headers['content-disposition']).toBe(`attachment; filename="patient-${patient.id}.json"`);
      expect(body.patient).toMatchObject({ name: 'Copy Person', symptoms: 'Cough' });
      expect(body.appointments).toHaveLength(2);
      expect(body.leads.map((lead: { patientName: string }) => lead.patientName)).toEqual(['copy person']);
    });

    it('holds the language of the person, and what they said by the link of an appointment', async () => {
      const patient = await person({ language: 'hi' });
      await appointment(patient, -0.1, { status: 'confirmed', language: 'ta', said: { coming: NOW, moves: 2 } });
      const { body } = await admin.get(`patients/${patient.id}/export`);
      expect(body.patient).toMatchObject({ language: 'hi' });
      expect(body.appointments).toMatchObject([{ language: 'ta', said: { coming: NOW, moves: 2 } }]);
    });

    it('is for administrators alone', async () => {
      const patient = await person();
      for (const role of ['agent', 'doctor', 'hospital_admin'] as const) {
        const caller = await test.as(role, role === 'hospital_admin' ? { hospital_id: hospital.id } : {});
        expect((await caller.get(`patients/${patient.id}/export`)).status).toBe(403);
        expect((await caller.post(`patients/${patient.id}/erase`, {})).status).toBe(403);
      }
      expect(await test.sql.one('select erased_at from patients where id = $1', [patient.id])).toEqual({ erased_at: null });
    });
  });

  describe('erasure', () => {
    it('leaves the name, phone and e-mail in no table, while dates and counts stay', async () => {
      const patient = await person({ ...CANARY, email: 'kusum.vriksha@example.in' });
      const past = await appointment(patient, 4, { notes: 'Kusum Vriksha coughs' });
      const coming = await appointment(patient, -0.1, { status: 'confirmed' });
      expect((await admin.put(`appointments/${past.id}`, { status: 'no_show' })).status).toBe(200);
      await admin.post('leads', { patientName: CANARY.name, phone: CANARY.phone, notes: 'Kusum Vriksha called' });
      await test.visitor().post('enquiries', {
        name: CANARY.name,
        email: 'kusum.vriksha@example.in',
        phone: '055500 77123',
        message: 'Kusum Vriksha asks for an appointment',
        noticeVersion: NOTICE_VERSION,
      });
      await admin.post('views', { screen: 'leads', name: 'Call back', query: 'q=Kusum+Vri' });
      await admin.post('views', { screen: 'leads', name: 'Others', query: 'q=ravi' });
      expect(await tablesWith(test, 'kusum')).toEqual(expect.arrayContaining(['appointments', 'appointment_undos', 'saved_views']));

      const { status, body } = await admin.post(`patients/${patient.id}/erase`, {});
      expect(status).toBe(200);
      expect(body).toEqual({ patients: 1, appointments: 2, cancelled: 1, leads: 1, enquiries: 1, keptUntil: null });
      expect(await tablesWith(test, 'kusum')).toEqual([]);
      expect(await tablesWith(test, '5550077123')).toEqual([]);
      expect(await test.sql.query('select name from saved_views')).toEqual([{ name: 'Others' }]);
      expect(await test.sql.one('select name, phone from patients where id = $1', [patient.id])).toEqual({ name: ERASED_NAME, phone: '' });
      expect(await test.sql.one('select status from appointments where id = $1', [coming.id])).toEqual({ status: 'cancelled' });
      expect(await test.sql.one('select status from appointments where id = $1', [past.id])).toEqual({ status: 'no_show' });
    });

    it('takes away language and what was said by links, of them alone', async () => {
      const [patient, other] = [await person({ language: 'hi' }), await person({ name: 'Ravi Nair', language: 'ta' })];
      const said = { language: 'hi', said: { cancel: 'better' } };
      const [own, others] = [await appointment(patient, 1, said), await appointment(other, 1, said)];
      expect((await admin.post(`patients/${patient.id}/erase`, {})).status).toBe(200);
      const stays = (id: string) => test.sql.one('select language, said from appointments where id = $1', [id]);
      expect(await test.sql.one('select language from patients where id = $1', [patient.id])).toEqual({ language: null });
      expect([await stays(own.id), await stays(others.id)]).toEqual([{ language: null, said: null }, said]);
    });

    it('keeps what was written of a delivered appointment until its three years are over, and of no other', async () => {
      const patient = await person({ symptoms: 'Fever' });
      const [young, old, never] = [
        await appointment(patient, 1),
        await appointment(patient, 3.1),
        await appointment(patient, 1, { status: 'no_show' }),
      ];
      const { body } = await admin.post(`patients/${patient.id}/erase`, {});
      expect(body.keptUntil).toMatch(/^\d{4}-\d\d-\d\d$/u);
      expect(await textsOf(young)).toMatchObject({ feedback: 'Rest' });
      expect(await textsOf(old)).toEqual({ notes: null, feedback: null });
      expect(await textsOf(never)).toEqual({ notes: null, feedback: null });

      await test.app.get(Retention).drop();
      expect(await textsOf(young)).toMatchObject({ feedback: 'Rest' });
      await test.sql.query(
        `update appointments set start_at = start_at - interval '3 years', end_at = end_at - interval '3 years' where id = $1`,
        [young.id],
      );
      await test.app.get(Retention).drop();
      expect(await textsOf(young)).toEqual({ notes: null, feedback: null });
      expect(await test.sql.one('select symptoms from patients where id = $1', [patient.id])).toEqual({ symptoms: null });
    });

    it('does not touch the texts of those who were not erased, however old', async () => {
      const old = await appointment(await person(), 9);
      await test.app.get(Retention).drop();
      expect(await textsOf(old)).toMatchObject({ feedback: 'Rest' });
    });

    it('happens once: of an erased or unknown patient there is nothing', async () => {
      const patient = await person();
      const both = await Promise.all([1, 2].map(() => admin.post(`patients/${patient.id}/erase`, {})));
      expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
      expect((await admin.get(`patients/${patient.id}`)).status).toBe(404);
      const audited = `select role, entity from audit_log where entity_id = $1 and action = 'erased'`;
      expect(await test.sql.query(audited, [patient.id])).toEqual([{ role: 'admin', entity: 'patient' }]);
      expect((await admin.post(`patients/${ABSENT}/erase`, {})).status).toBe(404);
    });

    it('is refused when somebody else has erased the patient since they were found', async () => {
      const patient = await person();
      const waits = `select from pg_locks where relation = 'enquiries'::regclass and not granted`;
      const { late } = await test.sql.transaction(SYSTEM, async (db) => {
        await db.query('lock table enquiries in access exclusive mode');
        const late = admin.post(`patients/${patient.id}/erase`, {});
        await until(async () => (await db.query(waits)).length > 0);
        await db.query(erasePerson({ id: patient.id }));
        return { late };
      });
      expect((await late).status).toBe(404);
    });
  });

  describe('the notice', () => {
    it('that a form has shown is kept with the enquiry; one that never was is refused', async () => {
      const enquiry = { name: 'Notice Reader', email: 'n@example.in', phone: '+91 55500 10009', message: 'Please call me back' };
      const { body } = await test.visitor().post('enquiries', { ...enquiry, noticeVersion: NOTICE_VERSION });
      expect((await admin.get(`enquiries/${body.id}`)).body.noticeVersion).toBe(NOTICE_VERSION);
      const refused = await test.visitor().post('enquiries', { ...enquiry, noticeVersion: '1999-01-01' });
      expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, ['noticeVersion']]);
    });

    it('that a visitor was shown is kept with the booking; the next booking does not inherit it', async () => {
      standAt(test, NOW);
      const on = await visitorBookings(test);
      const who = test.visitor();
      const shown = await who.post(
        'appointments/booking',
        on.appointment(await on.handle(who), '10:00', { noticeVersion: NOTICE_VERSION }),
      );
      const other = test.visitor();
      const none = await other.post('appointments/booking', on.appointment(await on.handle(other), '11:00'));
      const noticeOf = ({ body }: { body: { id: string } }) =>
        test.sql.one('select notice_version as notice from appointments where id = $1', [body.id]);
      expect([await noticeOf(shown), await noticeOf(none)]).toEqual([{ notice: NOTICE_VERSION }, { notice: null }]);
    });
  });
});
