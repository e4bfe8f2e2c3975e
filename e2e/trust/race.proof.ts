import { addDays } from '@arogya/domain/clock';
import { TOMORROW } from '@arogya/backend/testing/clinic';
import { application } from './application';
import { openClinic } from './clinics';
import { proof, type Figure } from './figure';

const SLOTS = { full: 50, short: 20 };
const IN_FLIGHT = 20;

/** Starts of the doctor: ten on each day after tomorrow. */
const startsOf = (slots: number): string[] =>
  Array.from({ length: slots }, (_, n) => {
    const minutes = 9 * 60 + (n % 10) * 15;
    const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
    return `${addDays(TOMORROW, 1 + Math.floor(n / 10))}T${time}:00+05:30`;
  });

async function race(starts: readonly string[], attempt: (at: string) => Promise<number>): Promise<number[]> {
  const statuses: number[] = [];
  for (const at of starts) statuses.push(...(await Promise.all(Array.from({ length: IN_FLIGHT }, () => attempt(at)))));
  return statuses;
}

export default proof('Bookings that race', async ({ full }): Promise<Figure[]> => {
  const slots = full ? SLOTS.full : SLOTS.short;
  const starts = startsOf(slots);
  const app = await application({ env: { DATABASE_POOL: '20' } });
  const { staff, ids } = await openClinic(app, 'race');
  const statuses = await race(starts, async (appointmentDate) => {
    return (await staff.agent.post('appointments', { patientId: ids.patient, doctorId: ids.doctor, appointmentDate })).status;
  });
  const count = (wanted: number): number => statuses.filter((status) => status === wanted).length;
  const appointments = await doubled();

  async function doubled(): Promise<{ appointments: number; doubled: number }> {
    const row = await app.sql.one<{ appointments: number; doubled: number }>(
      'select count(*) as appointments, count(*) - count(distinct start_at) as doubled from appointments where doctor_id = $1 and start_at >= $2',
      [ids.doctor, addDays(TOMORROW, 1)],
    );
    return row ?? { appointments: -1, doubled: -1 };
  }
  /** What an ordinary program does: look whether the time is free, then insert. */
  const naive = async (at: string): Promise<number> => {
    const taken = await app.sql.one('select id from appointments where doctor_id = $1 and start_at = $2', [ids.doctor, at]);
    if (taken) return 409;
    await app.sql.query(
      `insert into appointments (patient_id, doctor_id, hospital_id, start_at, end_at, day, time_slot)
       values ($1, $2, $3, $4, $4::timestamptz + interval '15 minutes', $5, $6)`,
      [ids.patient, ids.doctor, ids.hospital, at, at.slice(0, 10), at.slice(11, 16)],
    );
    return 201;
  };
  await app.sql.query('alter table appointments drop constraint appointments_no_overlap');
  await app.sql.query('delete from appointments where doctor_id = $1 and start_at >= $2', [ids.doctor, addDays(TOMORROW, 1)]);
  await race(starts, naive);
  const control = await doubled();
  await app.sql.query('delete from appointments where doctor_id = $1 and start_at >= $2', [ids.doctor, addDays(TOMORROW, 1)]);
  return [
    {
      name: `${slots * IN_FLIGHT} attempts on ${slots} starts, ${IN_FLIGHT} in flight for each`,
      found: `${count(201)} booked, ${count(409)} answered 409, ${appointments.appointments} appointments, ${appointments.doubled} doubled`,
      met:
        count(201) === slots && count(409) === slots * (IN_FLIGHT - 1) && appointments.appointments === slots && appointments.doubled === 0,
      controls: [
        {
          name: 'an insert that only looks before it writes',
          found: `${control.appointments} appointments, ${control.doubled} doubled`,
          fails: control.doubled > 0,
        },
      ],
    },
  ];
});
