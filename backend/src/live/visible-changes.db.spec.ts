import { makeClinic, NOW, standAt, TOMORROW, type Clinic } from '../testing/clinic';
import { make } from '../testing/make';
import { openStream, type ScreenStream } from '../testing/streams';
import { startTestApp, type TestApp } from '../testing/test-app';
import type { Caller } from '../testing/caller';
import { until } from '../testing/until';

type Staff = Caller & { readonly userId: string };

describe('of changes, an open screen hears', () => {
  let test: TestApp;
  let own: Clinic;
  let other: Clinic;
  let admin: Staff;
  beforeAll(async () => {
    test = await startTestApp();
    standAt(test, NOW);
    [own, other] = [await makeClinic(test), await makeClinic(test)];
    admin = await test.as('admin');
  });
  afterAll(() => test.close());

  const managerOf = ({ hospital }: Clinic): Promise<Staff> => test.as('hospital_admin', { hospital_id: hospital.id });
  async function doctorOf({ doctor }: Clinic): Promise<Staff> {
    const account = await test.as('doctor');
    await test.sql.query('update doctors set user_id = $1 where id = $2', [account.userId, doctor.id]);
    return account;
  }

  let last = 0;
  /** What these people hear while `act` is done, in their order. */
  async function received(people: readonly Staff[], act: () => Promise<unknown>): Promise<ReturnType<ScreenStream['changed']>[]> {
    const streams = await Promise.all(people.map((who) => openStream(test.port, who)));
    await act();
    // All staff hear of a state, and of it after what was changed before.
    const name = `State ${(last += 1)}`;
    expect((await admin.post('states', { name, code: `S${last}` })).status).toBe(201);
    await until(() => streams.every((stream) => stream.changed().topics.includes('states')));
    for (const stream of streams) stream.stop();
    return streams.map((stream) => stream.changed());
  }
  const idsReceived = async (people: readonly Staff[], act: () => Promise<unknown>): Promise<(readonly string[])[]> =>
    (await received(people, act)).map(({ ids }) => ids);

  it('of a lead that leaves its hospital or its agent on both sides, and nobody else does', async () => {
    const agents = [await test.as('agent'), await test.as('agent'), await test.as('agent')] as const;
    const managers = [await managerOf(own), await managerOf(other)] as const;
    const doctor = await doctorOf(own);
    const made = await admin.post('leads', {
      patientName: 'Meera',
      phone: '+91 55500 20001',
      assignedAgentId: agents[0].userId,
      assignedDoctorId: own.doctor.id,
    });
    expect(made.status).toBe(201);
    const { id } = made.body as { id: string };
    const moved = await received([...agents, ...managers, doctor], () =>
      admin.put(`leads/${id}`, { assignedAgentId: agents[1].userId, assignedDoctorId: other.doctor.id }),
    );
    expect(moved.map(({ ids }) => ids.includes(id))).toEqual([true, true, false, true, true, false]);
    expect(moved.map(({ topics }) => topics.includes('leads'))).toEqual([true, true, false, true, true, false]);
    const changed = await idsReceived([...agents, ...managers], () => admin.put(`leads/${id}`, { notes: 'Called' }));
    expect(changed.map((ids) => ids.includes(id))).toEqual([false, true, false, false, true]);
  });

  it('that somebody has taken an unassigned lead, who could have taken it', async () => {
    const [taker, late] = [await test.as('agent'), await test.as('agent')];
    const { body } = await admin.post('leads', { patientName: 'Ravi', phone: '+91 55500 20002' });
    const id = body.id as string;
    const ids = await idsReceived([taker, late], () => taker.put(`leads/${id}`, { assignedAgentId: taker.userId }));
    expect(ids.map((all) => all.includes(id))).toEqual([true, true]);
  });

  it('of a doctor who goes to another hospital on both sides, and not where', async () => {
    const managers = [await managerOf(own), await managerOf(other)];
    const { id } = await make.doctor(test.sql, { hospital_id: own.hospital.id });
    const streams = await Promise.all(managers.map((who) => openStream(test.port, who)));
    expect((await admin.put(`doctors/${id}`, { hospitalId: other.hospital.id })).status).toBe(200);
    await until(() => streams.every((stream) => stream.changed().ids.includes(id)));
    for (const stream of streams) stream.stop();
    expect(streams[0]?.text()).not.toContain(other.hospital.id);
  });

  it('of what a hospital changes of a patient of two hospitals at that hospital alone: no other one learns that they go there, too', async () => {
    const { id } = await make.patient(test.sql);
    for (const [{ hospital, doctor }, time] of [
      [own, '10:00'],
      [other, '11:00'],
    ] as const)
      await make.appointment(test.sql, `${TOMORROW}T${time}:00+05:30`, { doctor_id: doctor.id, patient_id: id, hospital_id: hospital.id });
    const managers = [await managerOf(own), await managerOf(other)] as const;
    const byHospital = await idsReceived(managers, () => managers[0].put(`patients/${id}`, { phone: '+91 55500 20003' }));
    expect(byHospital.map((ids) => ids.includes(id))).toEqual([true, false]);
    const byAdmin = await idsReceived(managers, () => admin.put(`patients/${id}`, { name: 'Asha V.' }));
    expect(byAdmin.map((ids) => ids.includes(id))).toEqual([true, true]);
  });

  it('nothing of visitors before they book', async () => {
    const [handle] = await received([admin], () =>
      test.visitor().post('patients/booking', { name: 'Asha', phone: '+91 55500 20004', age: 30, gender: 'female', symptoms: 'Fever' }),
    );
    expect(handle?.topics).not.toContain('patients');
  });
});
