import { randomUUID } from 'node:crypto';
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

/** Rows without an event, which others must not find. */
afterEach(() => app.sql.query('delete from appointments where kept_despite is not null'));

const at = (clock: string): string => `${TOMORROW}T${clock}:00+05:30`;
const rowAt = (from: string, to: string) => ({
  patient_id: clinic.patient.id,
  doctor_id: clinic.doctor.id,
  hospital_id: clinic.hospital.id,
  agent_id: agentId,
  start_at: at(from),
  end_at: at(to),
  day: TOMORROW,
  time_slot: from,
  status: 'pending',
  source: 'staff',
  kind: 'slot',
  proof: 'staff',
  kept_despite: 'leave',
});
const insert = (row: Readonly<Record<string, string>>) => {
  const places = Object.keys(row).map((_, index) => `$${index + 1}`);
  return app.sql.query(
    `insert into appointments (${Object.keys(row).join(', ')}) values (${places.join(', ')}) returning id`,
    Object.values(row),
  );
};

it.each(['patient_id', 'doctor_id', 'hospital_id', 'agent_id'])(
  'the database takes no appointment whose %s names nobody',
  async (column) => {
    await expect(insert({ ...rowAt('10:00', '10:15'), [column]: randomUUID() })).rejects.toMatchObject({
      code: '23503',
      constraint: `appointments_${column}_fkey`,
    });
  },
);

it.each(['status', 'source', 'kind', 'proof', 'kept_despite'])(
  'the database takes no appointment with another word for %s',
  async (column) => {
    await expect(insert({ ...rowAt('10:00', '10:15'), [column]: 'other' })).rejects.toMatchObject({
      code: '23514',
      constraint: `appointments_${column}_check`,
    });
  },
);

it('the database takes one whose names and words are right (control), and none that shares a minute with it', async () => {
  expect(await insert(rowAt('10:00', '10:15'))).toHaveLength(1);
  await expect(insert(rowAt('10:10', '10:25'))).rejects.toMatchObject({ constraint: 'appointments_no_overlap' });
  expect(await insert(rowAt('10:15', '10:30'))).toHaveLength(1);
  expect(await insert({ ...rowAt('10:05', '10:20'), status: 'cancelled' })).toHaveLength(1);
});

it.each(['status', 'source', 'kind', 'proof', 'kept_despite'])(
  'the database takes no word for %s that it does not know',
  async (column) => {
    for (const word of ['other', 'xpending', 'staff\n', ''])
      await expect(app.sql.query(`update appointments set ${column} = $1`, [word])).rejects.toMatchObject({ code: '23514' });
  },
);
