import { addDays } from '@arogya/domain/clock';
import { byLink } from '../../testing/by-link';
import type { Caller } from '../../testing/caller';
import { makeClinic, NOW, standAt, TOMORROW, tomorrowAt, type Clinic } from '../../testing/clinic';
import { make } from '../../testing/make';
import { strangers } from '../../testing/strangers';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { OCCUPIES } from './booking.sql';

const STARTS = 200;
const DAYS = 20;

let app: TestApp;
let agent: Caller;
let clinic: Clinic;

beforeAll(async () => {
  app = await startTestApp({ env: { DATABASE_POOL: '20' } });
  standAt(app, NOW);
  agent = await app.as('agent');
});
beforeEach(async () => {
  clinic = await makeClinic(app);
});
afterAll(() => app.close());

const { visitorBook } = strangers(
  () => app,
  () => clinic,
);
const link = byLink(() => app);

/** Ten starts of the booking page on each of twenty days, from the first day on. */
const starts = (firstDay: string): string[] =>
  Array.from({ length: STARTS }, (_, n) => {
    const minutes = 9 * 60 + 30 * (n % 10) + (n % 10 > 5 ? 2 * 60 : 0);
    const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
    return `${addDays(firstDay, Math.floor(n / 10))}T${time}:00+05:30`;
  });

const NO_OVERLAP = `alter table appointments add constraint appointments_no_overlap
  exclude using gist (doctor_id with =, tstzrange(start_at, end_at) with &&) where (${OCCUPIES})`;

const counted = async () =>
  app.sql.one<{ appointments: number; doubled: number }>(
    `select count(*)::int as appointments, (count(*) - count(distinct start_at))::int as doubled from appointments where doctor_id = $1 and ${OCCUPIES}`,
    [clinic.doctor.id],
  );

/** What became of it: 200 or 201 it was had, 409 it was taken, 0 the appointment had changed. */
const outcomeOf = async (act: Promise<unknown>): Promise<number> => {
  try {
    return (await act) === null ? 0 : 200;
  } catch (error) {
    if ((error as { code?: string }).code === 'slotTaken') return 409;
    throw error;
  }
};

describe('200 moves by the link against 200 bookings of the same starts', () => {
  it('leave 200 appointments at these starts, none doubled, and none without a time', async () => {
    const moved = await Promise.all(
      starts(TOMORROW).map((at) =>
        make.appointment(app.sql, at, { doctor_id: clinic.doctor.id, patient_id: clinic.patient.id, hospital_id: clinic.hospital.id }),
      ),
    );
    const wanted = starts(addDays(TOMORROW, DAYS));
    const booked: number[] = [];
    const moves: number[] = [];
    await Promise.all(
      wanted.flatMap((at, n) => [
        outcomeOf(link.change(moved[n]?.id ?? '', { at: Date.parse(at) })).then((outcome) => moves.push(outcome)),
        agent
          .post('appointments', { patientId: clinic.patient.id, doctorId: clinic.doctor.id, appointmentDate: at })
          .then(({ status }) => booked.push(status)),
      ]),
    );
    const had = moves.filter((outcome) => outcome === 200).length + booked.filter((status) => status === 201).length;
    expect([had, moves.filter((one) => one === 0), booked.filter((status) => status !== 201 && status !== 409)]).toEqual([STARTS, [], []]);
    const at = await app.sql.one<{ appointments: number }>(
      `select count(*)::int as appointments from appointments where doctor_id = $1 and start_at = any ($2) and ${OCCUPIES}`,
      [clinic.doctor.id, wanted],
    );
    expect(at?.appointments).toBe(STARTS);
    // Whoever was refused has the time of before.
    expect(await counted()).toEqual({ appointments: STARTS + booked.filter((status) => status === 201).length, doubled: 0 });
  });

  /** Both look whether the start is free, then write, without the doctor's lock and the constraint that stands behind it. */
  it('leave more than one at a start without the doctor: the control', async () => {
    const { sql } = app;
    const place = [clinic.doctor.id, clinic.hospital.id, clinic.patient.id];
    const insert = (at: string) =>
      sql.query(
        `insert into appointments (doctor_id, hospital_id, patient_id, start_at, end_at, day, time_slot)
         values ($1, $2, $3, $4, $4::timestamptz + interval '15 minutes', $5, $6)`,
        [...place, at, at.slice(0, 10), at.slice(11, 16)],
      );
    const isFree = async (at: string): Promise<boolean> =>
      !(await sql.one('select id from appointments where doctor_id = $1 and start_at = $2', [clinic.doctor.id, at]));
    await sql.query('alter table appointments drop constraint appointments_no_overlap');
    try {
      const wanted = starts(addDays(TOMORROW, DAYS)).slice(0, 40);
      for (const at of starts(TOMORROW).slice(0, 40)) await insert(at);
      await Promise.all(
        starts(TOMORROW)
          .slice(0, 40)
          .flatMap((from, n) => {
            const at = wanted[n] ?? '';
            const move = `update appointments set start_at = $3, end_at = $3::timestamptz + interval '15 minutes' where doctor_id = $1 and start_at = $2`;
            return [
              isFree(at).then((free) => (free ? sql.query(move, [clinic.doctor.id, from, at]) : [])),
              isFree(at).then((free) => (free ? insert(at) : [])),
            ];
          }),
      );
      expect((await counted())?.doubled).toBeGreaterThan(0);
    } finally {
      await sql.query('delete from appointments where doctor_id = $1', [clinic.doctor.id]);
      await sql.query(NO_OVERLAP);
    }
  });
});

