import type { Answer, Caller } from '../testing/caller';
import { makeClinic, NOW, standAt, tomorrowAt, TOMORROW, type Clinic } from '../testing/clinic';
import { make } from '../testing/make';
import { startTestApp, type TestApp } from '../testing/test-app';

const CARE = { symptoms: 'canary: told to the other hospital', notes: 'canary: written by the other hospital' };
const HIDDEN = ['notes', 'symptoms'];

/** A patient of two hospitals, a patient of one, and what the staff of each hospital read of them. */
describe('a patient who appointments two hospitals', () => {
  let test: TestApp;
  let admin: Caller;
  let manager: Caller;
  let own: Clinic;
  let shared: { id: string };
  let alone: { id: string };
  const appointments: Record<string, string> = {};

  beforeAll(async () => {
    test = await startTestApp();
    standAt(test, NOW);
    admin = await test.as('admin');
    own = await makeClinic(test);
    const other = await makeClinic(test);
    manager = await test.as('hospital_admin', { hospital_id: own.hospital.id });
    [shared, alone] = [await make.patient(test.sql, { ...CARE, name: 'Shared' }), await make.patient(test.sql, { ...CARE, name: 'Alone' })];
    const appointment = (clinic: Clinic, time: string, patient: { id: string }) =>
      make.appointment(test.sql, tomorrowAt(time), {
        doctor_id: clinic.doctor.id,
        hospital_id: clinic.hospital.id,
        patient_id: patient.id,
        notes: `of ${time}`,
      });
    appointments['shared'] = (await appointment(own, '09:00', shared)).id;
    appointments['alone'] = (await appointment(own, '09:15', alone)).id;
    appointments['there'] = (await appointment(other, '09:30', shared)).id;
  });
  afterAll(() => test.close());

  const care = ({ body }: Answer) => ({
    symptoms: body.symptoms,
    notes: body.notes,
    withheld: [...((body.withheld ?? []) as string[])].sort(),
  });
  const change = (body: object, id = shared.id, headers?: Record<string, string>) => manager.put(`patients/${id}`, body, headers);
  const kept = () => test.sql.one('select symptoms, notes, address from patients where id = $1', [shared.id]);

  it('is shown to each hospital without symptoms and notes, and it is said that they are withheld', async () => {
    expect(care(await manager.get(`patients/${shared.id}`))).toEqual({ symptoms: null, notes: null, withheld: HIDDEN });
    const list = await manager.get('patients?sort=name');
    expect(list.body.map((row: object) => care({ body: row } as Answer))).toEqual([
      { ...CARE, withheld: [] },
      { symptoms: null, notes: null, withheld: HIDDEN },
    ]);
  });

  it('is shown whole to who sees every hospital, and so is a patient of this hospital alone (control)', async () => {
    expect(care(await admin.get(`patients/${shared.id}`))).toEqual({ ...CARE, withheld: [] });
    expect(care(await manager.get(`patients/${alone.id}`))).toEqual({ ...CARE, withheld: [] });
  });

  it.each([
    ['hospital/appointments'],
    ['appointments'],
    ['appointments/today'],
    ['appointments/doctor/:doctor'],
    [`appointments?patientId=:shared`],
    ['appointments/:appointment'],
    ['appointments/:appointment/reported'],
    ['patients'],
    ['patients?archived=true'],
  ])('leaves neither in %s, where the appointment of the own hospital keeps its own notes', async (path) => {
    const address = path
      .replace(':doctor', own.doctor.id)
      .replace(':shared', shared.id)
      .replace(':appointment', appointments['shared'] ?? '');
    const answer = await manager.get(address);
    expect(answer.status).toBe(200);
    const rows = (Array.isArray(answer.body) ? answer.body : [answer.body]) as { id: string }[];
    const ofShared = rows.filter((row) => JSON.stringify(row).includes(shared.id) || row.id === appointments['shared']);
    expect(JSON.stringify(ofShared)).not.toContain('canary');
    expect(answer.text).not.toContain(appointments['there']);
  });

  it('keeps the notes of the appointment, and the symptoms of who comes here alone (control)', async () => {
    const { body } = await manager.get(`hospital/appointments?from=${TOMORROW}&to=${TOMORROW}&sort=appointmentDate`);
    expect(body.map((row: { notes: string; patient: { symptoms: string | null } }) => [row.notes, row.patient.symptoms])).toEqual([
      ['of 09:00', null],
      ['of 09:15', CARE.symptoms],
    ]);
  });

  it('is not told by the answer of a change to the appointment, nor by a stale one', async () => {
    const changed = await manager.put(`appointments/${appointments['shared']}`, { notes: 'Bring the X-ray' });
    expect([changed.status, changed.body.patient.symptoms, changed.body.notes]).toEqual([200, null, 'Bring the X-ray']);
    const stale = await manager.put(`appointments/${appointments['shared']}`, { notes: 'Else' }, { 'if-match': '"1"' });
    expect([stale.status, stale.text.includes('canary')]).toEqual([409, false]);
  });

  it('keeps symptoms and notes when the hospital saves its form, which shows none', async () => {
    const saved = await change({ name: 'Shared', address: '12 MG Road', symptoms: null, notes: null });
    expect([saved.status, care(saved)]).toEqual([200, { symptoms: null, notes: null, withheld: HIDDEN }]);
    expect(await kept()).toEqual({ ...CARE, address: '12 MG Road' });
    const refused = await change({ notes: 'overwritten', symptoms: 'overwritten' });
    expect([refused.status, Object.keys(refused.body.errors).sort()]).toEqual([403, HIDDEN]);
    const stale = await change({ address: 'Else' }, shared.id, { 'if-match': '"1"' });
    expect([stale.status, stale.text.includes('canary')]).toEqual([409, false]);
    expect(await kept()).toMatchObject(CARE);
    expect((await change({ notes: 'rewritten' }, alone.id)).body.notes).toBe('rewritten');
  });

  it('is whole again for the hospital when no appointment of another one is left', async () => {
    await admin.delete(`appointments/${appointments['there']}`);
    expect(care(await manager.get(`patients/${shared.id}`))).toEqual({ ...CARE, withheld: [] });
    await admin.post(`appointments/${appointments['there']}/restore`);
    expect(care(await manager.get(`patients/${shared.id}`)).withheld).toEqual(HIDDEN);
  });
});
