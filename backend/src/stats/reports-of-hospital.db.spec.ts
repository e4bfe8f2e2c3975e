import { addDays, dayOf, instantAt, withOffset, type Day } from '@arogya/domain/clock';
import { Authenticator } from '../access/authenticator';
import type { Caller } from '../testing/caller';
import { standAt, wrote } from '../testing/clinic';
import { hasRead } from '../testing/has-read';
import { make } from '../testing/make';
import { RandomActs } from '../testing/random-acts';
import { recountedCharts } from '../testing/recounted-charts';
import { startTestApp, type TestApp } from '../testing/test-app';

/** The days of the random acts' appointments, and one on which many of them are. */
const SPAN = { from: '2026-11-19', to: '2026-12-19' };
const ONE_DAY = '2026-11-21';
const INDIA = 'Asia/Kolkata';

let test: TestApp;
let own: string;
let other: string;
/** The administrator of each. */
let manager: Caller;
let otherManager: Caller;
const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000);

const inIndia = (day: Day, minutes: number): string => withOffset(instantAt(day, minutes, INDIA) ?? 0, INDIA);
const managerOf = (hospital: string): Promise<Caller> => test.as('hospital_admin', { hospital_id: hospital });

beforeAll(async () => {
  test = await startTestApp({ history: false });
  const acts = await RandomActs.on(test.sql, seed);
  await acts.some(3_000);
  const hospitals = await test.sql.query<{ id: string }>('select id from hospitals order by id');
  [own = '', other = ''] = hospitals.map(({ id }) => id);
  [manager, otherManager] = [await managerOf(own), await managerOf(other)];
  // A doctor who has moved away leaves the history where it was, and makes a new one elsewhere.
  const [mover] = await test.sql.query<{ id: string }>('update doctors set hospital_id = $2 where hospital_id = $1 returning id', [
    own,
    other,
  ]);
  if (!mover) throw new Error('No doctor has moved');
  const patient = await make.patient(test.sql);
  for (let n = 0; n < 12; n += 1) {
    const status = n < 5 ? 'no_show' : 'completed';
    const place = { doctor_id: mover.id, hospital_id: other, patient_id: patient.id, status };
    await make.appointment(test.sql, inIndia('2026-12-15', 540 + n * 15), place);
  }
  // One hospital's own deletion of a patient is none of the other's.
  await manager.delete(`patients/${(await manager.get('patients?pageSize=1')).body[0].id}`);
  standAt(test, `${ONE_DAY}T12:00:00+05:30`);
  await hasRead(test);
  wrote(test);
});
afterAll(() => test.close());

const chartsOf = async (who: Caller, { from, to } = SPAN) =>
  (await who.get(`reports/analytics?from=${from}&to=${to}`)).body as Record<string, object[]>;
const statsOf = async (who: Caller) => (await who.get('dashboard/stats')).body;

const rows = <T extends object>(text: string, values: unknown[]): Promise<T[]> => test.sql.query<T>(text, values);
const countOf = async (text: string, values: unknown[]): Promise<number> =>
  Number((await rows<{ n: number }>(`select count(*)::int as n from ${text}`, values))[0]?.n);

