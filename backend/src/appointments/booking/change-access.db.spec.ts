import type { Answer, Caller } from '../../testing/caller';
import { makeClinic, NOW, standAt, tomorrowAt, type Clinic } from '../../testing/clinic';
import { make } from '../../testing/make';
import { startTestApp, type TestApp } from '../../testing/test-app';
import type { DoctorSlots } from '../appointment.dto';

let app: TestApp;
let agent: Caller & { userId: string };
let admin: Caller;
let clinic: Clinic;

beforeAll(async () => {
  app = await startTestApp();
  standAt(app, NOW);
  agent = await app.as('agent');
  admin = await app.as('admin');
});
beforeEach(async () => {
  clinic = await makeClinic(app);
});
afterAll(() => app.close());

interface Appointment {
  readonly id: string;
  readonly version: number;
}

async function booked(time: string, doctorId = clinic.doctor.id): Promise<Appointment> {
  const answer = await agent.post('appointments', { patientId: clinic.patient.id, doctorId, appointmentDate: tomorrowAt(time) });
  expect(answer.status).toBe(201);
  return answer.body as Appointment;
}
const change = ({ id }: Appointment, body: object, who: Caller = agent, headers?: Record<string, string>) =>
  who.put(`appointments/${id}`, body, headers);
const read = async ({ id }: Appointment) => (await admin.get(`appointments/${id}`)).body as Record<string, unknown>;
const reasonAt = async (time: string, except?: string): Promise<string | undefined> => {
  const path = `doctors/${clinic.doctor.id}/slots?from=2026-11-25&to=2026-11-25${except ? `&except=${except}` : ''}`;
  const days = (await agent.get(path)).body.days as DoctorSlots['days'];
  return days[0]?.starts.find((start) => start.time === time)?.reason;
};

describe('who may change what', () => {
  const doctorWith = async () => {
    const doctor = await app.as('doctor');
    await app.sql.query('update doctors set user_id = $1 where id = $2', [doctor.userId, clinic.doctor.id]);
    return doctor;
  };

  it('a doctor confirms, completes and writes feedback on their own appointments only', async () => {
    const doctor = await doctorWith();
    const appointment = await booked('09:30');
    expect((await change(appointment, { status: 'confirmed' }, doctor)).status).toBe(200);
    expect((await change(appointment, { status: 'completed', feedback: 'Advised an ECG' }, doctor)).body).toMatchObject({
      status: 'completed',
      feedback: 'Advised an ECG',
    });
    const foreign = await booked('09:30', (await makeClinic(app)).doctor.id);
    expect((await change(foreign, { status: 'confirmed' }, doctor)).status).toBe(404);
    expect(await read(foreign)).toMatchObject({ status: 'pending', version: 1 });
  });

  it.each([
    { status: 'pending' },
    { notes: 'x' },
    { appointmentDate: tomorrowAt('10:00') },
    { doctorId: '00000000-0000-4000-8000-000000000000' },
  ])('a doctor may not send %j', async (body) => {
    const doctor = await doctorWith();
    const appointment = await booked('09:30');
    const answer = await change(appointment, body, doctor);
    expect(answer.status).toBe(403);
    expect(Object.keys(answer.body.errors as object)).toEqual(Object.keys(body));
    expect((await read(appointment)).version).toBe(1);
  });

  it("a hospital changes status, notes and time of its appointments, not doctor and feedback, and no other hospital's", async () => {
    const hospital = await app.as('hospital_admin', { hospital_id: clinic.hospital.id });
    const appointment = await booked('09:30');
    expect(
      (await change(appointment, { status: 'confirmed', notes: 'Ward 2', appointmentDate: tomorrowAt('10:00') }, hospital)).body,
    ).toMatchObject({ status: 'confirmed', notes: 'Ward 2', timeSlot: '10:00' });
    expect((await change(appointment, { feedback: 'x' }, hospital)).status).toBe(403);
    expect((await change(appointment, { doctorId: clinic.doctor.id.replace(/.$/u, '0') }, hospital)).status).toBe(403);
    const foreign = await booked('09:30', (await makeClinic(app)).doctor.id);
    const unknown = { id: '00000000-0000-4000-8000-000000000000', version: 1 };
    const [other, none] = [
      await change(foreign, { status: 'cancelled' }, hospital),
      await change(unknown, { status: 'cancelled' }, hospital),
    ];
    const bare = ({ body }: Answer) => ({ ...(body as object), requestId: null });
    expect(other.status).toBe(404);
    expect(bare(other)).toEqual(bare(none));
  });

  it('a hospital cannot move an appointment to a doctor who has left it', async () => {
    const hospital = await app.as('hospital_admin', { hospital_id: clinic.hospital.id });
    const appointment = await booked('09:30');
    await app.sql.query('update doctors set hospital_id = $1 where id = $2', [(await make.hospital(app.sql)).id, clinic.doctor.id]);
    expect((await change(appointment, { appointmentDate: tomorrowAt('10:00') }, hospital)).status).toBe(400);
    expect((await change(appointment, { status: 'confirmed' }, hospital)).body).toMatchObject({
      status: 'confirmed',
      hospitalId: clinic.hospital.id,
    });
  });

  it('an agent writes no feedback, an admin does', async () => {
    const appointment = await booked('09:30');
    expect((await change(appointment, { feedback: 'x' })).status).toBe(403);
    expect((await change(appointment, { feedback: 'Well' }, admin)).body.feedback).toBe('Well');
  });

  it('an unknown field, status or date is refused by its name', async () => {
    const appointment = await booked('09:30');
    for (const [field, value] of [
      ['status', 'gone'],
      ['appointmentDate', 'soon'],
      ['doctorId', 7],
      ['hospitalId', clinic.hospital.id],
      ['version', 3],
    ] as const) {
      const { status, body } = await change(appointment, { [field]: value });
      expect([status, Object.keys(body.errors as object)]).toEqual([400, [field]]);
    }
  });
});

describe('deleting', () => {
  it('takes the appointment out of every list and frees its time', async () => {
    const appointment = await booked('09:30');
    expect((await agent.delete(`appointments/${appointment.id}`)).status).toBe(204);
    expect((await agent.get(`appointments/${appointment.id}`)).status).toBe(404);
    expect((await agent.delete(`appointments/${appointment.id}`)).status).toBe(404);
    expect((await agent.get(`appointments?doctorId=${clinic.doctor.id}`)).body).toEqual([]);
    expect(await reasonAt('09:30')).toBeUndefined();
    expect(await app.sql.one('select id from appointments where id = $1', [appointment.id])).not.toBeNull();
  });

  it('is for admins, agents and the own hospital', async () => {
    const appointment = await booked('09:30');
    expect((await (await app.as('doctor')).delete(`appointments/${appointment.id}`)).status).toBe(403);
    expect((await (await app.as('hospital_admin')).delete(`appointments/${appointment.id}`)).status).toBe(404);
    expect(await read(appointment)).toMatchObject({ version: 1 });
    const own = await app.as('hospital_admin', { hospital_id: clinic.hospital.id });
    expect((await own.delete(`appointments/${appointment.id}`)).status).toBe(204);
  });
});
