import type { Caller } from '../testing/caller';
import { OCCUPIES } from '../appointments/booking/booking.sql';
import { make } from '../testing/make';
import { startTestApp, type TestApp } from '../testing/test-app';

const ABSENT = '8f14e45f-ceea-467f-a8d9-1c2a5d4e9b10';
const dayAt = (offset: number): string => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

describe('patients', () => {
  let test: TestApp;
  let admin: Caller;
  let agent: Caller;
  let manager: Caller;
  let mine: { id: string };
  let other: { id: string };
  let myDoctor: { id: string };
  let otherDoctor: { id: string };
  let hour = 0;
  const add = async (name: string, more: object = {}) => (await agent.post('patients', { name, phone: '+91 55500 12345', ...more })).body;
  const names = (rows: { name: string }[]): string[] => rows.map(({ name }) => name);
  const rowsNamed = (name: string) => test.sql.query('select id from patients where name = $1', [name]);
  const appointmentAt = (place: 'mine' | 'other', patientId: string, day = dayAt(-3), fields: object = {}) => {
    hour += 1;
    const at = `${day}T${String(8 + (hour % 10)).padStart(2, '0')}:${String((hour * 15) % 60).padStart(2, '0')}:00+05:30`;
    const [hospital, doctor] = place === 'mine' ? [mine, myDoctor] : [other, otherDoctor];
    return make.appointment(test.sql, at, {
      doctor_id: doctor.id,
      patient_id: patientId,
      hospital_id: hospital.id,
      status: 'cancelled',
      ...fields,
    });
  };
  beforeAll(async () => {
    test = await startTestApp();
    [admin, agent] = [await test.as('admin'), await test.as('agent')];
    [mine, other] = [await make.hospital(test.sql), await make.hospital(test.sql)];
    [myDoctor, otherDoctor] = [
      await make.doctor(test.sql, { hospital_id: mine.id }),
      await make.doctor(test.sql, { hospital_id: other.id }),
    ];
    manager = await test.as('hospital_admin', { hospital_id: mine.id });
  });
  afterAll(() => test.close());

  describe('who may', () => {
    it('a doctor may nothing of it, nor may anybody without a session', async () => {
      const { id } = await make.patient(test.sql);
      for (const [caller, status] of [
        [await test.as('doctor'), 403],
        [test.visitor(), 401],
      ] as const) {
        const answers = await Promise.all([
          caller.get('patients'),
          caller.get(`patients/${id}`),
          caller.get('patients/by-phone/+915550010001'),
          caller.post('patients', { name: 'Nobody', phone: '+91 55500 10001' }),
          caller.put(`patients/${id}`, { name: 'Nobody' }),
          caller.delete(`patients/${id}`),
        ]);
        expect(answers.map((answer) => answer.status)).toEqual(Array(6).fill(status));
      }
      expect(await rowsNamed('Nobody')).toEqual([]);
    });

    it('an agent finds by phone and adds, but neither lists nor changes', async () => {
      const { id } = await add('Agent Made');
      const answers = await Promise.all([
        agent.get('patients'),
        agent.get(`patients/${id}`),
        agent.put(`patients/${id}`, { name: 'X' }),
        agent.delete(`patients/${id}`),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    });

    it('a hospital administrator neither adds nor finds by phone', async () => {
      expect((await manager.post('patients', { name: 'Not Mine', phone: '+91 55500 10001' })).status).toBe(403);
      expect((await manager.get('patients/by-phone/+915550012345')).status).toBe(403);
      expect(await rowsNamed('Not Mine')).toEqual([]);
    });

    it('a hospital administrator sees those with an appointment there, others as if they were not', async () => {
      const seen = await add('Seen Here');
      const unseen = await add('Seen There');
      const deleted = await add('Appointment Deleted');
      await appointmentAt('mine', seen.id);
      await appointmentAt('other', unseen.id);
      await appointmentAt('mine', deleted.id, dayAt(-2), { archived_at: new Date() });
      const { body: rows, headers } = await manager.get('patients');
      expect(names(rows)).toEqual(['Seen Here']);
      expect(headers['x-total-count']).toBe('1');
      expect((await manager.get(`patients/${seen.id}`)).status).toBe(200);
      const [there, nowhere] = await Promise.all([manager.get(`patients/${unseen.id}`), manager.get(`patients/${ABSENT}`)]);
      expect([there.status, nowhere.status]).toEqual([404, 404]);
      expect({ ...there.body, requestId: 0 }).toEqual({ ...nowhere.body, requestId: 0 });
      expect((await manager.put(`patients/${unseen.id}`, { name: 'Mine Now' })).status).toBe(404);
      expect((await manager.delete(`patients/${deleted.id}`)).status).toBe(404);
      expect(await rowsNamed('Mine Now')).toEqual([]);
    });
  });

  describe('the list', () => {
    beforeAll(async () => {
      await add("Séan O'Brien", { phone: '098765-43210', email: 'sean@example.in', gender: 'male' });
      await add('सुनीता देवी', { phone: '+91 98765 11111', gender: 'female' });
      await add('Selvaraj', { phone: '+1 415 555 2671' });
    });

    it.each([
      ["o'brien", ["Séan O'Brien"]],
      ['सुनीता', ['सुनीता देवी']],
      ['SELVA', ['Selvaraj']],
      ['sean@', ["Séan O'Brien"]],
      ['98765 43210', ["Séan O'Brien"]],
      ['+91 9876543210', ["Séan O'Brien"]],
      ['098765-43210', ["Séan O'Brien"]],
      ['415555', ['Selvaraj']],
      ['sé', ["Séan O'Brien"]],
      ['%', []],
      ["'; drop table patients; --", []],
    ])('searching %s finds %j', async (q, found) => {
      const { status, body } = await admin.get(`patients?q=${encodeURIComponent(q)}`);
      expect([status, names(body)]).toEqual([200, found]);
    });

    it('is filtered by gender, newest first unless specified otherwise', async () => {
      expect(names((await admin.get('patients?gender=female')).body)).toEqual(['सुनीता देवी']);
      expect(names((await admin.get('patients?pageSize=1')).body)).toEqual(['Selvaraj']);
      expect((await admin.get('patients?sort=age')).status).toBe(200);
    });

    it('goes on from row to row in every order without losing or repeating one', async () => {
      for (const sort of ['name', '-name', 'createdAt', '-seenAt', 'age']) {
        const seen: string[] = [];
        let next: string | undefined = `/api/patients?sort=${sort}&pageSize=3`;
        let total = 0;
        while (next) {
          const { body, headers }: Awaited<ReturnType<Caller['get']>> = await admin.get(next);
          total = Number(headers['x-total-count']);
          seen.push(...body.map(({ id }: { id: string }) => id));
          next = /<([^>]+)>; rel="next"/u.exec(String(headers['link']))?.[1];
        }
        expect([seen.length, new Set(seen).size]).toEqual([total, total]);
      }
    });

    it.each([
      ['gender=both', 'gender'],
      ['page=-1', 'page'],
      ['pageSize=201', 'pageSize'],
      ['sort=phone_key', 'sort'],
      ['after=x', 'after'],
      ['x=1', 'x'],
    ])('refuses %s', async (query, field) => {
      const { status, body } = await admin.get(`patients?${query}`);
      expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
    });
  });

  describe('changing', () => {
    it('moves the key with the phone and keeps what is not sent', async () => {
      const patient = await add('Moving', { phone: '+91 98220 00010', notes: 'Diabetic' });
      const { status, body } = await admin.put(`patients/${patient.id}`, { phone: '9822000011' });
      expect(status).toBe(200);
      expect(body).toMatchObject({ name: 'Moving', phone: '9822000011', notes: 'Diabetic', version: 2 });
      expect((await agent.get('patients/by-phone/09822000011')).body.id).toBe(patient.id);
      expect((await agent.get('patients/by-phone/9822000010')).status).toBe(404);
    });

    it('answers the present age, and a saved form does not make anybody younger', async () => {
      const { id } = await make.patient(test.sql, { age_told: 30, age_told_on: dayAt(-700) });
      const { body: patient } = await admin.get(`patients/${id}`);
      expect(patient.age).toBe(31);
      await admin.put(`patients/${id}`, { name: 'Same Age', age: 31 });
      expect(await test.sql.one('select age_told, age_told_on from patients where id = $1', [id])).toEqual({
        age_told: 30,
        age_told_on: dayAt(-700),
      });
      expect((await admin.put(`patients/${id}`, { age: 150 })).body.age).toBe(150);
      expect((await admin.put(`patients/${id}`, { age: null })).body.age).toBeNull();
      expect((await admin.put(`patients/${id}`, { age: 151 })).body.errors).toEqual({ age: 'Age must be at most 150' });
    });

    it('refuses a stale save with the fields that differ', async () => {
      const patient = await add('Stale Patient');
      await admin.put(`patients/${patient.id}`, { location: 'Satara' }, { 'if-match': '"1"' });
      const { status, body } = await admin.put(
        `patients/${patient.id}`,
        { name: 'Stale Patient', location: 'Sangli' },
        { 'if-match': '"1"' },
      );
      expect([status, Object.keys(body.errors), body.current.location]).toEqual([409, ['location'], 'Satara']);
      expect((await admin.put(`patients/${patient.id}`, { location: 'Sangli' }, { 'if-match': 'one' })).status).toBe(400);
      expect((await admin.get(`patients/${patient.id}`)).body.location).toBe('Satara');
    });

    it('asks for a name in the words of the edit form', async () => {
      const patient = await add('Named');
      expect((await admin.put(`patients/${patient.id}`, { name: ' ' })).body.errors).toEqual({ name: 'Name is required' });
    });
  });

  describe('deleting', () => {
    it('archives and cancels the appointments to come; the past stays', async () => {
      const patient = await add('Leaving');
      const coming = await appointmentAt('other', patient.id, dayAt(2), { status: 'confirmed' });
      const past = await appointmentAt('other', patient.id, dayAt(-5), { status: 'completed' });
      expect((await admin.delete(`patients/${patient.id}`)).status).toBe(204);
      expect((await admin.get(`patients/${patient.id}`)).status).toBe(404);
      const kept = await test.sql.query<{ id: string; status: string }>('select id, status from appointments where patient_id = $1', [
        patient.id,
      ]);
      expect(new Map(kept.map(({ id, status }) => [id, status]))).toEqual(
        new Map([
          [coming.id, 'cancelled'],
          [past.id, 'completed'],
        ]),
      );
      expect(await test.sql.query(`select id from appointments where id = $1 and ${OCCUPIES}`, [coming.id])).toEqual([]);
      expect((await admin.delete(`patients/${patient.id}`)).status).toBe(404);
    });

    it('by a hospital administrator holds for their hospital: what is booked elsewhere stays', async () => {
      const [shared, own] = [await add('Shared'), await add('Own Alone')];
      await appointmentAt('mine', shared.id);
      await appointmentAt('mine', own.id);
      const elsewhere = await appointmentAt('other', shared.id, dayAt(3), { status: 'pending' });
      expect((await manager.delete(`patients/${shared.id}`)).status).toBe(204);
      expect(await test.sql.one('select status from appointments where id = $1', [elsewhere.id])).toEqual({ status: 'pending' });
      expect((await manager.delete(`patients/${own.id}`)).status).toBe(204);
    });
  });
});