describe('an appointment that is moved by the link', () => {
  it('and at the same moment by another tab: once, and the other tab reads that it has changed', async () => {
    const { id } = await visitorBook('09:30');
    const known = await link.knownOf(id);
    const acts = ['10:30', '11:30', '11:00', '10:00'].map((time) =>
      outcomeOf(link.change(id, { known, at: Date.parse(tomorrowAt(time)) })),
    );
    expect((await Promise.all(acts)).sort()).toEqual([0, 0, 0, 200]);
    expect(await counted()).toEqual({ appointments: 1, doubled: 0 });
  });

  it('and at the same moment changed by staff: the first has it, and staff go on with what the link has made of it', async () => {
    for (let n = 0; n < 10; n += 1) {
      clinic = await makeClinic(app);
      const { id } = await visitorBook('09:30');
      const known = await link.knownOf(id);
      const [byLinkOutcome, byStaff] = await Promise.all([
        outcomeOf(link.change(id, { known, at: Date.parse(tomorrowAt('10:30')) })),
        agent.put(`appointments/${id}`, { notes: 'Called' }),
      ]);
      const { body } = await agent.get(`appointments/${id}`);
      expect(byStaff.status).toBe(200);
      expect([byLinkOutcome, body.timeSlot, body.version, body.notes]).toEqual(
        byLinkOutcome === 0 ? [0, '09:30', 2, 'Called'] : [200, '10:30', 3, 'Called'],
      );
    }
  });

  it('to a start that staff book in this moment: one of them has it, and the appointment has one time', async () => {
    for (let n = 0; n < 10; n += 1) {
      clinic = await makeClinic(app);
      const { id } = await visitorBook('09:30');
      const at = tomorrowAt('10:30');
      const [moved, booked] = await Promise.all([
        outcomeOf(link.change(id, { at: Date.parse(at) })),
        agent.post('appointments', { patientId: clinic.patient.id, doctorId: clinic.doctor.id, appointmentDate: at }),
      ]);
      expect([
        [200, 409],
        [409, 201],
      ]).toContainEqual([moved, booked.status]);
      expect(await counted()).toEqual({ appointments: moved === 200 ? 1 : 2, doubled: 0 });
    }
  });
});