describe("a hospital's charts", () => {
  it('are what the rows of that hospital say, after three thousand random acts', async () => {
    const sources: object[] = [];
    for (const [hospital, who] of [[own, manager] as const, [other, otherManager] as const]) {
      const charts = await recountedCharts(test, hospital, SPAN);
      expect({ seed, ...(await chartsOf(who)) }).toEqual({ seed, ...charts });
      expect(charts['bookings']?.length).toBeGreaterThan(5);
      expect(charts['hours']?.length).toBeGreaterThan(5);
      sources.push(...(charts['sources'] ?? []));
    }
    // Dice may give one of the two hospitals no lead.
    expect(sources).not.toEqual([]);
    // Of the doctor who has moved what happened there alone, whatever happened before elsewhere.
    expect((await chartsOf(otherManager))['noShows']).toContainEqual(expect.objectContaining({ noShows: 5, appointments: 12 }));
  });

  it('are not found to be so where nobody is bound to a hospital (control)', async () => {
    expect(await asUnbound(() => chartsOf(manager))).not.toEqual(await recountedCharts(test, own, SPAN));
  });

  it('are of all hospitals for an administrator, in the same words', async () => {
    const all = await chartsOf(await test.as('admin'));
    const sum = (charts: Record<string, object[]>, chart: string, figure: string): number =>
      (charts[chart] as Record<string, number>[]).reduce((total, row) => total + (row[figure] ?? 0), 0);
    const both = [await chartsOf(manager), await chartsOf(otherManager)];
    const nobodys = await countOf(`appointments where hospital_id is null and archived_at is null and day between $1 and $2`, [
      SPAN.from,
      SPAN.to,
    ]);
    const ofBoth = both.reduce((total, charts) => total + sum(charts, 'bookings', 'appointments'), 0);
    expect(sum(all, 'bookings', 'appointments')).toBe(ofBoth + nobodys);
  });

  it('follow a cancellation, a deletion and what brings it back, as those of an administrator do', async () => {
    const admin = await test.as('admin');
    const doctor = await make.doctor(test.sql, { hospital_id: own });
    const patient = await make.patient(test.sql);
    const day = '2026-12-10';
    const { id } = await make.appointment(test.sql, inIndia(day, 600), { doctor_id: doctor.id, patient_id: patient.id, hospital_id: own });
    const seen = async () => {
      wrote(test);
      const both = [await chartsOf(manager, { from: day, to: day }), await chartsOf(admin, { from: day, to: day })];
      const [first, second] = both.map(({ bookings, hours }) => ({ bookings, hours }));
      expect(first).toEqual(second);
      expect((await chartsOf(otherManager, { from: day, to: day }))['bookings']).toEqual([]);
      return first;
    };
    const hours = [{ weekday: 4, hour: 10, appointments: 1 }];
    expect(await seen()).toEqual({ bookings: [{ day, status: 'pending', appointments: 1 }], hours });
    const cancelled = await manager.put(`appointments/${id}`, { status: 'cancelled' });
    expect(cancelled.status).toBe(200);
    expect(await seen()).toEqual({ bookings: [{ day, status: 'cancelled', appointments: 1 }], hours: [] });
    expect((await manager.post(`appointments/${id}/undo`, { version: cancelled.body.version })).status).toBe(200);
    expect(await seen()).toEqual({ bookings: [{ day, status: 'pending', appointments: 1 }], hours });
    await manager.delete(`appointments/${id}`);
    expect(await seen()).toEqual({ bookings: [], hours: [] });
    expect((await manager.post(`appointments/${id}/restore`, {})).status).toBe(200);
    expect(await seen()).toEqual({ bookings: [{ day, status: 'pending', appointments: 1 }], hours });
  });
});

