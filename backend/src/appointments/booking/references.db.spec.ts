import { makeClinic, TOMORROW, type Clinic } from '../../testing/clinic';
import { make } from '../../testing/make';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
let clinic: Clinic;
let agentId: string;

beforeAll(async () => {
  app = await startTestApp();
  clinic = await makeClinic(app);
  agentId = (await make.user(app.sql, 'agent')).id;
  await make.appointment(app.sql, `${TOMORROW}T09:00:00+05:30`, {
    doctor_id: clinic.doctor.id,
    patient_id: clinic.patient.id,
    hospital_id: clinic.hospital.id,
    agent_id: agentId,
  });
});
afterAll(() => app.close());

it.each([
  ['patients', () => clinic.patient.id],
  ['doctors', () => clinic.doctor.id],
  ['hospitals', () => clinic.hospital.id],
  ['users', () => agentId],
])('nobody deletes a row of %s that an appointment names', async (table, idOf) => {
  await expect(app.sql.query(`delete from ${table} where id = $1`, [idOf()])).rejects.toMatchObject({ code: '23503' });
});

it('what no appointment names can be deleted (control)', async () => {
  const { id } = await make.user(app.sql, 'agent');
  await app.sql.query('delete from users where id = $1', [id]);
  expect(await app.sql.query('select from users where id = $1', [id])).toEqual([]);
});

it.each(['status', 'source', 'kind', 'proof'])('the database takes no word for %s that it does not know', async (column) => {
  for (const word of ['other', 'xpending', 'staff\n', ''])
    await expect(app.sql.query(`update appointments set ${column} = $1`, [word])).rejects.toMatchObject({ code: '23514' });
});
