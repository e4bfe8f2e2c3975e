import type { Caller } from '../../testing/caller';
import { countOccupied, makeClinic, NOW, standAt, tomorrowAt, type Clinic } from '../../testing/clinic';
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

describe('cancelling and reviving', () => {
  it.each(['cancelled', 'no_show'])('%s frees the start, which is then offered again', async (status) => {
    const appointment = await booked('09:30');
    expect(await reasonAt('09:30')).toBe('taken');
    expect((await change(appointment, { status })).body).toMatchObject({ status, version: 2 });
    expect(await reasonAt('09:30')).toBeUndefined();
    expect(await countOccupied(app, clinic.doctor.id)).toBe(0);
  });

  it('a revived appointment takes its start again', async () => {
    const appointment = await booked('09:30');
    await change(appointment, { status: 'cancelled' });
    expect((await change(appointment, { status: 'confirmed' })).status).toBe(200);
    expect(await reasonAt('09:30')).toBe('taken');
  });

  it('an appointment whose start was given away meanwhile stays cancelled, with three others offered', async () => {
    const appointment = await booked('09:30');
    await change(appointment, { status: 'cancelled' });
    await booked('09:30');
    const { status, body } = await change(appointment, { status: 'pending', notes: 'Not written' });
    expect([status, body.reason, body.nearest.length]).toEqual([409, 'taken', 3]);
    expect(await read(appointment)).toMatchObject({ status: 'cancelled', notes: null, version: 2 });
  });

  it('any status follows any other for staff', async () => {
    const appointment = await booked('09:30');
    for (const status of ['completed', 'confirmed', 'no_show', 'pending', 'cancelled', 'completed']) {
      expect((await change(appointment, { status })).body.status).toBe(status);
    }
  });
});

describe('moving', () => {
  it('takes the new start and frees the old one', async () => {
    const appointment = await booked('09:30');
    expect((await change(appointment, { appointmentDate: tomorrowAt('14:15') })).body).toMatchObject({
      appointmentDate: tomorrowAt('14:15'),
      timeSlot: '14:15',
      endsAt: tomorrowAt('14:30'),
      version: 2,
    });
    expect(await reasonAt('09:30')).toBeUndefined();
    expect(await reasonAt('14:15')).toBe('taken');
    expect(await countOccupied(app, clinic.doctor.id)).toBe(1);
  });

  it('onto a taken start keeps the old one, and names three free ones', async () => {
    const appointment = await booked('09:30');
    await booked('10:00');
    const { status, body } = await change(appointment, { appointmentDate: tomorrowAt('10:00') });
    expect([status, body.reason]).toEqual([409, 'taken']);
    expect(body.nearest).toHaveLength(3);
    expect(await read(appointment)).toMatchObject({ timeSlot: '09:30', version: 1 });
    expect(await reasonAt('09:30')).toBe('taken');
  });

  it('onto a time that overlaps its own is possible', async () => {
    clinic = await makeClinic(app, { consultation_minutes: 60 });
    const appointment = await booked('09:30');
    expect(await reasonAt('09:45')).toBe('taken');
    expect(await reasonAt('09:45', appointment.id)).toBeUndefined();
    expect((await change(appointment, { appointmentDate: tomorrowAt('09:45') })).status).toBe(200);
  });

  it('to where the doctor does not work is refused', async () => {
    const appointment = await booked('09:30');
    expect((await change(appointment, { appointmentDate: tomorrowAt('13:00') })).body.reason).toBe('outside_hours');
    expect((await change(appointment, { appointmentDate: '2026-11-23T09:30:00+05:30' })).body.reason).toBe('past');
    expect((await read(appointment)).version).toBe(1);
  });

  it('to another doctor takes the time and hospital of that doctor, and frees the first', async () => {
    const appointment = await booked('09:30');
    const other = await makeClinic(app);
    expect((await change(appointment, { doctorId: other.doctor.id })).body).toMatchObject({
      doctorId: other.doctor.id,
      hospitalId: other.hospital.id,
    });
    expect(await countOccupied(app, clinic.doctor.id)).toBe(0);
    expect(await countOccupied(app, other.doctor.id)).toBe(1);
    expect((await change(appointment, { doctorId: '00000000-0000-4000-8000-000000000000' })).body.errors).toHaveProperty('doctorId');
  });

  it('together with a status is done whole or not at all', async () => {
    const appointment = await booked('09:30');
    await change(appointment, { status: 'cancelled' });
    await booked('10:00');
    expect((await change(appointment, { status: 'confirmed', appointmentDate: tomorrowAt('10:00') })).status).toBe(409);
    expect(await read(appointment)).toMatchObject({ status: 'cancelled', timeSlot: '09:30' });
    expect((await change(appointment, { status: 'confirmed', appointmentDate: tomorrowAt('10:15') })).body).toMatchObject({
      status: 'confirmed',
      timeSlot: '10:15',
    });
  });

  it('an appointment of the past may still get its status', async () => {
    const patient_id = clinic.patient.id;
    const past = await make.appointment(app.sql, '2026-11-20T09:30:00+05:30', { doctor_id: clinic.doctor.id, patient_id });
    const answer = await change({ id: past.id, version: 1 }, { status: 'completed', appointmentDate: '2026-11-20T04:00:00Z' });
    expect(answer.body).toMatchObject({ status: 'completed', version: 2 });
  });
});

describe('two people who change one appointment', () => {
  it('the second learns which fields differ when they say what they have read', async () => {
    const appointment = await booked('09:30');
    expect((await change(appointment, { status: 'confirmed' }, agent, { 'if-match': '"1"' })).headers['etag']).toBe('"2"');
    const { status, body } = await change(appointment, { status: 'cancelled', notes: 'Late' }, admin, { 'if-match': '"1"' });
    expect(status).toBe(409);
    expect(Object.keys(body.errors as object).sort()).toEqual(['notes', 'status']);
    expect(body.current).toMatchObject({ id: appointment.id, status: 'confirmed', version: 2 });
    expect((await read(appointment)).version).toBe(2);
  });

  it('without saying so both are written, also at the same moment', async () => {
    const appointment = await booked('09:30');
    const answers = await Promise.all([change(appointment, { status: 'confirmed' }), change(appointment, { notes: 'Wheelchair' }, admin)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await read(appointment)).toMatchObject({ status: 'confirmed', notes: 'Wheelchair', version: 3 });
  });

  it('nothing that changes leaves the version as it is', async () => {
    const appointment = await booked('09:30');
    expect((await change(appointment, { status: 'pending', appointmentDate: tomorrowAt('09:30') })).body.version).toBe(1);
  });
});