describe("a hospital's figures", () => {
  it('are what its rows say, and its list of patients', async () => {
    for (const [hospital, who] of [[own, manager] as const, [other, otherManager] as const]) {
      const here = 'appointments where hospital_id = $1 and archived_at is null';
      const stats = await statsOf(who);
      expect({ seed, ...stats }).toMatchObject({
        seed,
        totalAppointments: await countOf(here, [hospital]),
        todayAppointments: await countOf(`${here} and day = $2`, [hospital, ONE_DAY]),
        totalPatients: Number((await who.get('patients')).headers['x-total-count']),
        activeDoctors: await countOf('doctors where hospital_id = $1 and is_active and archived_at is null', [hospital]),
        pendingLeads: await countOf(`leads where hospital_id = $1 and archived_at is null and status in ('new', 'assigned')`, [hospital]),
      });
      expect(stats.totalPatients).toBeGreaterThan(5);
    }
  });

  it('are not found to be so where nobody is bound to a hospital (control)', async () => {
    const { totalAppointments, totalPatients } = await statsOf(manager);
    const unbound = await asUnbound(() => statsOf(manager));
    expect(unbound.totalAppointments).toBeGreaterThan(totalAppointments);
    expect(unbound.totalPatients).toBeGreaterThan(totalPatients);
  });

  it('have the pending leads of each of fourteen days, of all agents', async () => {
    standAt(test, new Date().toISOString());
    const today = dayOf(Date.now(), INDIA);
    const { series, changes, pendingLeads } = await statsOf(manager);
    standAt(test, `${ONE_DAY}T12:00:00+05:30`);
    const then = (day: Day): Promise<number> =>
      countOf(
        `leads where hospital_id = $1 and archived_at is null and (created_at at time zone '${INDIA}')::date <= $2
           and (case when status in ('new', 'assigned') then true else pending_until > $2 end)`,
        [own, day],
      );
    const line = await Promise.all(Array.from({ length: 14 }, (_, n) => then(addDays(today, n - 13))));
    expect({ seed, line: series.leads }).toEqual({ seed, line });
    const before = await then(addDays(today, -30));
    expect(changes.pendingLeads).toBe(before < 10 ? null : Math.round(((pendingLeads - before) / before) * 100));
  });

  it('are of the day on the clock of the hospital', async () => {
    const hospital = await make.hospital(test.sql, { time_zone: 'America/New_York' });
    const doctor = await make.doctor(test.sql, { hospital_id: hospital.id });
    const patient = await make.patient(test.sql);
    const place = { doctor_id: doctor.id, hospital_id: hospital.id, patient_id: patient.id };
    await make.appointment(test.sql, '2026-12-01T21:00:00-05:00', { ...place, day: '2026-12-01', time_slot: '21:00' });
    await test.sql.query(
      `insert into leads (patient_name, phone, phone_key, hospital_id, source, created_at)
       values ('Meera', '98450 10042', '+919845010042', $1, 'Referral', '2026-12-01T23:30:00-05:00')`,
      [hospital.id],
    );
    const who = await managerOf(hospital.id);
    // The second of December in India, and the first there.
    standAt(test, '2026-12-01T22:00:00-05:00');
    wrote(test);
    const first = { from: '2026-12-01', to: '2026-12-01' };
    expect((await statsOf(who)).todayAppointments).toBe(1);
    expect(await chartsOf(who, first)).toMatchObject({
      hours: [{ weekday: 2, hour: 21, appointments: 1 }],
      sources: [{ source: 'Referral', leads: 1 }],
    });
    expect(await chartsOf(who, { from: '2026-12-02', to: '2026-12-02' })).toMatchObject({ bookings: [], hours: [], sources: [] });
    standAt(test, `${ONE_DAY}T12:00:00+05:30`);
  });
});

describe('the reports of a hospital', () => {
  it('are refused to whoever has none, or whose is closed, and say nothing of the nightly check or the reference data of all', async () => {
    const nobodys = await test.as('hospital_admin', { hospital_id: null });
    for (const path of ['dashboard/stats', 'reports/analytics?from=2026-11-20&to=2026-11-20', 'export/leads/csv']) {
      expect((await nobodys.get(path)).body).toMatchObject({ status: 403, type: 'urn:arogyadesk:noHospital' });
    }
    const closed = await make.hospital(test.sql);
    const theirs = await managerOf(closed.id);
    expect((await theirs.get('dashboard/stats')).status).toBe(200);
    expect((await (await test.as('admin')).delete(`hospitals/${closed.id}`)).status).toBe(204);
    for (const path of ['dashboard/stats', 'reports/analytics?from=2026-11-20&to=2026-11-20'])
      expect((await theirs.get(path)).status).toBe(401);
    for (const path of ['reports/figures', 'management/stats']) expect((await manager.get(path)).status).toBe(403);
  });

  it('name no doctor, patient or lead of another hospital', async () => {
    const answers = await Promise.all(
      ['dashboard/stats', `reports/analytics?from=${SPAN.from}&to=${SPAN.to}`, 'export/appointments/csv', 'export/leads/csv'].map((path) =>
        manager.get(path),
      ),
    );
    const theirs = await rows<{ word: string }>(
      `select number::text as word from appointments where hospital_id is distinct from $1
       union all select d.id::text from doctors d where not exists (select from appointments a where a.doctor_id = d.id and a.hospital_id = $1)`,
      [own],
    );
    expect(theirs.length).toBeGreaterThan(20);
    const said = answers.map((answer) => answer.text).join('\n');
    expect(theirs.filter(({ word }) => said.includes(word))).toEqual([]);
  });
});

/** A control: runs `work` as if whoever signs in were bound to no hospital. */
async function asUnbound<T>(work: () => Promise<T>): Promise<T> {
  const authenticator = test.app.get(Authenticator);
  const before = authenticator.accountOfToken.bind(authenticator);
  authenticator.accountOfToken = async (...asked) => {
    const account = await before(...asked);
    return account && { ...account, role: 'admin' };
  };
  return work().finally(() => (authenticator.accountOfToken = before));
}
