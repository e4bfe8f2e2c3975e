import { addDays, dayOf, instantAt, withOffset, type Day } from '@arogya/domain/clock';
import { wrote } from '../testing/clinic';
import { make } from '../testing/make';
import { startTestApp, type TestApp } from '../testing/test-app';

const INDIA = 'Asia/Kolkata';

describe('statistics', () => {
  let test: TestApp;
  const today = dayOf(Date.now(), INDIA);
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  const at = (day: Day, minutes: number): string => withOffset(instantAt(day, minutes, INDIA) ?? 0, INDIA);

  /** A doctor with `count` appointments on a day, a quarter of an hour apart. */
  async function appointments(day: Day, count: number, status = 'completed'): Promise<string> {
    const hospital = await make.hospital(test.sql);
    const doctor = await make.doctor(test.sql, { hospital_id: hospital.id });
    const patient = await make.patient(test.sql);
    for (let n = 0; n < count; n += 1) {
      await make.appointment(test.sql, at(day, 540 + n * 15), {
        doctor_id: doctor.id,
        patient_id: patient.id,
        hospital_id: hospital.id,
        status,
        day,
      });
    }
    wrote(test);
    return doctor.id;
  }

  it('of the dashboard are true, and follow what happens', async () => {
    const admin = await test.as('admin');
    const before = (await admin.get('dashboard/stats')).body;
    await appointments(today, 3);
    await admin.post('leads', { patientName: 'Meera', phone: '+91 55500 10042' });
    const after = (await admin.get('dashboard/stats')).body;
    expect(after.totalAppointments - before.totalAppointments).toBe(3);
    expect(after.todayAppointments - before.todayAppointments).toBe(3);
    expect(after.activeDoctors - before.activeDoctors).toBe(1);
    expect(after.totalPatients - before.totalPatients).toBe(1);
    expect(after.pendingLeads - before.pendingLeads).toBe(1);
    expect(after.series.appointments).toHaveLength(14);
    expect(after.series.appointments.at(-1)).toBe(after.todayAppointments);
    expect(after.series.total.at(-1)).toBe(after.totalAppointments);
    expect(after.series.total.at(-1) - after.series.total.at(-2)).toBe(after.todayAppointments);
    expect(after.series.leads.at(-1)).toBe(after.pendingLeads);
  });

  it('compare with the equal period before, or say that there is too little to compare', async () => {
    const fresh = await startTestApp();
    const admin = await fresh.as('admin');
    expect((await admin.get('dashboard/stats')).body.changes).toEqual({ totalAppointments: null, activeDoctors: null, pendingLeads: null });
    const counted = 'insert into appointment_days (day, status, appointments) values ($1, $2, $3)';
    await fresh.sql.query(counted, [addDays(today, -40), 'completed', 100]);
    await fresh.sql.query(counted, [addDays(today, -3), 'completed', 112]);
    wrote(fresh);
    expect((await admin.get('dashboard/stats')).body.changes.totalAppointments).toBe(12);
    await fresh.close();
  });

  it('of an agent count their own and the unassigned leads', async () => {
    const [admin, agent, other] = await Promise.all([test.as('admin'), test.as('agent'), test.as('agent')]);
    const lead = { patientName: 'Meera', phone: '+91 55500 10042' };
    const before = (await agent.get('dashboard/stats')).body.pendingLeads;
    await admin.post('leads', { ...lead, assignedAgentId: agent.userId });
    await admin.post('leads', { ...lead, assignedAgentId: other.userId });
    expect((await agent.get('dashboard/stats')).body.pendingLeads).toBe(before + 1);
  });

  it('of pending leads compare pending with pending, in the scope of the reader, and know what was then', async () => {
    const fresh = await startTestApp();
    const [admin, agent, other] = await Promise.all([fresh.as('admin'), fresh.as('agent'), fresh.as('agent')]);
    const lead = async (agentId: string | null, cameDaysAgo: number, goneDaysAgo: number | null): Promise<string> => {
      const row = await fresh.sql.one<{ id: string }>(
        `insert into leads (patient_name, phone, phone_key, status, source, assigned_agent_id, created_at, pending_until)
         values ('Meera', '+91 55500 10042', '+915550010042', $1, 'Referral', $2, $3, $4) returning id`,
        [
          goneDaysAgo === null ? 'new' : 'contacted',
          agentId,
          at(addDays(today, -cameDaysAgo), 10),
          goneDaysAgo === null ? null : addDays(today, -goneDaysAgo),
        ],
      );
      return row?.id ?? '';
    };
    const statsOf = async (who: typeof admin) => {
      wrote(fresh);
      const { pendingLeads, changes, series } = (await who.get('dashboard/stats')).body;
      return { pendingLeads, change: changes.pendingLeads, line: series.leads.slice(-3) };
    };
    for (let n = 0; n < 10; n += 1) await lead(agent.userId, 45, n < 4 ? 2 : null);
    await lead(null, 1, null);
    const others = [await lead(other.userId, 40, null), await lead(other.userId, 0, null)];
    expect(await statsOf(agent)).toEqual({ pendingLeads: 7, change: -30, line: [6, 7, 7] });
    expect(await statsOf(admin)).toEqual({ pendingLeads: 9, change: -18, line: [7, 8, 9] });
    const sources = async () => {
      wrote(fresh);
      return (await admin.get(`reports/analytics?from=${addDays(today, -60)}&to=${today}`)).body.sources;
    };
    expect(await sources()).toEqual([{ source: 'Referral', leads: 13 }]);
    for (const id of others) await admin.delete(`leads/${id}`);
    expect(await statsOf(admin)).toEqual({ pendingLeads: 7, change: -30, line: [6, 7, 7] });
    expect(await sources()).toEqual([{ source: 'Referral', leads: 11 }]);
    for (const id of others) await admin.post(`leads/${id}/restore`, {});
    expect(await statsOf(admin)).toEqual({ pendingLeads: 9, change: -18, line: [7, 8, 9] });
    expect(await sources()).toEqual([{ source: 'Referral', leads: 13 }]);
    await admin.put(`leads/${others[0]}`, { status: 'contacted' });
    expect(await statsOf(admin)).toEqual({ pendingLeads: 8, change: -27, line: [7, 8, 8] });
    await fresh.close();
  });

  it('of an agent who had no leads of their own compare nothing, however many nobody had', async () => {
    const fresh = await startTestApp();
    const [admin, agent] = await Promise.all([fresh.as('admin'), fresh.as('agent')]);
    const leads = async (agentId: string | null, count: number, cameDaysAgo: number): Promise<void> => {
      for (let n = 0; n < count; n += 1) {
        await fresh.sql.query(
          `insert into leads (patient_name, phone, phone_key, assigned_agent_id, created_at) values ('Meera', '98450 10042', '+919845010042', $1, $2)`,
          [agentId, at(addDays(today, -cameDaysAgo), 10)],
        );
      }
      wrote(fresh);
    };
    const changeOf = async (who: typeof admin) => (await who.get('dashboard/stats')).body.changes.pendingLeads;
    await leads(null, 12, 45);
    await leads(agent.userId, 33, 3);
    expect(await changeOf(agent)).toBeNull();
    expect(await changeOf(admin)).toBe(275);
    await leads(agent.userId, 12, 40);
    expect(await changeOf(agent)).toBe(138);
    await fresh.close();
  });

  it('draw the charts of a span of days', async () => {
    const admin = await test.as('admin');
    const day = addDays(today, -100);
    await appointments(day, 4, 'no_show');
    const { body } = await admin.get(`reports/analytics?from=${day}&to=${day}`);
    expect(body.bookings).toEqual([{ day, status: 'no_show', appointments: 4 }]);
    // Of four appointments a share says nothing.
    expect(body.noShows).toEqual([]);
    expect(body.hours).toEqual([{ weekday: expect.any(Number), hour: 9, appointments: 4 }]);
  });

  it('order the doctors by the share of missed appointments, of at least ten', async () => {
    const admin = await test.as('admin');
    const day = addDays(today, -130);
    const counted = 'insert into doctor_days (doctor_id, day, completed, no_shows) values ($1, $2, $3, $4)';
    const doctors: string[] = [];
    for (const [completed, missed] of [
      [80, 20],
      [5, 5],
      [0, 9],
      [9, 1],
      [30, 0],
    ]) {
      const doctor = await make.doctor(test.sql);
      await test.sql.query(counted, [doctor.id, day, completed, missed]);
      doctors.push(doctor.id);
    }
    wrote(test);
    const { body } = await admin.get(`reports/analytics?from=${day}&to=${day}`);
    expect(body.noShows.map(({ doctorId, noShows, appointments }: Record<string, unknown>) => [doctorId, noShows, appointments])).toEqual([
      [doctors[1], 5, 10],
      [doctors[0], 20, 100],
      [doctors[3], 1, 10],
    ]);
  });

  it('refuse spans that end before they begin or are longer than a year', async () => {
    const admin = await test.as('admin');
    for (const span of ['from=2026-02-02&to=2026-02-01', 'from=2024-01-01&to=2026-01-01', 'from=2026-02-30&to=2026-03-01']) {
      expect((await admin.get(`reports/analytics?${span}`)).status).toBe(400);
    }
  });

  it.each(['agent', 'doctor', 'hospital_admin'] as const)('are for a %s those that the permissions say', async (role) => {
    const caller = await test.as(role);
    const ofHospital = role === 'hospital_admin' ? 200 : 403;
    expect((await caller.get('reports/analytics?from=2026-02-01&to=2026-02-01')).status).toBe(ofHospital);
    for (const path of ['management/stats', 'reports/figures']) expect((await caller.get(path)).status).toBe(403);
    expect((await caller.get('dashboard/stats')).status).toBe(role === 'agent' ? 200 : ofHospital);
  });
});
