import { auditOf, type AuditRow } from '../testing/audit';
import type { Caller } from '../testing/caller';
import { NOW, standAt, tomorrowAt } from '../testing/clinic';
import { make, TEST_PASSWORD } from '../testing/make';
import { startTestApp, type TestApp } from '../testing/test-app';
import { visitorBookings, type VisitorBookings } from '../testing/visitor-bookings';
import { AUDITED_TABLES } from '../database/audited';
import { SYSTEM } from '../request-context';

type Staff = Caller & { readonly userId: string; readonly username: string };

/** A name, a phone, an address, a note and a password that would be noticed wherever they appear. */
const CANARY = {
  name: 'Canary Khanna',
  phone: '+91 55577 31337',
  email: 'canary-mail@example.in',
  notes: 'canary-note',
  password: 'canary-secret-9',
};

const said = ({ action, entity, fields }: AuditRow): string => [action, entity, ...fields].join(' ');

describe('the audit log', () => {
  let test: TestApp;
  let bookings: VisitorBookings;
  let admin: Staff;
  let agent: Staff;
  beforeAll(async () => {
    test = await startTestApp();
    standAt(test, NOW);
    bookings = await visitorBookings(test);
    admin = await test.as('admin');
    agent = await test.as('agent');
  });
  afterAll(() => test.close());

  const patient = { name: CANARY.name, phone: CANARY.phone, email: CANARY.email, notes: CANARY.notes };
  const appointment = (time: string) => ({
    doctorId: bookings.clinic.doctor.id,
    patientId: bookings.clinic.patient.id,
    appointmentDate: tomorrowAt(time),
  });

  it('says who made and changed what, with the names of fields and the request', async () => {
    let id = '';
    const made = await auditOf(test, async () => {
      id = (await agent.post('patients', patient)).body.id;
    });
    expect(made).toEqual([
      expect.objectContaining({ actor_id: agent.userId, username: agent.username, role: 'agent', action: 'created', entity: 'patient' }),
    ]);
    expect(made[0]).toMatchObject({ entity_id: id, fields: [], request_id: expect.stringMatching(/^[0-9a-f-]{36}$/u) });
    const changed = await auditOf(test, () => admin.put(`patients/${id}`, { age: 41, notes: 'other', name: CANARY.name }));
    expect(changed.map(said)).toEqual(['changed patient age notes']);
    expect(changed[0]).toMatchObject({ username: admin.username, role: 'admin', entity_id: id });
  });

  it('keeps the hospital that its administrator had at that moment', async () => {
    const own = await test.as('hospital_admin', { hospital_id: bookings.clinic.hospital.id });
    const { body } = await agent.post('appointments', appointment('09:00'));
    const rows = await auditOf(test, () => own.put(`appointments/${body.id}`, { status: 'confirmed', notes: 'called' }));
    expect(rows.map(said)).toEqual(['changed appointment notes status']);
    expect(rows[0]).toMatchObject({ role: 'hospital_admin', hospital_id: bookings.clinic.hospital.id, entity_id: body.id });
  });

  it('has an appointment that is booked, moved and deleted by staff, each in one row', async () => {
    let id = '';
    const rows = await auditOf(test, async () => {
      id = (await agent.post('appointments', appointment('09:15'), { 'idempotency-key': 'audit-1' })).body.id;
      await agent.post('appointments', appointment('09:15'), { 'idempotency-key': 'audit-1' });
      await agent.put(`appointments/${id}`, { appointmentDate: tomorrowAt('10:15') });
      await agent.delete(`appointments/${id}`);
    });
    expect(rows.map(said)).toEqual(['created appointment', 'changed appointment appointmentDate', 'archived appointment']);
    expect(rows.every((row) => row.actor_id === agent.userId && row.entity_id === id)).toBe(true);
  });

  it('has a visitor without a user, but with their request', async () => {
    const somebody = test.visitor();
    const rows = await auditOf(test, async () => {
      const handle = await bookings.handle(somebody);
      await somebody.put(`patients/booking/${handle}`, { name: CANARY.name, location: 'Pune' });
      await somebody.post('appointments/booking', bookings.appointment(handle, '11:00'));
      await somebody.post('enquiries', { name: CANARY.name, email: CANARY.email, phone: CANARY.phone, message: CANARY.notes });
    });
    expect(rows.map(said)).toEqual(['created patient', 'created appointment', 'created enquiry']);
    expect(rows.every(({ role, actor_id, request_id }) => role === 'visitor' && actor_id === null && request_id !== null)).toBe(true);
  });

  it.each([
    ['users', { username: 'audited-user', password: CANARY.password, email: CANARY.email, firstName: 'Au', lastName: 'Dit' }, 'user'],
    ['hospitals', { name: 'Audited Hospital', city: 'Pune' }, 'hospital'],
    ['leads', { patientName: CANARY.name, phone: CANARY.phone }, 'lead'],
    ['states', { name: 'Audited State', code: 'ZZ' }, 'state'],
    ['services', { name: 'Audited Service' }, 'service'],
    ['specialties', { name: 'Audited Specialty' }, 'specialty'],
  ])('has what is made and removed among %s', async (collection, body, entity) => {
    const rows = await auditOf(test, async () => {
      const { body: made, status } = await admin.post(collection, body);
      expect(status).toBe(201);
      expect((await admin.delete(`${collection}/${made.id}`)).status).toBe(204);
    });
    expect([rows[0], rows.at(-1)].map((row) => row && `${row.action} ${row.entity}`)).toEqual([`created ${entity}`, `archived ${entity}`]);
    expect(rows.every(({ actor_id }) => actor_id === admin.userId)).toBe(true);
  });

  it('names the password that was changed and has nothing of it', async () => {
    const { id } = await make.user(test.sql, 'agent');
    const rows = await auditOf(test, () => admin.put(`users/${id}`, { password: CANARY.password, isActive: false }));
    expect(rows[0]?.fields).toEqual(expect.arrayContaining(['isActive', 'password']));
  });

  it('has sign-ins, those that failed and sign-outs', async () => {
    const { id, username } = await make.user(test.sql, 'doctor');
    const browser = test.visitor();
    const rows = await auditOf(test, async () => {
      await browser.post('auth/login', { username, password: 'wrong' });
      await browser.post('auth/login', { username: 'canary-unknown', password: CANARY.password });
      await browser.post('auth/login', { username, password: TEST_PASSWORD });
      await browser.post('auth/logout');
      await browser.post('auth/logout');
    });
    expect(rows.map(({ action, entity_id, role, actor_id }) => [action, entity_id, role, actor_id])).toEqual([
      ['sign_in_failed', id, 'visitor', null],
      ['sign_in_failed', null, 'visitor', null],
      ['signed_in', id, 'doctor', id],
      ['signed_out', id, 'doctor', id],
    ]);
  });

  it('has who chose another password, did not know their own, and signed out everywhere', async () => {
    const doctor = await test.as('doctor');
    const rows = await auditOf(test, async () => {
      expect((await doctor.put('auth/password', { currentPassword: 'no-idea', newPassword: CANARY.password })).status).toBe(400);
      expect((await doctor.put('auth/password', { currentPassword: TEST_PASSWORD, newPassword: CANARY.password })).status).toBe(200);
      expect((await doctor.delete('auth/sessions')).status).toBe(204);
    });
    expect(rows.map(({ action, fields }) => [action, ...fields])).toEqual([['sign_in_failed'], ['changed', 'password'], ['signed_out']]);
    expect(rows.every(({ actor_id, entity_id }) => actor_id === doctor.userId && entity_id === doctor.userId)).toBe(true);
  });

  it('has who looked at a patient, listed patients or looked up a phone, with how many they saw', async () => {
    const { id } = await make.patient(test.sql, { phone: CANARY.phone, phone_key: '+915557731337' });
    const rows = await auditOf(test, async () => {
      await admin.get(`patients/${id}`);
      await admin.get('patients?pageSize=2&q=canary');
      await agent.get(`patients/by-phone/${encodeURIComponent(CANARY.phone)}`);
      await agent.get(`patients/by-phone/${encodeURIComponent(CANARY.phone)}?all=true`);
      await agent.get(`patients/by-phone/${encodeURIComponent('+91 55566 00000')}`);
    });
    expect(rows.map(({ action, row_count }) => [action, row_count])).toEqual([
      ['read', 1],
      ['listed', expect.any(Number)],
      ['looked_up', 1],
      ['looked_up', expect.any(Number)],
      ['looked_up', 0],
    ]);
    expect(rows[0]).toMatchObject({ entity: 'patient', entity_id: id, username: admin.username });
  });

  it('has exports', async () => {
    const { id } = bookings.clinic.patient;
    const rows = await auditOf(test, async () => {
      expect((await admin.get('export/leads/csv')).status).toBe(200);
      expect((await admin.get(`patients/${id}/export`)).status).toBe(200);
    });
    expect(rows.map(({ action, entity, entity_id }) => [action, entity, entity_id])).toEqual([
      ['exported', 'lead', null],
      ['exported', 'patient', id],
    ]);
  });

  it('has what was refused: by the permissions, and where a scope ends', async () => {
    const elsewhere = await test.as('hospital_admin');
    const withoutHospital = await test.as('hospital_admin', { hospital_id: null });
    const rows = await auditOf(test, async () => {
      expect((await agent.delete(`users/${admin.userId}`)).status).toBe(403);
      expect((await elsewhere.get(`patients/${bookings.clinic.patient.id}`)).status).toBe(404);
      expect((await withoutHospital.get('doctors')).status).toBe(403);
      expect((await agent.get(`leads/agent/${admin.userId}`)).status).toBe(404);
    });
    expect(rows.map(({ action, entity, entity_id, operation, role }) => [action, entity, entity_id, operation, role])).toEqual([
      ['refused', 'user', admin.userId, 'DELETE /api/users/:id', 'agent'],
      ['refused', 'patient', bookings.clinic.patient.id, 'GET /api/patients/:id', 'hospital_admin'],
      ['refused', 'doctor', null, 'GET /api/doctors', 'hospital_admin'],
      ['refused', 'user', admin.userId, 'GET /api/leads/agent/:agentId', 'agent'],
    ]);
  });

  it('has nothing of strangers who are turned away, of records that are not there, and of what is not kept', async () => {
    const rows = await auditOf(test, async () => {
      expect((await test.visitor().get('patients')).status).toBe(401);
      expect((await admin.get('patients/00000000-0000-4000-8000-000000000000')).status).toBe(404);
      expect((await test.visitor().post('enquiries', {}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
      expect((await admin.get('doctors')).status).toBe(200);
      expect((await bookings.hold(test.visitor(), '16:00')).status).toBe(201);
    });
    expect(rows).toEqual([]);
  });

  it('keeps nothing of a change that is taken back', async () => {
    const rows = await auditOf(test, async () => {
      await test.sql
        .transaction(SYSTEM, async (db) => {
          await make.patient(db);
          throw new Error('no');
        })
        .catch(() => undefined);
      expect((await admin.post('states', { name: 'Twice', code: 'TW' })).status).toBe(201);
      expect((await admin.post('states', { name: 'Twice', code: 'TX' })).status).toBe(409);
    });
    expect(rows.map(said)).toEqual(['created state']);
  });

  it('says of what nobody asked for that it was the system', async () => {
    const rows = await auditOf(test, () => make.patient(test.sql));
    expect(rows).toEqual([expect.objectContaining({ role: 'system', actor_id: null, request_id: null })]);
  });

  it('never mistakes one request for another that runs beside it', async () => {
    const staff = await Promise.all(Array.from({ length: 6 }, () => test.as('agent')));
    const rows = await auditOf(test, () =>
      Promise.all(Array.from({ length: 60 }, async (_, n) => staff[n % 6]?.post('patients', { ...patient, name: `Beside ${n % 6}` }))),
    );
    const owners = await test.sql.query<{ id: string; name: string }>(`select id, name from patients where name like 'Beside%'`);
    const made = new Map(owners.map(({ id, name }) => [id, staff[Number(name.slice(7))]?.userId]));
    expect(rows).toHaveLength(60);
    expect(rows.filter(({ entity_id, actor_id }) => made.get(entity_id ?? '') !== actor_id)).toEqual([]);
  });

  it('watches every table that the server believes it watches, and no other', async () => {
    const watched = await test.sql.query<{ name: string }>(
      `select distinct tgrelid::regclass::text as name from pg_trigger where tgfoid = 'audit_change'::regproc and not tgisinternal order by 1`,
    );
    expect(watched.map(({ name }) => name)).toEqual([...AUDITED_TABLES].sort());
  });

  it('holds no name, phone, address, note or password of anybody', async () => {
    const { rows } = (await test.sql.one<{ rows: string }>('select string_agg(a::text, chr(10)) as rows from audit_log a')) ?? { rows: '' };
    expect(rows.split('\n').length).toBeGreaterThan(100);
    // By chance an id has any five digits, and none of these stands in one.
    const withoutIds = rows.replaceAll(/\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/gu, '');
    expect(withoutIds.length).toBeGreaterThan(rows.length / 4);
    for (const secret of [...Object.values(CANARY), '55577', 'canary', 'Canary', TEST_PASSWORD]) expect(withoutIds).not.toContain(secret);
    expect(rows).toContain(admin.username);
  });
});
