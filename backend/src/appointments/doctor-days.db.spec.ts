import { makeClinic, NOW, standAt, type Clinic } from '../testing/clinic';
import type { Caller } from '../testing/caller';
import { make } from '../testing/make';
import { startTestApp, type TestApp } from '../testing/test-app';

const DAY = '2026-11-25';

let app: TestApp;
let admin: Caller;
let clinic: Clinic;
beforeAll(async () => {
  app = await startTestApp();
  standAt(app, NOW);
  admin = await app.as('admin');
  clinic = await makeClinic(app);
});
beforeEach(() => app.sql.query('delete from appointments'));
afterAll(() => app.close());

/** An appointment of the doctor; `day` is the one on the clock of its place. */
async function appointment(start: string, day: string): Promise<string> {
  const ids = { doctor_id: clinic.doctor.id, patient_id: clinic.patient.id, hospital_id: clinic.hospital.id };
  const { id } = await make.appointment(app.sql, start, { ...ids, day, time_slot: start.slice(11, 16) });
  return id;
}

/** What a list of the doctor's answers, and what it says of the rest. */
async function listed(query: string): Promise<{ ids: string[]; total: string; next: boolean }> {
  const { status, body, headers } = await admin.get(`appointments/doctor/${clinic.doctor.id}?${query}`);
  expect(status).toBe(200);
  const ids = (body as { id: string }[]).map(({ id }) => id);
  return { ids, total: String(headers['x-total-count']), next: String(headers['link']).includes('rel="next"') };
}

describe('the days of one doctor', () => {
  it('begin and end on the clock of their place, from UTC+14 to UTC-12', async () => {
    const first = await appointment(`${DAY}T00:00:00+14:00`, DAY);
    const last = await appointment(`${DAY}T23:59:00-12:00`, DAY);
    await appointment('2026-11-24T23:45:00+14:00', '2026-11-24');
    await appointment('2026-11-26T00:15:00-12:00', '2026-11-26');
    expect((await listed(`from=${DAY}&to=${DAY}`)).ids).toEqual([last, first]);
  });

  it('say how many appointments there are, on a page that is full and on one that is not', async () => {
    const ids = [];
    for (const time of ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00'])
      ids.unshift(await appointment(`${DAY}T${time}:00+05:30`, DAY));
    const days = `from=${DAY}&to=${DAY}`;
    expect(await listed(days)).toEqual({ ids, total: '6', next: false });
    expect(await listed(`${days}&pageSize=5`)).toEqual({ ids: ids.slice(0, 5), total: '6', next: true });
    expect(await listed(`${days}&pageSize=2`)).toEqual({ ids: ids.slice(0, 2), total: '6', next: true });
    expect(await listed(`${days}&pageSize=2&page=3`)).toEqual({ ids: ids.slice(4), total: '6', next: false });
    expect(await listed('from=2026-11-27&to=2026-11-27')).toEqual({ ids: [], total: '0', next: false });
  });
});
