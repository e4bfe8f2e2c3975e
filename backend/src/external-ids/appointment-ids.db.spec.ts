import { shortly, type Answer } from '../testing/caller';
import { makeClinic, NOW, standAt, tomorrowAt, type Clinic } from '../testing/clinic';
import { integrationKey, program, type Program } from '../testing/integration-key';
import { make } from '../testing/make';
import { statementsOf } from '../scale/statements';
import { startTestApp, type TestApp } from '../testing/test-app';

describe('external ids of appointments, of the erased, and for staff', () => {
  let test: TestApp;
  let own: Clinic | undefined;
  let everywhere: Program;
  let bound: Program;
  let last = 0;
  const phone = (): string => `+91 98450 5${String((last += 1)).padStart(4, '0')}`;
  const lead = (fields: object = {}): object => ({ patientName: 'Asha Rao', phone: phone(), ...fields });
  const patient = (fields: object = {}): object => ({ name: 'Asha Rao', phone: phone(), ...fields });
  const path = (noun: string, id: string): string => `${noun}/by-external-id/${encodeURIComponent(id)}`;

  beforeAll(async () => {
    test = await startTestApp();
    standAt(test, NOW);
    own = await makeClinic(test);
    const { hospital, doctor, patient: seen } = own;
    await make.appointment(test.sql, tomorrowAt('15:00'), { doctor_id: doctor.id, patient_id: seen.id, hospital_id: hospital.id });
    everywhere = program(test.visitor(), await integrationKey(test));
    bound = program(test.visitor(), await integrationKey(test, { hospital_id: own.hospital.id }));
  });
  afterAll(() => test.close());

  it('go with an erasure, and never point to the erased row again', async () => {
    const admin = await test.as('admin');
    const number = phone();
    const made = await everywhere('PUT', path('patients', 'MRN-9'), { name: 'Ravi Menon', phone: number });
    const wanted = await everywhere('PUT', path('leads', 'L-9'), { patientName: 'Ravi Menon', phone: number });
    const booking = { doctorId: own!.doctor.id, patientId: made.body.id, appointmentDate: tomorrowAt('09:00'), externalId: 'V-9' };
    const booked = await everywhere('POST', 'appointments', booking);
    expect(booked.status).toBe(201);
    const rows = (): Promise<object[]> =>
      test.sql.query(`select entity from external_ids where external_id in ('MRN-9', 'L-9', 'V-9', 'MRN-11')`);
    expect((await rows()).length).toBe(3);
    expect((await admin.post(`patients/${made.body.id}/erase`, {})).status).toBe(200);
    expect(await rows()).toEqual([]);
    const again = await everywhere('PUT', path('patients', 'MRN-9'), { name: 'Ravi Menon', phone: number });
    expect([again.status, again.body.id === made.body.id]).toEqual([201, false]);
    expect((await everywhere('PUT', `patients/${made.body.id}`, { externalId: 'MRN-10' })).status).toBe(404);
    for (const erased of [`leads/${wanted.body.id}`, `appointments/${booked.body.id}`])
      expect([erased, ...shortly(await everywhere('PUT', erased, { externalId: 'MRN-11' }))]).toEqual([erased, 409, 'archived']);
    expect(await rows()).toEqual([{ entity: 'patient' }]);
  });

  it('of appointments come with the booking and later, and one of another is refused with all that came with it', async () => {
    const book = (time: string, more: object = {}, headers = {}): Promise<Answer> =>
      bound(
        'POST',
        'appointments',
        { doctorId: own!.doctor.id, patientId: own!.patient.id, appointmentDate: tomorrowAt(time), ...more },
        headers,
      );
    const key = { 'idempotency-key': 'visit-1' };
    const first = await book('10:00', { externalId: 'VISIT-1' }, key);
    expect([first.status, first.body.externalId]).toEqual([201, 'VISIT-1']);
    expect((await book('10:00', { externalId: 'VISIT-1' }, key)).headers['idempotent-replayed']).toBe('true');
    const taken = await book('10:30', { externalId: 'VISIT-1' });
    expect([...shortly(taken), taken.body.id]).toEqual([409, 'externalIdTaken', first.body.id]);
    const second = await book('10:30');
    expect([second.status, second.body.externalId]).toEqual([201, null]);
    const change = (fields: object): Promise<Answer> => bound('PUT', `appointments/${second.body.id}`, fields);
    expect(shortly(await change({ externalId: 'VISIT-1', notes: 'not written' }))).toEqual([409, 'externalIdTaken']);
    expect((await bound('GET', `appointments/${second.body.id}`)).body.notes).toBeNull();
    expect((await change({ externalId: 'VISIT-2' })).body).toMatchObject({ externalId: 'VISIT-2', version: 1 });
    expect((await change({ externalId: 'VISIT-3', notes: 'Fasting' })).body).toMatchObject({
      externalId: 'VISIT-3',
      notes: 'Fasting',
      version: 2,
    });
    const listed = (await bound('GET', 'appointments?externalId=VISIT-3')).body as unknown as { id: string; externalId: string }[];
    expect(listed.map(({ id, externalId }) => [id, externalId])).toEqual([[second.body.id, 'VISIT-3']]);
    expect((await bound('GET', 'appointments')).text).toContain('"externalId":');
    const admin = await test.as('admin');
    expect((await admin.get('appointments')).text).not.toContain('externalId');
    expect((await admin.get('appointments?externalId=VISIT-3')).status).toBe(403);
    expect((await admin.put(`appointments/${second.body.id}`, { externalId: 'VISIT-4' })).status).toBe(403);
    expect(
      (
        await admin.post('appointments', {
          doctorId: own!.doctor.id,
          patientId: own!.patient.id,
          appointmentDate: tomorrowAt('11:00'),
          externalId: 'V',
        })
      ).status,
    ).toBe(403);
    expect(
      (
        await everywhere('POST', 'appointments', {
          doctorId: own!.doctor.id,
          patientId: own!.patient.id,
          appointmentDate: tomorrowAt('11:15'),
        })
      ).body.externalId,
    ).toBeNull();
  });

  it.each(['leads', 'patients', 'appointments'])('cost a list of %s no statement more, neither by key nor by cookie', async (noun) => {
    const admin = await test.as('admin');
    for (let n = 0; n < 3; n += 1) await everywhere('PUT', path('leads', `COUNT-${(last += 1)}`), lead());
    // Without those of the readers of events, which work on what was there before.
    const counted = async (call: () => Promise<Answer>): Promise<string[]> => {
      await call();
      return (await statementsOf(call)).statements.flatMap(({ text }) =>
        /from (?:leads|patients|appointments|external_ids)\b/u.test(text) ? [text] : [],
      );
    };
    const byCookie = await counted(() => admin.get(`${noun}?pageSize=200`));
    const byKey = await counted(() => everywhere('GET', `${noun}?pageSize=200`));
    expect([byKey.length, byKey.some((text) => text.includes('external_ids'))]).toEqual([byCookie.length, true]);
    expect(byCookie.filter((text) => text.includes('external_ids'))).toEqual([]);
  });

  it('cost staff no statement who add, change and book', async () => {
    const admin = await test.as('admin');
    const { statements } = await statementsOf(async () => {
      const { body } = await admin.post('leads', lead());
      await admin.put(`leads/${body.id}`, { notes: 'x' });
      const made = await admin.post('patients', patient());
      await admin.put(`patients/${made.body.id}`, { notes: 'x' });
      const at = { doctorId: own!.doctor.id, patientId: made.body.id, appointmentDate: tomorrowAt('16:00') };
      const booked = await admin.post('appointments', at);
      expect(booked.status).toBe(201);
      await admin.put(`appointments/${booked.body.id}`, { notes: 'x' });
    });
    expect(statements.length).toBeGreaterThan(10);
    expect(statements.filter(({ text }) => text.includes('external'))).toEqual([]);
  });
});
