import type { Caller } from '../testing/caller';
import { make } from '../testing/make';
import { startTestApp, type TestApp } from '../testing/test-app';

const NOUNS = ['services', 'specialties', 'states', 'cities'] as const;
const ABSENT = '8f14e45f-ceea-467f-a8d9-1c2a5d4e9b10';

describe('reference entries', () => {
  let test: TestApp;
  let admin: Caller;
  let maharashtra: { id: string };
  const add = async (noun: string, fields: object) => (await admin.post(noun, fields)).body;
  const names = (rows: { name: string }[]): string[] => rows.map(({ name }) => name);
  beforeAll(async () => {
    test = await startTestApp();
    admin = await test.as('admin');
    maharashtra = await add('states', { name: 'Maharashtra', code: 'mh' });
  });
  afterAll(() => test.close());

  it.each(NOUNS)('of %s are chosen by all staff and managed by administrators alone', async (noun) => {
    for (const role of ['agent', 'doctor', 'hospital_admin'] as const) {
      const caller = await test.as(role);
      const answers = await Promise.all([
        caller.get(`${noun}/active`),
        caller.get(noun),
        caller.post(noun, { name: 'Mine' }),
        caller.put(`${noun}/${ABSENT}`, { name: 'Mine' }),
        caller.delete(`${noun}/${ABSENT}`),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 403, 403, 403, 403]);
    }
    expect((await test.visitor().get(`${noun}/active`)).status).toBe(401);
    expect((await admin.get(`${noun}?q=mine`)).body).toEqual([]);
  });

  it('a state keeps its code in upper case and is of India unless specified otherwise', async () => {
    expect(maharashtra).toMatchObject({ name: 'Maharashtra', code: 'MH', country: 'India', isActive: true, uses: 0, version: 1 });
    const { status, body } = await admin.post('states', { name: 'Other', code: 'Mh' });
    expect([status, body.errors]).toEqual([409, { code: 'A state of this code exists already' }]);
  });

  it('a city is listed with its state and found by name, state and pincode', async () => {
    const pune = await add('cities', { name: 'Pune', stateId: maharashtra.id, pincode: '411001' });
    expect(pune).toMatchObject({ stateId: maharashtra.id, state: { id: maharashtra.id, name: 'Maharashtra', code: 'MH' } });
    for (const q of ['PUN', 'harashtr', '41100']) expect(names((await admin.get(`cities?q=${q}`)).body)).toContain('Pune');
    expect(names((await admin.get(`cities?stateId=${ABSENT}`)).body)).toEqual([]);
    expect((await admin.get('cities/active')).body).toContainEqual({
      id: pune.id,
      name: 'Pune',
      state: { id: maharashtra.id, name: 'Maharashtra', code: 'MH' },
    });
    expect((await admin.post('cities', { name: 'PUNE', stateId: maharashtra.id })).body.errors).toEqual({
      name: 'This state has a city of this name already',
    });
  });

  it('an inactive one is listed but not offered', async () => {
    const { id } = await add('services', { name: 'Leeches', category: 'Past', isActive: false });
    expect(names((await admin.get('services?q=past')).body)).toEqual(['Leeches']);
    expect(names((await admin.get('services/active')).body)).not.toContain('Leeches');
    await admin.put(`services/${id}`, { isActive: true });
    expect(names((await admin.get('services/active')).body)).toContain('Leeches');
  });

  it('a new name is carried to doctors and hospitals', async () => {
    const ent = await add('specialties', { name: 'E.N.T.' });
    const doctor = await make.doctor(test.sql, { specialty: 'E.N.T.' });
    const hospital = await make.hospital(test.sql, { specialties: ['Cardiology', 'E.N.T.'] });
    expect((await admin.put(`specialties/${ent.id}`, { name: 'Ear, Nose and Throat' }, { 'if-match': '"1"' })).body).toMatchObject({
      uses: 2,
      version: 2,
    });
    expect(await test.sql.one('select specialty from doctors where id = $1', [doctor.id])).toEqual({ specialty: 'Ear, Nose and Throat' });
    expect(await test.sql.one('select specialties from hospitals where id = $1', [hospital.id])).toEqual({
      specialties: ['Cardiology', 'Ear, Nose and Throat'],
    });
    expect((await admin.put(`specialties/${ent.id}`, { name: 'Late' }, { 'if-match': '"1"' })).status).toBe(409);
  });

  it('one in use stays, and the error says by what; an unused one goes', async () => {
    const ecg = await add('services', { name: 'ECG' });
    const doctor = await make.doctor(test.sql, { services: ['ECG'] });
    const refused = await admin.delete(`services/${ecg.id}`);
    expect([refused.status, refused.body.message, refused.body.uses]).toEqual([
      409,
      'This entry is still in use: 1 doctor.',
      { doctors: 1 },
    ]);
    expect((await admin.delete(`states/${maharashtra.id}`)).body.message).toBe('This entry is still in use: 1 city.');
    await test.sql.query('update doctors set archived_at = now() where id = $1', [doctor.id]);
    expect((await admin.delete(`services/${ecg.id}`)).status).toBe(204);
    expect((await admin.delete(`services/${ecg.id}`)).status).toBe(404);
  });

  it.each([
    ['services', {}, 'name', 'Name is required'],
    ['specialties', { name: '  ' }, 'name', 'Name is required'],
    ['states', { name: 'Goa' }, 'code', 'Code is required'],
    ['cities', { name: 'Panaji' }, 'stateId', 'State is required'],
    ['cities', { name: 'Panaji', stateId: ABSENT }, 'stateId', 'State is required'],
    ['services', { name: 'X', isActive: 1 }, 'isActive', 'Must be true or false'],
    ['services', { name: 'X', uses: 3 }, 'uses', 'This field is not known here'],
  ])('of %s are refused with %j', async (noun, body, field, sentence) => {
    const { status, body: problem } = await admin.post(noun, body);
    expect([status, problem.errors]).toEqual([400, { [field]: sentence }]);
  });

  it.each(NOUNS)('of %s: an unknown id is 404, an impossible one 400, a wrong filter 400', async (noun) => {
    expect((await admin.put(`${noun}/${ABSENT}`, { name: 'X' })).status).toBe(404);
    expect((await admin.delete(`${noun}/7`)).status).toBe(400);
    expect((await admin.get(`${noun}?sort=id`)).status).toBe(400);
    expect((await admin.get(`${noun}?sort=-name&pageSize=1`)).status).toBe(200);
  });
});
