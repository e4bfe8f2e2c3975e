import { SYSTEM } from '../request-context';
import type { Caller } from '../testing/caller';
import { differences, recount } from '../events/readers/recount';
import { makeClinic, NOW, standAt, wrote, type Clinic } from '../testing/clinic';
import { idsOf } from '../testing/ids-of';
import { make } from '../testing/make';
import { startTestApp, type TestApp } from '../testing/test-app';

let app: TestApp;
let admin: Caller;
let agent: Caller & { userId: string };
let pune: Clinic;
let boston: Clinic;
let hospital: Caller;
let doctor: Caller;

beforeAll(async () => {
  app = await startTestApp();
  standAt(app, NOW);
  [admin, agent] = [await app.as('admin'), await app.as('agent')];
  [pune, boston] = [await makeClinic(app), await makeClinic(app)];
  await app.sql.query(`update hospitals set time_zone = 'America/New_York' where id = $1`, [boston.hospital.id]);
  hospital = await app.as('hospital_admin', { hospital_id: pune.hospital.id });
  const user = await app.as('doctor');
  doctor = user;
  await app.sql.query('update doctors set user_id = $1 where id = $2', [user.userId, pune.doctor.id]);
});
beforeEach(async () => {
  await app.sql.query('delete from appointments');
  await app.sql.transaction(SYSTEM, recount);
  wrote(app);
});
afterAll(() => app.close());

/** An appointment in Pune by default; day and time are local there. */
async function appointment(start: string, fields: Record<string, unknown> = {}, clinic = pune): Promise<string> {
  const offset = clinic === pune ? 330 : -300;
  const wall = new Date(Date.parse(start) + offset * 60_000).toISOString();
  const ids = { doctor_id: clinic.doctor.id, patient_id: clinic.patient.id, hospital_id: clinic.hospital.id };
  const made = await make.appointment(app.sql, start, { ...ids, day: wall.slice(0, 10), time_slot: wall.slice(11, 16), ...fields });
  wrote(app);
  return made.id;
}

describe('the list of appointments', () => {
  it('shows the latest first, each with its time on the clock of its hospital', async () => {
    const early = await appointment('2026-11-25T04:00:00Z');
    const late = await appointment('2026-11-25T15:00:00Z', {}, boston);
    const { body, headers } = await admin.get('appointments');
    expect(
      (body as Record<string, string>[]).map(({ id, appointmentDate, endsAt, timeSlot }) => [id, appointmentDate, endsAt, timeSlot]),
    ).toEqual([
      [late, '2026-11-25T10:00:00-05:00', '2026-11-25T10:15:00-05:00', '10:00'],
      [early, '2026-11-25T09:30:00+05:30', '2026-11-25T09:45:00+05:30', '09:30'],
    ]);
    expect(headers['x-total-count']).toBe('2');
    expect(headers['content-type']).toMatch(/^application\/json/u);
  });

  it('is filtered by status, doctor, hospital, patient and days of the hospital', async () => {
    const one = await appointment('2026-11-25T04:00:00Z', { status: 'confirmed' });
    const two = await appointment('2026-11-26T18:00:00Z', { status: 'cancelled' });
    const three = await appointment('2026-11-26T02:00:00Z', {}, boston);
    expect(await idsOf(admin, 'appointments?status=confirmed')).toEqual([one]);
    expect(await idsOf(admin, `appointments?doctorId=${boston.doctor.id}`)).toEqual([three]);
    expect(await idsOf(admin, `appointments?hospitalId=${pune.hospital.id}`)).toEqual([two, one]);
    expect(await idsOf(admin, `appointments?patientId=${boston.patient.id}`)).toEqual([three]);
    expect(await idsOf(admin, 'appointments?from=2026-11-25&to=2026-11-25')).toEqual([three, one]);
    expect(await idsOf(admin, 'appointments?from=2026-11-26')).toEqual([two]);
    expect(await idsOf(admin, 'appointments?to=2026-11-25&sort=appointmentDate')).toEqual([one, three]);
    expect(await idsOf(admin, 'appointments?from=2026-11-20&to=2026-11-30')).toEqual([two, three, one]);
  });

  it('finds patients by part of name, phone and e-mail, and an appointment by its number', async () => {
    const asha = await appointment('2026-11-25T04:00:00Z');
    const ravi = await make.patient(app.sql, {
      name: 'Ravi_Menon',
      phone: '+91 77777 12345',
      phone_key: '+917777712345',
      email: 'ravi@example.in',
    });
    const ravis = await appointment('2026-11-25T05:00:00Z', { patient_id: ravi.id });
    for (const q of ['avi_m', 'RAVI', '12345', 'ravi@ex', 'ra'])
      expect(await idsOf(admin, `appointments?q=${encodeURIComponent(q)}`)).toEqual([ravis]);
    for (const q of ['%', '_enon', 'i%m']) expect(await idsOf(admin, `appointments?q=${encodeURIComponent(q)}`)).toEqual([]);
    const { number } = (await admin.get(`appointments/${asha}`)).body;
    expect(await idsOf(admin, `appointments?q=AD-${number}`)).toEqual([asha]);
  });

  it('carries whatever people write', async () => {
    const odd = `Ravi "Ray" O'Neil \\ <b>,{}\n\t\u2028 नमस्ते 🏥 \u0001`;
    const patient = await make.patient(app.sql, { name: odd, symptoms: odd });
    const id = await appointment('2026-11-25T04:00:00Z', { patient_id: patient.id, notes: odd, feedback: '', reported: { [odd]: odd } });
    const [listed] = (await admin.get('appointments')).body as object[];
    expect(listed).toMatchObject({ id, notes: odd, feedback: '', reported: { [odd]: odd }, patient: { name: odd, symptoms: odd } });
    expect((await admin.get(`appointments/${id}`)).body).toEqual(listed);
  });

  it('is paged by number and by keyset, and sorted by its own fields only', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 5; n += 1) ids.unshift(await appointment(`2026-11-25T0${n}:00:00Z`));
    expect(await idsOf(admin, 'appointments?pageSize=2&page=2')).toEqual([ids[2], ids[3]]);
    const first = await admin.get('appointments?pageSize=2');
    expect(first.headers['x-total-count']).toBe('5');
    const next = /<([^>]*)>; rel="next"/u.exec(String(first.headers['link']))?.[1] ?? '';
    expect(await idsOf(admin, next)).toEqual([ids[2], ids[3]]);
    expect((await admin.get('appointments?sort=notes')).body.errors).toHaveProperty('sort');
    expect((await admin.get('appointments?pageSize=2&page=3')).body).toHaveLength(1);
    expect((await admin.get('appointments?page=4&pageSize=2')).headers['x-total-count']).toBe('5');
  });

  it.each(['status=gone', 'from=2026-02-30', 'to=yesterday', 'doctorId=1', 'page=0', 'pageSize=500', 'x=1'])(
    'refuses %s by its name',
    async (query) => {
      const { status, body } = await admin.get(`appointments?${query}`);
      expect([status, Object.keys(body.errors as object)]).toEqual([400, [query.split('=')[0]]]);
    },
  );
});

