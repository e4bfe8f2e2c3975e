import { addDays } from '@arogya/domain/clock';
import type { Answer } from '../testing/caller';
import { asProposed, CalendarClinic } from '../testing/calendar-clinic';
import { TOMORROW } from '../testing/clinic';
import { make } from '../testing/make';
import { startTestApp, type TestApp } from '../testing/test-app';
import type { ChangePreview } from './calendar-change.dto';

/** What the body of most calls may have, in bytes. */
const OTHER_BODIES = 64 * 1024;

let app: TestApp;
let place: CalendarClinic;

beforeAll(async () => {
  app = await startTestApp({ runtime: true });
  place = await CalendarClinic.of(app, await app.as('admin'));
});
afterAll(() => app.close());

test('of 501 appointments that a leave affects 500 are decided about in one call, one stays open, and the list says so', async () => {
  const { doctor, hospital } = place.clinic;
  const colleagues = 24;
  for (let n = 0; n < colleagues; n += 1) await make.doctor(app.sql, { hospital_id: hospital.id, specialty: 'Cardiology' });
  const times = ['09', '10', '11', '14', '15', '16'].flatMap((hour) => ['00', '15', '30', '45'].map((minute) => `${hour}:${minute}`));
  const starts = Array.from(
    { length: 501 },
    (_, n) => `${addDays(TOMORROW, Math.floor(n / times.length))}T${times[n % times.length] ?? ''}`,
  );
  for (const start of starts) {
    const { id: patient_id } = await make.patient(app.sql);
    await make.appointment(app.sql, `${start}:00+05:30`, { doctor_id: doctor.id, hospital_id: hospital.id, patient_id });
  }
  const leave = place.leave({ to: addDays(TOMORROW, 30) });

  const preview = async () => listed(await place.staff.post('calendar-changes/preview', { change: leave }));
  const { appointments: list, more } = await preview();
  expect([list.length, more]).toEqual([500, true]);
  // Control: of exactly 500 nothing is left out.
  const [last] = await app.sql.query<{ id: string }>(
    `update appointments set status = 'cancelled' where id = (select id from appointments where doctor_id = $1 order by start_at desc limit 1)
     returning id`,
    [doctor.id],
  );
  expect((await preview()).more).toBe(false);
  await app.sql.query(`update appointments set status = 'pending' where id = $1`, [last?.id]);
  const decisions = asProposed(list);
  expect(decisions.every(({ act }) => act === 'reassign')).toBe(true);
  expect(JSON.stringify({ change: leave, decisions }).length).toBeGreaterThan(OTHER_BODIES);
  const { id, appointments } = await place.make(leave, decisions);
  expect(appointments.filter(({ state }) => state === 'ready')).toHaveLength(500);
  expect(appointments.filter(({ state }) => state === 'open')).toHaveLength(1);

  const proposals = async () => listed(await place.staff.get(`calendar-changes/${id}/proposals`));
  expect(await proposals()).toMatchObject({ appointments: [{ id: last?.id }], more: false });
  await app.sql.query(`update calendar_change_appointments set state = 'open' where change_id = $1`, [id]);
  expect((await proposals()).more).toBe(true);

  // What is decided later may be as long; that nothing of these waits any more is another matter.
  expect((await place.staff.post(`calendar-changes/${id}/decisions`, { decisions })).status).not.toBe(413);

  // Control: any other call refuses as much.
  expect((await place.staff.post('calendar-changes/preview', { change: leave, decisions })).status).toBe(413);
});

function listed({ status, body }: Answer): ChangePreview {
  expect(status).toBe(200);
  return body as ChangePreview;
}
