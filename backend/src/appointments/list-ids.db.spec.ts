import type { Caller } from '../testing/caller';
import { makeClinic, NOW, standAt, type Clinic } from '../testing/clinic';
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
beforeEach(() => app.sql.query('delete from appointments'));
afterAll(() => app.close());

/** An appointment in Pune by default; day and time are local there. */
async function appointment(start: string, fields: Record<string, unknown> = {}, clinic = pune): Promise<string> {
  const offset = clinic === pune ? 330 : -300;
  const wall = new Date(Date.parse(start) + offset * 60_000).toISOString();
  const ids = { doctor_id: clinic.doctor.id, patient_id: clinic.patient.id, hospital_id: clinic.hospital.id };
  return (await make.appointment(app.sql, start, { ...ids, day: wall.slice(0, 10), time_slot: wall.slice(11, 16), ...fields })).id;
}

describe('appointments by their ids', () => {
  it('are those that were asked for, of which each role sees its own', async () => {
    const own = await appointment('2026-11-25T04:00:00Z');
    const other = await appointment('2026-11-25T15:00:00Z', {}, boston);
    await appointment('2026-11-25T05:00:00Z');
    const gone = await appointment('2026-11-25T06:00:00Z', { archived_at: '2026-11-24T00:00:00Z' });
    const path = `appointments?ids=${[own, other, gone, pune.doctor.id].join(',')}`;
    for (const who of [admin, agent]) expect(await idsOf(who, path)).toEqual([other, own]);
    expect(await idsOf(hospital, path)).toEqual([own]);
    expect(await idsOf(hospital, `appointments?ids=${other}`)).toEqual([]);
    expect((await doctor.get(path)).status).toBe(403);
    expect((await app.visitor().get(path)).status).toBe(401);
  });

  it.each(['1', ',', `${'00000000-0000-4000-8000-000000000000,'.repeat(50)}00000000-0000-4000-8000-000000000000`])(
    'are at most 50: %s is refused',
    async (ids) => {
      const { status, body } = await admin.get(`appointments?ids=${ids}`);
      expect([status, Object.keys(body.errors as object)]).toEqual([400, ['ids']]);
    },
  );
});

describe('the total of a list', () => {
  const total = async (path: string): Promise<unknown[]> => {
    const { headers } = await admin.get(path);
    return [headers['x-total-count'], headers['x-total-capped'], /rel="next"/u.test(String(headers['link']))];
  };

  it('is not counted where a search fills a page, and known on the last one', async () => {
    for (let n = 0; n < 5; n += 1) await appointment(`2026-11-25T0${n}:00:00Z`);
    const { name } = (await admin.get(`patients/${pune.patient.id}`)).body as { name: string };
    const search = `appointments?q=${encodeURIComponent(name)}&pageSize=2`;
    expect(await total(search)).toEqual(['2', 'true', true]);
    expect(await total(`${search}&page=2`)).toEqual(['4', 'true', true]);
    expect(await total(`${search}&page=3`)).toEqual(['5', undefined, false]);
    let next: string | undefined = search;
    const seen: unknown[] = [];
    while (next) {
      const { headers } = await admin.get(next);
      seen.push(headers['x-total-count']);
      next = /<([^>]*)>; rel="next"/u.exec(String(headers['link']))?.[1];
    }
    expect(seen).toEqual(['2', '4', '5']);
  });
});