describe('who sees which appointments', () => {
  it('admins and agents all, a hospital its own at booking time, a doctor not this list', async () => {
    const own = await appointment('2026-11-25T04:00:00Z');
    const moved = await appointment('2026-11-25T05:00:00Z', { hospital_id: boston.hospital.id });
    const other = await appointment('2026-11-25T15:00:00Z', {}, boston);
    expect(await idsOf(agent, 'appointments')).toEqual([other, moved, own]);
    expect(await idsOf(hospital, 'appointments')).toEqual([own]);
    expect(await idsOf(hospital, `appointments?hospitalId=${boston.hospital.id}`)).toEqual([]);
    expect((await doctor.get('appointments')).status).toBe(403);
    expect((await app.visitor().get('appointments')).status).toBe(401);
    expect((await hospital.get(`appointments/${moved}`)).status).toBe(404);
    expect((await doctor.get(`appointments/${other}`)).status).toBe(404);
    expect((await doctor.get(`appointments/${own}`)).body.id).toBe(own);
  });

  it('of a doctor: the doctor, the hospital, agents; for others they do not exist', async () => {
    const own = await appointment('2026-11-25T04:00:00Z');
    const path = `appointments/doctor/${pune.doctor.id}`;
    for (const who of [admin, agent, hospital, doctor]) expect(await idsOf(who, path)).toEqual([own]);
    const foreign = `appointments/doctor/${boston.doctor.id}`;
    expect((await doctor.get(foreign)).status).toBe(404);
    expect((await hospital.get(foreign)).status).toBe(404);
    expect((await admin.get('appointments/doctor/00000000-0000-4000-8000-000000000000')).status).toBe(404);
    expect((await admin.get('appointments/doctor/7')).status).toBe(400);
  });

  it('of an agent: the agent and admins', async () => {
    const own = await appointment('2026-11-25T04:00:00Z', { agent_id: agent.userId });
    await appointment('2026-11-25T05:00:00Z');
    const path = `appointments/agent/${agent.userId}`;
    expect(await idsOf(agent, path)).toEqual([own]);
    expect(await idsOf(admin, path)).toEqual([own]);
    expect((await (await app.as('agent')).get(path)).status).toBe(404);
    expect((await hospital.get(path)).status).toBe(403);
    expect((await admin.get('appointments/agent/00000000-0000-4000-8000-000000000000')).status).toBe(404);
  });

  it('nobody without a hospital, though they administer one', async () => {
    const lost = await app.as('hospital_admin', { hospital_id: null });
    for (const path of ['appointments', 'appointments/today', 'appointments/stats', 'hospital/appointments', 'hospital/stats']) {
      expect((await lost.get(path)).status).toBe(403);
    }
  });
});

