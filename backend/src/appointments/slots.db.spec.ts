import { statementsOf } from '../scale/statements';
import type { Answer, Caller } from '../testing/caller';
import { makeClinic, NOW, remember, standAt, tomorrowAt, type Clinic } from '../testing/clinic';
import { startTestApp, type TestApp } from '../testing/test-app';
import type { DoctorSlots } from './appointment.dto';

let app: TestApp;
let agent: Caller;
let clinic: Clinic;

beforeAll(async () => {
  app = await startTestApp();
  standAt(app, NOW);
  agent = await app.as('agent');
  clinic = await makeClinic(app);
});
afterAll(() => app.close());

const daysOf = ({ body }: Answer) => (body as DoctorSlots).days;
const slots = (query: string, who: Caller = agent, id = clinic.doctor.id) => who.get(`doctors/${id}/slots?${query}`);

describe("a doctor's starts for staff", () => {
  it('come day by day, each free or with the reason why not', async () => {
    const taken = await agent.post('appointments', {
      patientId: clinic.patient.id,
      doctorId: clinic.doctor.id,
      appointmentDate: tomorrowAt('09:15'),
    });
    const answer = await slots('from=2026-11-24&to=2026-11-25');
    const { status, body } = answer;
    const days = daysOf(answer);
    expect(status).toBe(200);
    expect(body).toMatchObject({ doctorId: clinic.doctor.id, timeZone: 'Asia/Kolkata', appointmentMinutes: 15 });
    expect(days.map(({ day, starts }) => [day, starts.length])).toEqual([
      ['2026-11-24', 24],
      ['2026-11-25', 24],
    ]);
    expect(days[0]?.starts[0]).toEqual({ at: '2026-11-24T09:00:00+05:30', time: '09:00', free: false, reason: 'past' });
    expect(days[1]?.starts.slice(0, 2)).toEqual([
      { at: tomorrowAt('09:00'), time: '09:00', free: true },
      { at: tomorrowAt('09:15'), time: '09:15', free: false, reason: 'taken' },
    ]);
    const moving = await slots(`from=2026-11-25&to=2026-11-25&except=${taken.body.id}`);
    expect(daysOf(moving)[0]?.starts[1]?.free).toBe(true);
  });

  it('that are free can be booked, all of them, and those that are not cannot', async () => {
    const { doctor, patient } = await makeClinic(app, { time_slots: ['09:10-10:00', '23:00-23:59'], consultation_minutes: 20 });
    const attempt = async (at: string) =>
      (await agent.post('appointments', { patientId: patient.id, doctorId: doctor.id, appointmentDate: at })).status;
    for (let round = 0; round < 6; round += 1) {
      const all = daysOf(await slots('from=2026-11-24&to=2026-11-25', agent, doctor.id)).flatMap(({ starts }) => starts);
      const free = all.find((start) => start.free);
      for (const start of all.filter((one) => !one.free)) expect(await attempt(start.at)).toBe(409);
      if (!free) return;
      expect(await attempt(free.at)).toBe(201);
    }
  });

  it('span at most 62 days', async () => {
    expect((await slots('from=2026-11-01&to=2027-01-01')).body.days).toHaveLength(62);
    expect((await slots('from=2026-11-01&to=2027-01-02')).body.errors).toHaveProperty('to');
    expect((await slots('from=2026-11-02&to=2026-11-01')).body.errors).toHaveProperty('to');
  });

  it.each([
    ['from', 'to=2026-11-25'],
    ['to', 'from=2026-11-25'],
    ['from', 'from=2026-11-31&to=2026-12-01'],
    ['except', 'from=2026-11-25&to=2026-11-25&except=x'],
  ])('without a good %s are refused by its name', async (field, query) => {
    const { status, body } = await slots(query);
    expect([status, Object.keys(body.errors as object)]).toEqual([400, [field]]);
  });

  it("are for a doctor their own, for a hospital its doctors'; others do not exist", async () => {
    const doctor = await app.as('doctor');
    const own = await app.as('hospital_admin', { hospital_id: clinic.hospital.id });
    const foreign = await app.as('hospital_admin');
    const query = 'from=2026-11-25&to=2026-11-25';
    expect((await slots(query, doctor)).status).toBe(404);
    expect((await slots(query, foreign)).status).toBe(404);
    expect((await slots(query, own)).status).toBe(200);
    await app.sql.query('update doctors set user_id = $1 where id = $2', [doctor.userId, clinic.doctor.id]);
    expect((await slots(query, doctor)).status).toBe(200);
    expect((await slots(query, app.visitor())).status).toBe(401);
    expect((await slots(query, agent, '00000000-0000-4000-8000-000000000000')).status).toBe(404);
  });

  it('change as soon as the calendar does', async () => {
    const first = async () => daysOf(await slots('from=2026-11-26&to=2026-11-26'))[0]?.starts[0];
    expect(await first()).toMatchObject({ time: '09:00', free: true });
    await app.sql.query(`insert into doctor_leaves (doctor_id, from_day, to_day) values ($1, '2026-11-26', '2026-11-26')`, [
      clinic.doctor.id,
    ]);
    expect((await first())?.reason).toBe('leave');
    await app.sql.query('delete from doctor_leaves where doctor_id = $1', [clinic.doctor.id]);
    await app.sql.query(`update doctors set time_slots = '{10:00-11:00}' where id = $1`, [clinic.doctor.id]);
    expect(await first()).toMatchObject({ time: '10:00', free: true });
    await app.sql.query('update doctors set archived_at = now() where id = $1', [clinic.doctor.id]);
    expect((await slots('from=2026-11-26&to=2026-11-26')).status).toBe(404);
  });

  it('heed a leave by the time of the application, whatever day the database has', async () => {
    const { doctor } = await makeClinic(app);
    await app.sql.query(`insert into doctor_leaves (doctor_id, from_day, to_day) values ($1, '2020-03-04', '2020-03-04')`, [doctor.id]);
    standAt(app, '2020-03-03T10:00:00+05:30');
    const [before, there] = daysOf(await slots('from=2020-03-03&to=2020-03-04', agent, doctor.id));
    standAt(app, NOW);
    expect([before?.starts.at(-1), there?.starts.at(-1)]).toMatchObject([{ free: true }, { free: false, reason: 'leave' }]);
  });

  it('are asked of the database in one query, whatever the span', async () => {
    const { doctor } = await makeClinic(app);
    await remember(app, doctor.id);
    const { statements } = await statementsOf(() => slots('from=2026-11-24&to=2027-01-20', agent, doctor.id));
    expect(statements.filter(({ text }) => text.includes('calendar'))).toHaveLength(1);
    expect(statements.filter(({ text }) => text.includes('appointments'))).toHaveLength(1);
  });
});
