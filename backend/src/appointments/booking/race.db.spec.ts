import { addDays } from '@arogya/domain/clock';
import { OCCUPIES } from './booking.sql';
import { makeClinic, NOW, standAt, TOMORROW, type Clinic } from '../../testing/clinic';
import { startTestApp, type TestApp } from '../../testing/test-app';

const SLOTS = 50;
const ATTEMPTS = 1000;
const IN_FLIGHT = 20;

let app: TestApp;
let clinic: Clinic;

beforeAll(async () => {
  app = await startTestApp({ env: { DATABASE_POOL: '20' } });
  standAt(app, NOW);
});
beforeEach(async () => {
  clinic = await makeClinic(app);
});
afterAll(() => app.close());

/** Fifty starts of the doctor: ten on each of five days. */
const starts = (): string[] =>
  Array.from({ length: SLOTS }, (_, n) => {
    const minutes = 9 * 60 + (n % 10) * 15;
    const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
    return `${addDays(TOMORROW, Math.floor(n / 10))}T${time}:00+05:30`;
  });

const NO_OVERLAP = `alter table appointments add constraint appointments_no_overlap
  exclude using gist (doctor_id with =, tstzrange(start_at, end_at) with &&) where (${OCCUPIES})`;

interface Result {
  readonly booked: number;
  readonly refused: number;
  readonly other: number;
  readonly appointments: number;
  readonly doubled: number;
}

/** 20 attempts on each start, in flight together. */
async function race(attempt: (at: string) => Promise<number>, all = starts()): Promise<Result> {
  const statuses: number[] = [];
  for (const at of all) {
    statuses.push(...(await Promise.all(Array.from({ length: IN_FLIGHT }, () => attempt(at)))));
  }
  const row = await app.sql.one<{ appointments: number; doubled: number }>(
    `select count(*) as appointments, count(*) - count(distinct start_at) as doubled from appointments where doctor_id = $1`,
    [clinic.doctor.id],
  );
  const count = (wanted: number): number => statuses.filter((status) => status === wanted).length;
  return {
    booked: count(201),
    refused: count(409),
    other: statuses.length - count(201) - count(409),
    appointments: row?.appointments ?? -1,
    doubled: row?.doubled ?? -1,
  };
}

const RIGHT: Result = { booked: SLOTS, refused: ATTEMPTS - SLOTS, other: 0, appointments: SLOTS, doubled: 0 };

describe('1,000 attempts on 50 starts, 20 in flight for each', () => {
  it('leave exactly 50 appointments and 950 answers of 409', async () => {
    const agent = await app.as('agent');
    const result = await race(async (appointmentDate) => {
      const { status } = await agent.post('appointments', { patientId: clinic.patient.id, doctorId: clinic.doctor.id, appointmentDate });
      return status;
    });
    expect(result).toEqual(RIGHT);
  });

  /** What a naive program does: look whether the time is free, then insert. It must fail this test. */
  it('break an insert that only looks before it writes: the control', async () => {
    const { sql } = app;
    await sql.query('alter table appointments drop constraint appointments_no_overlap');
    const result = await race(
      async (at) => {
        const taken = await sql.one('select id from appointments where doctor_id = $1 and start_at = $2', [clinic.doctor.id, at]);
        if (taken) return 409;
        await sql.query(
          `insert into appointments (patient_id, doctor_id, hospital_id, start_at, end_at, day, time_slot)
           values ($1, $2, $3, $4, $4::timestamptz + interval '15 minutes', $5, $6)`,
          [clinic.patient.id, clinic.doctor.id, clinic.hospital.id, at, at.slice(0, 10), at.slice(11, 16)],
        );
        return 201;
      },
      starts().slice(0, 10),
    );
    expect(result.doubled).toBeGreaterThan(0);
    await sql.query('delete from appointments where doctor_id = $1', [clinic.doctor.id]);
    await sql.query(NO_OVERLAP);
  });

  /** Overlapping but unequal starts, moves and revivals against bookings: no two appointments ever share a minute. */
  it('of overlapping starts, moves and revivals leave no two appointments that share a minute', async () => {
    clinic = await makeClinic(app, { consultation_minutes: 40 });
    const agent = await app.as('agent');
    const at = (n: number): string => new Date(Date.parse(`${TOMORROW}T09:00:00+05:30`) + (n % 9) * 15 * 60_000).toISOString();
    const requested = (n: number) => ({ patientId: clinic.patient.id, doctorId: clinic.doctor.id, appointmentDate: at(n) });
    const first = await agent.post('appointments', { ...requested(0), appointmentDate: `${TOMORROW}T14:00:00+05:30` });
    const cancelled = await agent.post('appointments', { ...requested(0), appointmentDate: `${TOMORROW}T15:00:00+05:30` });
    await agent.put(`appointments/${cancelled.body.id}`, { status: 'cancelled' });
    const acts = Array.from({ length: 120 }, (_, n) => async (): Promise<number> => {
      if (n % 4 === 1) return (await agent.put(`appointments/${first.body.id}`, { appointmentDate: at(n) })).status;
      if (n % 4 === 2)
        return (
          await agent.put(`appointments/${cancelled.body.id}`, { status: n % 8 === 2 ? 'confirmed' : 'cancelled', appointmentDate: at(n) })
        ).status;
      return (await agent.post('appointments', requested(n))).status;
    });
    const statuses = await Promise.all(acts.map((act) => act()));
    expect(statuses.filter((status) => ![200, 201, 409].includes(status))).toEqual([]);
    const overlapping = await app.sql.query(
      `with occupying as (select * from appointments where doctor_id = $1 and ${OCCUPIES})
       select a.id from occupying a join occupying b on a.id < b.id and tstzrange(a.start_at, a.end_at) && tstzrange(b.start_at, b.end_at)`,
      [clinic.doctor.id],
    );
    expect(overlapping).toEqual([]);
  });
});