describe('today', () => {
  it.each([
    ['2026-11-24T00:10:00+05:30', '2026-11-24', '2026-11-23'],
    ['2026-11-24T23:50:00+05:30', '2026-11-24', '2026-11-24'],
  ])('at %s is %s in Pune and %s in Boston', async (now, inPune, inBoston) => {
    standAt(app, now);
    const appointments = new Map<string, string>();
    for (const day of ['2026-11-23', '2026-11-24', '2026-11-25']) {
      appointments.set(`pune ${day}`, await appointment(`${day}T09:00:00+05:30`));
      appointments.set(`pune late ${day}`, await appointment(`${day}T23:30:00+05:30`));
      appointments.set(`boston ${day}`, await appointment(`${day}T23:00:00-05:00`, {}, boston));
    }
    const own = [appointments.get(`pune ${inPune}`), appointments.get(`pune late ${inPune}`)];
    expect((await idsOf(admin, 'appointments/today')).sort()).toEqual([...own, appointments.get(`boston ${inBoston}`)].sort());
    expect(await idsOf(hospital, 'appointments/today')).toEqual(own);
    expect(await idsOf(doctor, 'appointments/today')).toEqual(own);
    expect((await admin.get('appointments/stats')).body.today).toBe(3);
    expect((await hospital.get('appointments/stats')).body.today).toBe(2);
    standAt(app, NOW);
  });

  it('in the order of the schedule: what is not over yet, then what is, each by time, page by page', async () => {
    standAt(app, '2026-11-24T12:00:00+05:30');
    const at = (time: string) => appointment(`2026-11-24T${time}:00+05:30`);
    const [late, first, running, over] = [await at('16:00'), await at('09:00'), await at('11:50'), await at('10:30')];
    await appointment('2026-11-24T15:00:00-05:00', {}, boston);
    const { body, headers } = await hospital.get('appointments/today?sort=schedule&pageSize=3');
    expect((body as { id: string }[]).map(({ id }) => id)).toEqual([running, late, first]);
    expect(headers['x-total-count']).toBe('4');
    const next = /<([^>]*)>; rel="next"/u.exec(String(headers['link']))?.[1] ?? '';
    expect(await idsOf(hospital, next)).toEqual([over]);
    expect((await idsOf(admin, 'appointments/today?sort=schedule&pageSize=2')).slice(0, 2)).toEqual([running, late]);
    standAt(app, NOW);
  });
});

describe('the counters', () => {
  const figures = async (who: Caller) => (await who.get('appointments/stats')).body as Record<string, number>;

  it('follow every booking, change and deletion, for each hospital alone', async () => {
    expect(await figures(admin)).toEqual({ total: 0, today: 0, pending: 0, confirmed: 0, completedToday: 0, cancelled: 0 });
    const today = await appointment('2026-11-24T09:00:00Z');
    await appointment('2026-11-25T09:00:00Z');
    await appointment('2026-11-25T15:00:00Z', {}, boston);
    await appointment('2026-11-26T15:00:00Z', { status: 'cancelled' }, boston);
    expect(await figures(admin)).toEqual({ total: 4, today: 1, pending: 3, confirmed: 0, completedToday: 0, cancelled: 1 });
    expect(await figures(hospital)).toEqual({ total: 2, today: 1, pending: 2, confirmed: 0, completedToday: 0, cancelled: 0 });
    await agent.put(`appointments/${today}`, { status: 'completed' });
    expect(await figures(hospital)).toEqual({ total: 2, today: 1, pending: 1, confirmed: 0, completedToday: 1, cancelled: 0 });
    await agent.delete(`appointments/${today}`);
    expect(await figures(hospital)).toEqual({ total: 1, today: 0, pending: 1, confirmed: 0, completedToday: 0, cancelled: 0 });
    expect(await differences(app.sql)).toEqual([]);
  });

  it('answer a doctor what they have themselves', async () => {
    await appointment('2026-11-24T09:00:00Z', { status: 'completed' });
    await appointment('2026-11-25T09:00:00Z', { status: 'confirmed' });
    await appointment('2026-11-24T15:00:00Z', { status: 'confirmed' }, boston);
    expect(await figures(doctor)).toEqual({ total: 2, today: 1, pending: 0, confirmed: 1, completedToday: 1, cancelled: 0 });
    expect(await figures(await app.as('doctor'))).toEqual({
      total: 0,
      today: 0,
      pending: 0,
      confirmed: 0,
      completedToday: 0,
      cancelled: 0,
    });
  });

  it('are right again after a recount, when a statement by hand has moved many between days and hospitals', async () => {
    for (let n = 1; n < 8; n += 1) await appointment(`2026-11-2${n}T09:00:00Z`, n % 2 ? {} : { status: 'confirmed' });
    await figures(admin);
    await app.sql.query(`update appointments set status = 'no_show' where day < '2026-11-24'`);
    await app.sql.query(`update appointments set day = day + 1, hospital_id = $1 where status = 'confirmed'`, [boston.hospital.id]);
    expect(await differences(app.sql)).not.toEqual([]);
    await app.sql.transaction(SYSTEM, recount);
    expect(await differences(app.sql)).toEqual([]);
  });
});
