import { ROLES } from '@arogya/domain/access';
import type { Answer, Caller } from '../testing/caller';
import { makeClinic, NOW, standAt, tomorrowAt } from '../testing/clinic';
import { make, TEST_PASSWORD } from '../testing/make';
import { startTestApp, type TestApp } from '../testing/test-app';

const ABSENT = '8f14e45f-ceea-467f-a8d9-1c2a5d4e9b10';
describe('what is deleted can be brought back', () => {
  let test: TestApp;
  let admin: Caller & { readonly userId: string };
  beforeAll(async () => {
    test = await startTestApp();
    await make.reference(test.sql);
    standAt(test, NOW);
    admin = await test.as('admin');
  });
  afterAll(() => test.close());

  let count = 0;
  const word = (): string => `Word${(count += 1)}`;
  const DOCTOR = { specialty: 'Cardiology', phone: '+91 55500 10001', email: 'd@example.in', city: 'Pune', licenseNumber: 'MMC/1' };
  const made = async (path: string, body: object): Promise<{ id: string; version: number }> => {
    const answer = await admin.post(path, body);
    expect([path, answer.status, answer.body.errors]).toEqual([path, 201, undefined]);
    return answer.body as { id: string; version: number };
  };
  const stateId = async (): Promise<string> => (await made('states', { name: word(), code: word().slice(-5) })).id;
  const idsOf = (answer: Answer): string[] => (answer.body as { id: string }[]).map(({ id }) => id);

  const MAKE: Record<string, () => Promise<{ id: string; version: number }>> = {
    services: () => made('services', { name: word() }),
    specialties: () => made('specialties', { name: word() }),
    states: () => made('states', { name: word(), code: word().slice(-5) }),
    cities: async () => made('cities', { name: word(), stateId: await stateId() }),
    users: () => {
      const username = word();
      return made('users', { username, password: 'secret1', email: `${username}@example.in`, firstName: 'A', lastName: 'B' });
    },
    doctors: () => made('doctors', { ...DOCTOR, fullName: word(), hospitalName: 'Elsewhere' }),
    hospitals: () => made('hospitals', { name: word(), city: 'Pune' }),
    patients: () => made('patients', { name: word(), phone: '+91 55500 10001' }),
    enquiries: async () => {
      const { id } = await made('enquiries', {
        name: word(),
        email: 'e@example.in',
        phone: '+91 55500 10001',
        message: 'Please call us back',
      });
      return { id, version: 1 };
    },
    leads: () => made('leads', { patientName: word(), phone: '+91 55500 10001' }),
  };

  it.each(Object.keys(MAKE))('%s come back with the id they had, and are listed among the deleted until then', async (noun) => {
    const { id, version } = (await MAKE[noun]?.()) ?? { id: '', version: 0 };
    const listed = async (): Promise<boolean[]> => [
      idsOf(await admin.get(`${noun}?sort=-createdAt`)).includes(id),
      idsOf(await admin.get(`${noun}?sort=-createdAt&archived=true`)).includes(id),
    ];
    expect(await listed()).toEqual([true, false]);
    expect((await admin.delete(`${noun}/${id}`)).status).toBe(204);
    expect(await listed()).toEqual([false, true]);
    expect([(await admin.delete(`${noun}/${id}`)).status, (await admin.put(`${noun}/${id}`, {})).status]).toEqual([404, 404]);
    const back = await admin.post(`${noun}/${id}/restore`);
    expect([back.status, back.body.id]).toEqual([200, id]);
    expect(back.body.version).toBeGreaterThan(version);
    expect(back.body.isActive ?? true).toBe(true);
    expect(await listed()).toEqual([true, false]);
    expect([(await admin.post(`${noun}/${id}/restore`)).status, (await admin.post(`${noun}/${ABSENT}/restore`)).status]).toEqual([
      404, 404,
    ]);
  });

  it.each([
    ['services', 'name', (name: string) => ({ name })],
    ['specialties', 'name', (name: string) => ({ name })],
    ['states', 'name', (name: string) => ({ name, code: word().slice(-5) })],
    ['states', 'code', (code: string) => ({ name: word(), code: code.slice(-5) })],
    [
      'users',
      'username',
      (username: string) => ({ username, email: `${word()}@example.in`, password: 'secret1', firstName: 'A', lastName: 'B' }),
    ],
    [
      'users',
      'email',
      (name: string) => ({ username: word(), email: `${name}@example.in`, password: 'secret1', firstName: 'A', lastName: 'B' }),
    ],
  ])('%s stay deleted while another one has the %s', async (noun, field, body) => {
    const same = word();
    const first = await made(noun, body(same));
    await admin.delete(`${noun}/${first.id}`);
    const second = await made(noun, body(same));
    const refused = await admin.post(`${noun}/${first.id}/restore`);
    expect([refused.status, Object.keys(refused.body.errors), refused.body.message]).toEqual([409, [field], refused.body.errors[field]]);
    await admin.delete(`${noun}/${second.id}`);
    expect((await admin.post(`${noun}/${first.id}/restore`)).status).toBe(200);
  });

  it('a city waits for its state', async () => {
    const state = await stateId();
    const city = await made('cities', { name: word(), stateId: state });
    await admin.delete(`cities/${city.id}`);
    await admin.delete(`states/${state}`);
    expect((await admin.post('cities', { name: word(), stateId: state })).body.errors).toEqual({ stateId: 'State is required' });
    const refused = await admin.post(`cities/${city.id}/restore`);
    expect([refused.status, refused.body.message]).toEqual([409, 'Its state has been deleted. Please restore the state first.']);
    await admin.post(`states/${state}/restore`);
    expect((await admin.post(`cities/${city.id}/restore`)).status).toBe(200);
  });

  it('an account comes back to its doctor, as active as it was and signed out', async () => {
    const doctor = await make.doctor(test.sql);
    const account = await test.as('doctor');
    await admin.put(`users/${account.userId}`, { doctorId: doctor.id });
    await admin.delete(`users/${account.userId}`);
    expect((await admin.post(`users/${account.userId}/restore`)).body).toMatchObject({ doctorId: doctor.id, isActive: true });
    expect((await account.get('auth/user')).status).toBe(401);
    const login = { username: account.username, password: TEST_PASSWORD };
    expect((await test.visitor().post('auth/login', login)).status).toBe(200);
    await admin.put(`users/${account.userId}`, { isActive: false });
    await admin.delete(`users/${account.userId}`);
    expect((await admin.post(`users/${account.userId}/restore`)).body.isActive).toBe(false);
    expect((await test.visitor().post('auth/login', login)).status).toBe(401);
  });

  it('a doctor comes back with their account, but not with the appointments that were cancelled', async () => {
    const clinic = await makeClinic(test);
    const account = await test.as('doctor');
    await admin.put(`users/${account.userId}`, { doctorId: clinic.doctor.id });
    const appointment = await made('appointments', {
      doctorId: clinic.doctor.id,
      patientId: clinic.patient.id,
      appointmentDate: tomorrowAt('09:00'),
    });
    // A deletion takes the real time, not that of the test: this one is upcoming whatever day the test runs on.
    await test.sql.query(`update appointments set start_at = $2, end_at = $2::timestamptz + interval '1 hour' where id = $1`, [
      appointment.id,
      '2999-12-01T09:00:00+05:30',
    ]);
    await admin.delete(`doctors/${clinic.doctor.id}`);
    expect((await test.visitor().post('auth/login', { username: account.username, password: TEST_PASSWORD })).status).toBe(401);
    const back = await admin.post(`doctors/${clinic.doctor.id}/restore`);
    expect(back.body).toMatchObject({ userId: account.userId, isActive: true });
    expect((await test.visitor().post('auth/login', { username: account.username, password: TEST_PASSWORD })).status).toBe(200);
    expect((await admin.get(`appointments/${appointment.id}`)).body.status).toBe('cancelled');
    await admin.delete(`doctors/${clinic.doctor.id}`);
    const taken = await make.user(test.sql, 'agent', { username: account.username.toUpperCase() });
    const refused = await admin.post(`doctors/${clinic.doctor.id}/restore`);
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([409, ['username']]);
    expect((await admin.get(`doctors/${clinic.doctor.id}`)).status).toBe(404);
    await admin.delete(`users/${taken.id}`);
    expect((await admin.post(`doctors/${clinic.doctor.id}/restore`)).status).toBe(200);
  });

  it('a hospital comes back under its slug, with the doctors who rested only because of it', async () => {
    const name = word();
    const { id } = await made('hospitals', { name, city: 'Pune' });
    const [works, restedBefore, decided] = [
      await make.doctor(test.sql, { hospital_id: id }),
      await make.doctor(test.sql, { hospital_id: id, is_active: false }),
      await make.doctor(test.sql, { hospital_id: id }),
    ];
    const slug = (await admin.get(`hospitals/${id}`)).body.bookingSlug as string;
    await admin.delete(`hospitals/${id}`);
    expect((await admin.post('hospitals', { name, city: 'Pune' })).body.bookingSlug).not.toBe(slug);
    await admin.put(`doctors/${decided.id}`, { isActive: true });
    await admin.put(`doctors/${decided.id}`, { isActive: false });
    const back = await admin.post(`hospitals/${id}/restore`);
    expect(back.body).toMatchObject({ bookingSlug: slug, isActive: true });
    expect((await test.visitor().get(`hospitals/booking/${slug}`)).status).toBe(200);
    const active = await Promise.all(
      [works, restedBefore, decided].map(async (doctor) => (await admin.get(`doctors/${doctor.id}`)).body.isActive),
    );
    expect(active).toEqual([true, false, false]);
  });

  it('a doctor who comes back before their hospital rests until it is there again', async () => {
    const { id } = await made('hospitals', { name: word(), city: 'Pune' });
    const doctor = await make.doctor(test.sql, { hospital_id: id });
    await admin.delete(`doctors/${doctor.id}`);
    await admin.delete(`hospitals/${id}`);
    expect((await admin.post(`doctors/${doctor.id}/restore`)).body.isActive).toBe(false);
    await admin.post(`hospitals/${id}/restore`);
    expect((await admin.get(`doctors/${doctor.id}`)).body.isActive).toBe(true);
  });

  it('an appointment takes its time again, unless somebody else has it by now', async () => {
    const { doctor, patient } = await makeClinic(test);
    const body = { doctorId: doctor.id, patientId: patient.id, appointmentDate: tomorrowAt('10:00') };
    const first = await made('appointments', body);
    await admin.delete(`appointments/${first.id}`);
    expect((await admin.post(`appointments/${first.id}/restore`)).body).toMatchObject({ id: first.id, status: 'pending' });
    expect((await admin.post('appointments', body)).status).toBe(409);
    await admin.delete(`appointments/${first.id}`);
    await made('appointments', body);
    const refused = await admin.post(`appointments/${first.id}/restore`);
    expect([refused.status, refused.body.type]).toEqual([409, 'urn:arogyadesk:slotTaken']);
    await admin.delete(`patients/${patient.id}`);
    expect((await admin.post(`appointments/${first.id}/restore`)).body.type).toBe('urn:arogyadesk:archived');
  });

  it('a patient whose data were erased stays away, and nobody sees them among the deleted', async () => {
    const { id } = (await MAKE['patients']?.()) ?? { id: '' };
    await admin.delete(`patients/${id}`);
    await test.sql.query('update patients set erased_at = now() where id = $1', [id]);
    expect((await admin.post(`patients/${id}/restore`)).status).toBe(404);
    expect(idsOf(await admin.get('patients?archived=true&sort=-createdAt'))).not.toContain(id);
  });

  it('by those who may delete it, within their scope, and nobody else sees it', async () => {
    const [mine, other] = [await make.hospital(test.sql), await make.hospital(test.sql)];
    const [own, foreign] = [await make.doctor(test.sql, { hospital_id: mine.id }), await make.doctor(test.sql, { hospital_id: other.id })];
    for (const { id } of [own, foreign]) await admin.delete(`doctors/${id}`);
    const manager = await test.as('hospital_admin', { hospital_id: mine.id });
    expect(idsOf(await manager.get('doctors?archived=true'))).toEqual([own.id]);
    expect((await manager.post(`doctors/${foreign.id}/restore`)).status).toBe(404);
    expect((await manager.post(`doctors/${own.id}/restore`)).status).toBe(200);
    const asked = ['doctors', 'patients', 'leads', 'users', 'hospitals', 'services'];
    const seen = [];
    for (const role of ROLES) {
      const who = await test.as(role);
      const statuses = await Promise.all(asked.map(async (noun) => (await who.get(`${noun}?archived=true`)).status));
      seen.push([role, ...asked.filter((_, index) => statuses[index] === 200)]);
    }
    expect(seen).toEqual([['admin', ...asked], ['agent'], ['doctor'], ['hospital_admin', 'doctors', 'patients']]);
  });
});
