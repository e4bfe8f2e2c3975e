import type { Answer, Caller } from '../testing/caller';
import { makeClinic, NOW, standAt, TOMORROW, tomorrowAt, wrote, type Clinic } from '../testing/clinic';
import { make, type CreatedRow } from '../testing/make';
import { startTestApp, type TestApp } from '../testing/test-app';
import { SettleAffected } from './settle.service';

/** A doctor has moved: their appointments of tomorrow are of the hospital of before, and one of the new hospital. */
describe('a change of the calendar of a doctor who has moved', () => {
  let test: TestApp;
  let before: Clinic;
  let now: Clinic;
  let theirs: CreatedRow;
  let own: CreatedRow;
  let admin: Caller;
  beforeAll(async () => {
    test = await startTestApp();
    admin = await test.as('admin');
  });
  afterAll(() => test.close());

  const bookedAt = async (time: string, { hospital }: Clinic, name: string): Promise<CreatedRow> => {
    const patient = await make.patient(test.sql, { name });
    return make.appointment(test.sql, tomorrowAt(time), {
      doctor_id: before.doctor.id,
      patient_id: patient.id,
      hospital_id: hospital.id,
      status: 'confirmed',
    });
  };
  beforeEach(async () => {
    standAt(test, NOW);
    [before, now] = [await makeClinic(test), await makeClinic(test)];
    theirs = await bookedAt('09:00', before, 'Asha There');
    await test.sql.query('update doctors set hospital_id = $2 where id = $1', [before.doctor.id, now.hospital.id]);
    own = await bookedAt('10:00', now, 'Asha Here');
    wrote(test);
  });

  const change = () => ({ kind: 'leave', doctorId: before.doctor.id, from: TOMORROW, leaveKind: 'sick' });
  const asleep = async () => {
    standAt(test, new Date(Date.parse(NOW) + 20_000).toISOString());
    await test.app.get(SettleAffected).run();
  };
  const statusOf = async ({ id }: CreatedRow): Promise<string> => (await admin.get(`appointments/${id}`)).body.status as string;
  const shows = ({ text }: Answer): string[] => ['There', 'Here'].filter((name) => text.includes(`Asha ${name}`));
  const cancels = (...rows: CreatedRow[]) => rows.map(({ id }) => ({ appointmentId: id, version: 1, act: 'cancel' }));
  const staff = {
    hospital_admin: () => test.as('hospital_admin', { hospital_id: now.hospital.id }),
    agent: () => test.as('agent', { hospital_id: now.hospital.id }),
  };

  it('shows the administrator of the new hospital its own appointments alone, and cancels no other one', async () => {
    const manager = await staff.hospital_admin();
    expect(shows(await manager.post('calendar-changes/preview', { change: change() }))).toEqual(['Here']);
    const made = await manager.post('calendar-changes', { change: change(), decisions: cancels(theirs, own) });
    expect([made.status, shows(made), made.body.open]).toEqual([201, ['Here'], 0]);
    await asleep();
    expect([await statusOf(theirs), await statusOf(own)]).toEqual(['confirmed', 'cancelled']);
  });

  it.each(['hospital_admin', 'agent'] as const)('lets the %s of the new hospital decide about its own alone', async (role) => {
    const made = await admin.post('calendar-changes', { change: change() });
    const path = `calendar-changes/${made.body.id}`;
    const who = await staff[role]();
    for (const seen of [path, `${path}/proposals`]) expect([seen, shows(await who.get(seen))]).toEqual([seen, ['Here']]);
    expect((await who.get('calendar-changes?open=true')).body).toMatchObject([{ id: made.body.id, open: 1 }]);
    const [foreign, none] = [theirs.id, '7d3f9a52-1c64-4c1b-9a57-5f2f6b1d8e90'];
    for (const id of [foreign, none]) expect((await who.put(`${path}/appointments/${id}`, { act: 'cancel' })).status).toBe(404);
    const decided = await who.post(`${path}/decisions`, { decisions: cancels(theirs, own) });
    expect([shows(decided), decided.body.open, decided.body.ready]).toEqual([['Here'], 0, 1]);
    await asleep();
    expect([await statusOf(theirs), await statusOf(own)]).toEqual(['confirmed', 'cancelled']);
    // Whoever sees all decides about it.
    expect((await admin.get(path)).body).toMatchObject({ open: 1, done: 1 });
  });

  describe('seen by the hospital of before', () => {
    const needsOf = async (who: Caller): Promise<unknown[]> =>
      ((await who.get('appointments/needs')).body as { id: string; need: string; calendarChangeId: string | null }[]).map(
        ({ id, need, calendarChangeId }) => [id, need, calendarChangeId],
      );
    const ofBefore = {
      hospital_admin: () => test.as('hospital_admin', { hospital_id: before.hospital.id }),
      agent: () => test.as('agent', { hospital_id: before.hospital.id }),
    };

    it.each(['hospital_admin', 'agent'] as const)(
      'asks the %s for its appointment and not for the other hospital’s change',
      async (role) => {
        const { id } = (await admin.post('calendar-changes', { change: change() })).body as CreatedRow;
        const who = await ofBefore[role]();
        expect(await needsOf(who)).toEqual([[theirs.id, 'decide', null]]);
        expect((await who.get(`calendar-changes/${id}`)).status).toBe(404);
        expect((await who.get(`appointments/${theirs.id}`)).status).toBe(200);
        // The new hospital decides about its own with the change, and whoever sees all about both.
        expect(await needsOf(await staff[role]())).toEqual([[own.id, 'decide', id]]);
        expect(await needsOf(admin)).toEqual(
          expect.arrayContaining([
            [theirs.id, 'decide', id],
            [own.id, 'decide', id],
          ]),
        );
      },
    );

    it.each([
      ['the agent gives the appointment to a colleague', 'agent', (doctorId: string) => ({ doctorId })],
      ['the agent cancels it', 'agent', () => ({ status: 'cancelled' })],
      ['the administrator cancels it', 'hospital_admin', () => ({ status: 'cancelled' })],
    ] as const)('is asked no more once %s', async (_, role, fields) => {
      await admin.post('calendar-changes', { change: change() });
      const who = await ofBefore[role]();
      const colleague = await make.doctor(test.sql, { hospital_id: before.hospital.id });
      const { status, body } = await who.put(`appointments/${theirs.id}`, fields(colleague.id));
      expect([status, body.hospital?.id]).toEqual([200, before.hospital.id]);
      expect(await needsOf(who)).toEqual([]);
      expect(await needsOf(await staff.hospital_admin())).toMatchObject([[own.id, 'decide', expect.any(String)]]);
    });

    it('is asked on after a change that settles nothing, and counted for what it is', async () => {
      await admin.post('calendar-changes', { change: change() });
      const who = await ofBefore.agent();
      const elsewhere = await who.put(`appointments/${theirs.id}`, { appointmentDate: tomorrowAt('11:00') });
      expect([elsewhere.status, Object.keys(elsewhere.body.errors as object)]).toEqual([400, ['doctorId']]);
      expect((await who.put(`appointments/${theirs.id}`, { notes: 'Has called' })).status).toBe(200);
      expect(await needsOf(who)).toEqual([[theirs.id, 'decide', null]]);
      expect((await who.get('appointments/needs/counts')).body).toMatchObject([{ hospitalId: before.hospital.id, total: 1 }]);
    });
  });

  it('shows and lets decide about both whoever is bound to no hospital (control)', async () => {
    const agent = await test.as('agent');
    const made = await admin.post('calendar-changes', { change: change() });
    expect(shows(await agent.get(`calendar-changes/${made.body.id}`))).toEqual(['There', 'Here']);
    await agent.post(`calendar-changes/${made.body.id}/decisions`, { decisions: cancels(theirs, own) });
    await asleep();
    expect([await statusOf(theirs), await statusOf(own)]).toEqual(['cancelled', 'cancelled']);
  });
});
