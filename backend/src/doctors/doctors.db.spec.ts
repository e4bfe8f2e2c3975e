import { ACCOUNT_REQUIRED } from '@arogya/domain/users/rules';
import type { Caller } from '../testing/caller';
import { make } from '../testing/make';
import { startTestApp, type TestApp } from '../testing/test-app';

const ABSENT = '8f14e45f-ceea-467f-a8d9-1c2a5d4e9b10';
const HIDDEN = ['userId', 'email', 'licenseNumber'];

const form = (fullName: string, more: object = {}) => ({
  fullName,
  specialty: 'Cardiology',
  phone: '+91 55500 10001',
  email: 'doctor@example.in',
  city: 'Pune',
  licenseNumber: 'MMC/2011/1',
  hospitalName: 'Own Practice',
  ...more,
});

describe('doctors', () => {
  let test: TestApp;
  let admin: Caller;
  let mine: { id: string; name: string };
  let other: { id: string; name: string };
  let manager: Caller;
  const add = async (fullName: string, more: object = {}) => (await admin.post('doctors', form(fullName, more))).body;
  const rowsNamed = (fullName: string) => test.sql.query('select id from doctors where full_name = $1', [fullName]);
  const names = (rows: { fullName: string }[]): string[] => rows.map(({ fullName }) => fullName);
  beforeAll(async () => {
    test = await startTestApp();
    await make.reference(test.sql);
    admin = await test.as('admin');
    mine = await make.hospital(test.sql, { name: 'Mine Hospital' });
    other = await make.hospital(test.sql, { name: 'Other Hospital' });
    manager = await test.as('hospital_admin', { hospital_id: mine.id });
  });
  afterAll(() => test.close());

  describe('whose rows', () => {
    it('a hospital administrator sees the own hospital’s doctors, whole, and another’s as if they were not', async () => {
      const own = await make.doctor(test.sql, { full_name: 'Own Doctor', hospital_id: mine.id, license_number: 'L1' });
      const foreign = await make.doctor(test.sql, { full_name: 'Foreign Doctor', hospital_id: other.id });
      const { body: rows } = await manager.get('doctors');
      expect(names(rows)).toContain('Own Doctor');
      expect(names(rows)).not.toContain('Foreign Doctor');
      expect((await manager.get(`doctors/${own.id}`)).body.licenseNumber).toBe('L1');
      const [there, nowhere] = await Promise.all([manager.get(`doctors/${foreign.id}`), manager.get(`doctors/${ABSENT}`)]);
      expect(there.status).toBe(404);
      expect({ ...there.body, requestId: 0 }).toEqual({ ...nowhere.body, requestId: 0 });
      expect((await manager.put(`doctors/${foreign.id}`, { city: 'Nowhere' })).status).toBe(404);
      expect((await manager.delete(`doctors/${foreign.id}`)).status).toBe(404);
      expect((await manager.get(`doctors?hospitalId=${other.id}`)).body).toEqual([]);
      expect(await test.sql.one('select city, archived_at from doctors where id = $1', [foreign.id])).toEqual({
        city: 'Pune',
        archived_at: null,
      });
    });

    it('an agent sees active doctors only, without account, e-mail and licence, and changes none', async () => {
      const agent = await test.as('agent');
      const resting = await make.doctor(test.sql, { full_name: 'Resting Doctor', is_active: false });
      const active = await make.doctor(test.sql, { full_name: 'Active Doctor', license_number: 'L2', email: 'a@example.in' });
      const { body: rows } = await agent.get('doctors');
      expect(names(rows)).not.toContain('Resting Doctor');
      expect((await agent.get(`doctors/${resting.id}`)).status).toBe(404);
      for (const row of [...rows, (await agent.get(`doctors/${active.id}`)).body]) {
        for (const field of HIDDEN) expect(row).not.toHaveProperty(field);
      }
      expect((await agent.put(`doctors/${active.id}`, { city: 'X' })).status).toBe(403);
      expect((await agent.post('doctors', form('By Agent'))).status).toBe(403);
      expect((await agent.delete(`doctors/${active.id}`)).status).toBe(403);
    });

    it('a doctor sees only their own record', async () => {
      const doctor = await test.as('doctor');
      expect((await doctor.get('doctors')).body).toEqual([]);
      const own = await make.doctor(test.sql, { full_name: 'Own Record', user_id: doctor.userId });
      const { body: rows } = await doctor.get('doctors');
      expect(rows).toHaveLength(1);
      expect(rows[0]).toMatchObject({ id: own.id, userId: doctor.userId });
      expect((await doctor.put(`doctors/${own.id}`, { city: 'X' })).status).toBe(403);
    });

    it('an administrator of no hospital, and nobody without a session, sees any', async () => {
      const stray = await test.as('hospital_admin', { hospital_id: null });
      expect((await stray.get('doctors')).status).toBe(403);
      expect((await test.visitor().get('doctors')).status).toBe(401);
    });
  });

  describe('the list', () => {
    beforeAll(async () => {
      await add("Renée D'Souza", { specialty: 'Dermatology', city: 'Panaji' });
      await add('सुनीता देवी', { specialty: 'Neurology' });
      await add('Prakash', { hospitalId: other.id });
    });

    it.each([
      ['d’souza', []],
      ["D'SOUZA", ["Renée D'Souza"]],
      ['सुनीता', ['सुनीता देवी']],
      ['neurol', ['सुनीता देवी']],
      ['pr', ['Prakash']],
    ])('searching %s finds %j', async (q, found) => {
      expect(names((await admin.get(`doctors?q=${encodeURIComponent(q)}`)).body)).toEqual(found);
    });

    it('finds a doctor by the name of their hospital', async () => {
      expect(names((await admin.get('doctors?q=other%20hosp')).body)).toContain('Prakash');
    });

    it('is filtered by specialty, city, hospital and activity', async () => {
      expect(names((await admin.get('doctors?specialty=dermatology')).body)).toEqual(["Renée D'Souza"]);
      expect(names((await admin.get('doctors?city=Panaji')).body)).toEqual(["Renée D'Souza"]);
      expect(names((await admin.get(`doctors?hospitalId=${other.id}&isActive=true`)).body)).toContain('Prakash');
      expect(names((await admin.get(`doctors?hospitalId=${other.id}&isActive=false`)).body)).toEqual([]);
    });

    it.each([
      ['hospitalId=7', 'hospitalId'],
      ['isActive=2', 'isActive'],
      ['sort=password_hash', 'sort'],
      ['page=1.5', 'page'],
      ['userId=x', 'userId'],
    ])('refuses %s', async (query, field) => {
      const { status, body } = await admin.get(`doctors?${query}`);
      expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
    });
  });

  describe('adding', () => {
    it('answers every field, with the usual days and hours when none are stated', async () => {
      const { status, body: doctor } = await admin.post(
        'doctors',
        form('Meera Iyer', { hospitalId: mine.id, hospitalName: '', experience: 12, workingDays: null }),
      );
      expect(status).toBe(201);
      expect(doctor).toMatchObject({
        fullName: 'Meera Iyer',
        userId: null,
        hospitalId: mine.id,
        hospitalName: 'Mine Hospital',
        experience: 12,
        services: [],
        isActive: true,
        workingDays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
        timeSlots: ['09:00-12:00', '14:00-17:00'],
        consultationMinutes: 15,
        version: 1,
        hospital: { id: mine.id, name: 'Mine Hospital', timeZone: 'Asia/Kolkata' },
      });
    });

    it('takes a hospital typed by hand, and one of ours by its name alone', async () => {
      expect(await add('Alone', { hospitalId: null, hospitalName: 'Mine Hospital' })).toMatchObject({
        hospitalId: null,
        hospitalName: 'Mine Hospital',
        hospital: null,
      });
      expect(await add('Named', { hospitalName: 'mine hospital' })).toMatchObject({ hospitalId: mine.id, hospitalName: 'Mine Hospital' });
      expect(await add('Unlisted', { hospitalName: 'Gokhale Clinic' })).toMatchObject({ hospitalId: null, hospitalName: 'Gokhale Clinic' });
    });

    it('puts a hospital administrator’s doctor into the own hospital, whatever they send', async () => {
      const { status, body: doctor } = await manager.post('doctors', form('Forced', { hospitalId: other.id }));
      expect([status, doctor.hospitalId]).toEqual([201, mine.id]);
    });

    it('makes the account with the doctor, who then sees their own record', async () => {
      const doctor = await add('Dr. Kavita Rao Patil', {
        createUserAccount: true,
        username: 'dr.kavita',
        password: 'secret-1',
        email: 'kavita@example.in',
      });
      const browser = test.visitor();
      const { body: user } = await browser.post('auth/login', { username: 'dr.kavita', password: 'secret-1' });
      expect(user).toMatchObject({ id: doctor.userId, role: 'doctor', firstName: 'Kavita', lastName: 'Rao Patil' });
      await browser.put('auth/password', { currentPassword: 'secret-1', newPassword: 'a word of my own' });
      expect((await browser.get(`doctors/${doctor.id}`)).status).toBe(200);
    });

    it.each([{}, { username: 'ab', password: '123456' }, { username: 'abc', password: '12345' }])(
      'refuses an account of %j with the combined sentence',
      async (account) => {
        const { status, body } = await admin.post('doctors', form('Incomplete', { createUserAccount: true, ...account }));
        expect([status, body.message]).toEqual([400, ACCOUNT_REQUIRED]);
        expect(await rowsNamed('Incomplete')).toEqual([]);
      },
    );

    it('refuses a username or an e-mail that is taken, by its field, and writes neither', async () => {
      await make.user(test.sql, 'agent', { username: 'known.name', email: 'known@example.in' });
      const account = { createUserAccount: true, username: 'Known.Name', password: 'secret-1' };
      const name = await admin.post('doctors', form('Clash', { ...account, email: 'free@example.in' }));
      expect([name.status, name.body.errors]).toEqual([409, { username: 'This username is already in use' }]);
      const mail = await admin.post('doctors', form('Clash', { ...account, username: 'free.name', email: 'KNOWN@example.in' }));
      expect([mail.status, mail.body.errors]).toEqual([409, { email: 'This e-mail address already belongs to an account' }]);
      expect(await rowsNamed('Clash')).toEqual([]);
      expect(await test.sql.query(`select id from users where username = 'free.name'`)).toEqual([]);
    });

    it.each([
      [{ fullName: ' ' }, 'fullName', 'Full name is required'],
      [{ email: 'x' }, 'email', 'Valid email is required'],
      [{ phone: '12345' }, 'phone', 'Valid phone number is required'],
      [{ specialty: undefined }, 'specialty', 'Specialty is required'],
      [{ hospitalName: undefined }, 'hospitalName', 'Hospital name is required'],
      [{ city: 7 }, 'city', 'City is required'],
      [{ licenseNumber: '' }, 'licenseNumber', 'License number is required'],
      [{ experience: -1 }, 'experience', 'Experience cannot be negative'],
      [{ experience: 1e308 }, 'experience', 'Experience must be at most 80 years'],
      [{ experience: '5' }, 'experience', 'Please enter a whole number'],
      [{ workingDays: ['Funday'] }, 'workingDays', 'Please choose weekdays'],
      [{ timeSlots: ['9-12'] }, 'timeSlots', 'Please enter a range such as 09:00-12:00'],
      [{ timeSlots: ['09:00-12:00', '11:00-13:00'] }, 'timeSlots', 'Time ranges must not overlap'],
      [{ timeSlots: ['12:00-09:00'] }, 'timeSlots', 'Please enter a range such as 09:00-12:00'],
      [{ consultationMinutes: 0 }, 'consultationMinutes', 'An appointment lasts at least 5 minutes'],
      [{ hospitalId: ABSENT }, 'hospitalId', 'Please choose a hospital'],
      [{ userId: ABSENT }, 'userId', 'This field is not known here'],
      [{ services: [{}] }, 'services', 'Please choose a service'],
    ])('refuses %j', async (wrong, field, sentence) => {
      const { status, body } = await admin.post('doctors', form('Refused', wrong));
      expect([status, body.errors]).toEqual([400, { [field]: sentence }]);
      expect(await rowsNamed('Refused')).toEqual([]);
    });

    it('adds one doctor however often the same request arrives', async () => {
      const answers = await Promise.all(
        [1, 2, 3].map(() => admin.post('doctors', form('Once Only'), { 'idempotency-key': 'doctor-once' })),
      );
      expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
      expect(await rowsNamed('Once Only')).toHaveLength(1);
    });
  });
});
