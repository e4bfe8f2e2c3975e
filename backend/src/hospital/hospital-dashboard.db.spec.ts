import type { Caller } from '../testing/caller';
import { makeClinic, NOW, standAt, wrote, type Clinic } from '../testing/clinic';
import { make, type CreatedRow } from '../testing/make';
import { startTestApp, type TestApp } from '../testing/test-app';

let app: TestApp;
let own: Clinic;
let other: Clinic;
let hospital: Caller;

beforeAll(async () => {
  app = await startTestApp();
  standAt(app, NOW);
  [own, other] = [await makeClinic(app), await makeClinic(app)];
  hospital = await app.as('hospital_admin', { hospital_id: own.hospital.id });
});
afterAll(() => app.close());

const appointment = (start: string, clinic: Clinic, fields: object = {}): Promise<CreatedRow> =>
  make.appointment(app.sql, start, {
    doctor_id: clinic.doctor.id,
    patient_id: clinic.patient.id,
    hospital_id: clinic.hospital.id,
    ...fields,
  });

describe("the hospital dashboard's calls", () => {
  it('give four figures, the appointments and the doctors of the own hospital', async () => {
    await appointment('2026-11-24T09:00:00Z', own, { status: 'confirmed' });
    await appointment('2026-11-24T10:00:00Z', own);
    const old = await appointment('2026-11-20T10:00:00Z', own);
    await appointment('2026-11-24T15:00:00Z', other, { status: 'confirmed' });
    wrote(app);
    const inactive = await make.doctor(app.sql, { hospital_id: own.hospital.id, is_active: false });
    expect((await hospital.get('hospital/stats')).body).toEqual({
      totalAppointments: 3,
      todayAppointments: 2,
      activeDoctors: 1,
      confirmedToday: 1,
    });
    expect((await hospital.get('hospital/appointments?to=2026-11-23')).body).toMatchObject([{ id: old.id }]);
    const doctors = (await hospital.get('hospital/doctors')).body as CreatedRow[];
    expect(doctors.map(({ id }) => id).sort()).toEqual([own.doctor.id, inactive.id].sort());
  });

  it.each(['stats', 'appointments', 'doctors'])('hospital/%s is for hospital administrators with a hospital alone', async (name) => {
    for (const role of ['admin', 'agent', 'doctor'] as const) expect((await (await app.as(role)).get(`hospital/${name}`)).status).toBe(403);
    expect((await (await app.as('hospital_admin', { hospital_id: null })).get(`hospital/${name}`)).status).toBe(403);
    expect((await app.visitor().get(`hospital/${name}`)).status).toBe(401);
  });
});
