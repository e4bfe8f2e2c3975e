import type { Answer, Caller } from '../testing/caller';
import { makeClinic, NOW, standAt, tomorrowAt, TOMORROW, type Clinic } from '../testing/clinic';
import { make } from '../testing/make';
import { startTestApp, type TestApp } from '../testing/test-app';

const CARE = { symptoms: 'canary: reported to the other hospital', notes: 'canary: written by the other hospital' };
const NOTHING = { symptoms: null, notes: null };

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

  const care = ({ body }: Answer) => ({ symptoms: body.symptoms, notes: body.notes });
  const change = (body: object, id = shared.id, headers?: Record<string, string>) => manager.put(`patients/${id}`, body, headers);
  const kept = () => test.sql.one('select symptoms, notes, address from patients where id = $1', [shared.id]);

  it('is shown to each hospital without the symptoms and notes of the record, like every other patient', async () => {
    expect(care(await manager.get(`patients/${shared.id}`))).toEqual(NOTHING);
    const list = await manager.get('patients?sort=name');
    expect(list.body.map((row: object) => care({ body: row } as Answer))).toEqual([NOTHING, NOTHING]);
  });

  it('is shown whole to who sees every hospital (control)', async () => {
    expect(care(await admin.get(`patients/${shared.id}`))).toEqual(CARE);
  });

  it('is shown with what was reported for the very first appointment, which was booked here', async () => {
    const texts = { symptoms: 'Fever since Monday', notes: 'Prefers mornings' };
    const { body } = await admin.post('patients', { name: 'Reported', phone: '+91 55500 10009', ...texts });
    const book = async (time: string) =>
      expect(
        (await admin.post('appointments', { patientId: body.id, doctorId: own.doctor.id, appointmentDate: tomorrowAt(time) })).status,
      ).toBe(201);
    await book('10:00');
    expect(care(await manager.get(`patients/${body.id}`))).toEqual(texts);
    await admin.put(`patients/${body.id}`, { symptoms: 'canary: reported for another hospital' });
    await book('10:15');
    expect(care(await manager.get(`patients/${body.id}`))).toEqual(texts);
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

  it('keeps the notes of the appointment (control)', async () => {
    const { body } = await manager.get(`hospital/appointments?from=${TOMORROW}&to=${TOMORROW}&sort=appointmentDate`);
    const notes = body.map((row: { notes: string }) => row.notes);
    expect(notes).toEqual(expect.arrayContaining(['of 09:00', 'of 09:15']));
  });

  it('is not in the answer of a change to the appointment, nor in that of a stale one', async () => {
    const changed = await manager.put(`appointments/${appointments['shared']}`, { notes: 'Bring the X-ray' });
    expect([changed.status, changed.body.patient.symptoms, changed.body.notes]).toEqual([200, null, 'Bring the X-ray']);
    const stale = await manager.put(`appointments/${appointments['shared']}`, { notes: 'Else' }, { 'if-match': '"1"' });
    expect([stale.status, stale.text.includes('canary')]).toEqual([409, false]);
  });

  it('keeps its symptoms and notes when the hospital writes its own', async () => {
    const saved = await change({ name: 'Shared', address: '12 MG Road', symptoms: null, notes: null });
    expect([saved.status, care(saved)]).toEqual([200, NOTHING]);
    expect(await kept()).toEqual({ ...CARE, address: '12 MG Road' });
    const own = { symptoms: 'Cough', notes: 'written here' };
    expect(care(await change(own))).toEqual(own);
    expect(care(await admin.get(`patients/${shared.id}`))).toEqual(CARE);
    const appointment = await manager.get(`appointments/${appointments['shared']}`);
    expect(appointment.body.patient.symptoms).toBe('Cough');
    const stale = await change({ address: 'Else' }, shared.id, { 'if-match': '"1"' });
    expect([stale.status, stale.text.includes('canary')]).toEqual([409, false]);
    expect(await kept()).toMatchObject(CARE);
    expect((await change({ notes: 'rewritten' }, alone.id)).body.notes).toBe('rewritten');
  });
});
