import type { Caller } from '../testing/caller';
import { makeClinic, NOW, standAt, wrote, type Clinic } from '../testing/clinic';
import { idsOf } from '../testing/ids-of';
import { make } from '../testing/make';
import { startTestApp, type TestApp } from '../testing/test-app';

let app: TestApp;
let clinic: Clinic;
let admin: Caller;
let agent: Caller & { userId: string };
let hospital: Caller;
let doctor: Caller;

beforeAll(async () => {
  app = await startTestApp();
  standAt(app, NOW);
  clinic = await makeClinic(app);
  [admin, agent] = [await app.as('admin'), await app.as('agent')];
  hospital = await app.as('hospital_admin', { hospital_id: clinic.hospital.id });
  const user = await app.as('doctor');
  doctor = user;
  await app.sql.query('update doctors set user_id = $1 where id = $2', [user.userId, clinic.doctor.id]);
});
beforeEach(() => app.sql.query('delete from appointments'));
afterAll(() => app.close());

/** An instant on the clock of Pune, as the first 16 signs of ISO 8601. */
const inPune = (ms: number): string => new Date(ms + 330 * 60_000).toISOString().slice(0, 16);
const TODAY = inPune(Date.parse(NOW)).slice(0, 10);

/** An appointment that begins some minutes after now. */
async function appointment(minutes: number, fields: Record<string, unknown> = {}): Promise<string> {
  const start = Date.parse(NOW) + minutes * 60_000;
  const ids = { doctor_id: clinic.doctor.id, patient_id: clinic.patient.id, hospital_id: clinic.hospital.id };
  const [day, time_slot] = inPune(start).split('T');
  const made = await make.appointment(app.sql, new Date(start).toISOString(), { ...ids, day, time_slot, ...fields });
  wrote(app);
  return made.id;
}

describe('a list of appointments', () => {
  it('from now on has what is under way or to come, in every list, and counts nothing else', async () => {
    const [, running, soon, next] = [
      await appointment(-20, { agent_id: agent.userId }),
      await appointment(-5, { agent_id: agent.userId }),
      await appointment(10, { agent_id: agent.userId, status: 'confirmed' }),
      await appointment(26 * 60, { agent_id: agent.userId }),
    ];
    const upcoming = 'upcoming=true&sort=appointmentDate';
    const all = [running, soon, next];
    expect(await idsOf(admin, `appointments?${upcoming}`)).toEqual(all);
    expect((await admin.get(`appointments?${upcoming}`)).headers['x-total-count']).toBe('3');
    expect(await idsOf(agent, `appointments/agent/${agent.userId}?${upcoming}`)).toEqual(all);
    expect(await idsOf(doctor, `appointments/doctor/${clinic.doctor.id}?${upcoming}`)).toEqual(all);
    expect(await idsOf(hospital, `hospital/appointments?${upcoming}`)).toEqual(all);
    expect(await idsOf(admin, `appointments?${upcoming}&status=confirmed`)).toEqual([soon]);
    expect(await idsOf(admin, `appointments?upcoming=false`)).toHaveLength(4);
    expect(await idsOf(agent, `appointments/agent/${agent.userId}?${upcoming}&from=${TODAY}&to=${TODAY}`)).toEqual([running, soon]);
    expect((await admin.get('appointments?upcoming=soon')).body.errors).toHaveProperty('upcoming');
  });

  it('of one day stands at now in the order of the schedule, page by page, and of several days it is the order by time', async () => {
    const [over, earlier] = [await appointment(-30), await appointment(-60)];
    const [running, soon] = [await appointment(-5), await appointment(30)];
    const today = `from=${TODAY}&to=${TODAY}&sort=schedule`;
    expect(await idsOf(admin, `appointments?${today}`)).toEqual([running, soon, earlier, over]);
    expect(await idsOf(admin, `appointments?${today}&pageSize=2&page=2`)).toEqual([earlier, over]);
    expect(await idsOf(admin, 'appointments?sort=schedule')).toEqual([earlier, over, running, soon]);
  });
});
