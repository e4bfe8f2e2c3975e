import type { Caller } from '../testing/caller';
import { makeClinic, NOW, standAt, type Clinic } from '../testing/clinic';
import { make } from '../testing/make';
import { startTestApp, type TestApp } from '../testing/test-app';

interface NextFree {
  readonly doctorId: string;
  readonly timeZone: string;
  readonly at: string | null;
}
interface Slots {
  readonly days: readonly { readonly starts: readonly { readonly at: string; readonly free: boolean }[] }[];
}

let app: TestApp;
let admin: Caller & { userId: string };
beforeAll(async () => {
  app = await startTestApp({ runtime: true });
  standAt(app, NOW);
  admin = await app.as('admin');
});
afterAll(() => app.close());

const asSystem = (text: string, params: readonly unknown[]) => app.sql.transaction({ role: 'system' }, (db) => db.query(text, [...params]));
const nextOf = async (ids: readonly string[], who: Caller = admin): Promise<NextFree[]> => {
  const { status, body } = await who.get(`doctors/next-free?ids=${ids.join()}`);
  expect(status).toBe(200);
  return body as NextFree[];
};
const book = ({ patient, doctor }: Clinic, appointmentDate: string) =>
  admin.post('appointments', { patientId: patient.id, doctorId: doctor.id, appointmentDate });
const firstFreeOf = async (id: string): Promise<string | undefined> => {
  const { days } = (await admin.get(`doctors/${id}/slots?from=2026-11-24&to=2026-12-21`)).body as Slots;
  return days.flatMap(({ starts }) => starts.filter(({ free }) => free))[0]?.at;
};

it('each doctor has the first start that their own free starts begin with, in one call', async () => {
  const clinics = [await makeClinic(app), await makeClinic(app), await makeClinic(app)];
  const [free, booked, away] = clinics.map(({ doctor }) => doctor.id) as [string, string, string];
  const first = await firstFreeOf(booked);
  expect((await book(clinics[1]!, first!)).status).toBe(201);
  await asSystem(`insert into doctor_leaves (doctor_id, from_day, to_day) values ($1, '2026-11-01', '2026-12-10')`, [away]);
  const found = new Map((await nextOf([free, booked, away])).map(({ doctorId, at }) => [doctorId, at]));
  expect(found.get(free)).toBe(first);
  expect(found.get(booked)).not.toBe(first);
  for (const id of [free, booked, away]) expect(found.get(id)).toBe(await firstFreeOf(id));
  expect(found.get(away)! > '2026-12-10').toBe(true);
});

it('a calendar that has changed since it was last read is read again', async () => {
  const clinic = await makeClinic(app);
  const [{ at: before } = { at: null }] = await nextOf([clinic.doctor.id]);
  await asSystem(`insert into doctor_leaves (doctor_id, from_day, to_day) values ($1, '2026-11-01', '2026-11-30')`, [clinic.doctor.id]);
  const [{ at } = { at: null }] = await nextOf([clinic.doctor.id]);
  expect([before! < '2026-12-01', at! > '2026-12-01']).toEqual([true, true]);
});

it('a doctor without a free start in four weeks, or who is inactive, has none', async () => {
  const [away, inactive] = [(await makeClinic(app)).doctor.id, (await makeClinic(app)).doctor.id];
  await asSystem(`insert into doctor_leaves (doctor_id, from_day, to_day) values ($1, '2026-11-01', '2027-02-01')`, [away]);
  await asSystem('update doctors set is_active = false where id = $1', [inactive]);
  expect((await nextOf([away, inactive])).map(({ at }) => at)).toEqual([null, null]);
});

it('doctors of another hospital, and of another account, are left out', async () => {
  const [own, other] = [await makeClinic(app), await makeClinic(app)];
  const ids = [own.doctor.id, other.doctor.id];
  expect((await nextOf(ids)).map(({ doctorId }) => doctorId).sort()).toEqual([...ids].sort());
  const doctor = await app.as('doctor');
  await asSystem('update doctors set user_id = $2 where id = $1', [own.doctor.id, doctor.userId]);
  for (const who of [await app.as('hospital_admin', { hospital_id: own.hospital.id }), doctor])
    expect((await nextOf(ids, who)).map(({ doctorId }) => doctorId)).toEqual([own.doctor.id]);
});

it('each answer is by the clock of its hospital', async () => {
  const hospital = await make.hospital(app.sql, { time_zone: 'America/New_York' });
  const { id } = await make.doctor(app.sql, { hospital_id: hospital.id });
  expect(await nextOf([id])).toEqual([{ doctorId: id, timeZone: 'America/New_York', at: await firstFreeOf(id) }]);
});

it('more than fifty, none, or no ids at all is a bad request', async () => {
  const fifty = Array.from({ length: 51 }, (_, n) => `00000000-0000-4000-8000-0000000000${n + 10}`);
  for (const ids of [fifty.join(), '', 'nobody']) expect((await admin.get(`doctors/next-free?ids=${ids}`)).status).toBe(400);
  expect(await nextOf(fifty.slice(0, 50))).toEqual([]);
});
