import type { Answer, Caller } from '../testing/caller';
import { makeClinic, NOW, standAt, tomorrowAt, type Clinic } from '../testing/clinic';
import { make } from '../testing/make';
import { startTestApp, type TestApp } from '../testing/test-app';

/** An agent of a hospital books somebody by phone, whether or not they are on file for another hospital. */
describe('the desk of a hospital', () => {
  let test: TestApp;
  let own: Clinic;
  let foreign: Clinic;
  let desk: Caller;
  let there: Caller;
  beforeAll(async () => {
    test = await startTestApp();
    standAt(test, NOW);
    [own, foreign] = [await makeClinic(test), await makeClinic(test)];
    desk = await test.as('agent', { hospital_id: own.hospital.id });
    there = await test.as('agent', { hospital_id: foreign.hospital.id });
  });
  afterAll(() => test.close());

  let last = 0;
  let minutes = 9 * 60;
  const phone = (): string => `+91 98450 4${String((last += 1)).padStart(4, '0')}`;
  const time = (): string => {
    minutes = minutes === 11 * 60 + 45 ? 14 * 60 : minutes + 15;
    return tomorrowAt(`${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`);
  };
  const book = (who: Caller, { doctor }: Clinic, patientId: string): Promise<Answer> =>
    who.post('appointments', { patientId, doctorId: doctor.id, appointmentDate: time() });
  const byPhone = (who: Caller, number: string): Promise<Answer> => who.get(`patients/by-phone/${encodeURIComponent(number)}`);
  const withPhone = (number: string): Promise<object[]> =>
    test.sql.query('select id, name, symptoms, address, version from patients where phone = $1', [number]);
  const bare = ({ status, body }: Answer): object => ({ status, ...(body as object), requestId: null });

  /** Somebody who has an appointment at the other hospital. */
  async function elsewhere(fields: object = {}): Promise<{ id: string; name: string; phone: string }> {
    const person = { name: `Ravi Menon ${last}`, phone: phone(), symptoms: 'Fever', address: '12 MG Road', ...fields };
    const { body } = await there.post('patients', person);
    expect((await book(there, foreign, body.id)).status).toBe(201);
    return { ...person, id: body.id };
  }

  it('makes a caller whom nobody knows, books them and finds them from then on', async () => {
    const person = { name: 'Asha Verma', phone: phone(), symptoms: 'Cough' };
    expect((await byPhone(desk, person.phone)).status).toBe(404);
    const made = await desk.post('patients', person);
    expect(made).toMatchObject({ status: 201, body: { ...person, version: 1 } });
    expect(await book(desk, own, made.body.id)).toMatchObject({
      status: 201,
      body: { patient: { name: 'Asha Verma', symptoms: 'Cough' } },
    });
    expect((await byPhone(desk, person.phone)).body).toMatchObject({ id: made.body.id, symptoms: 'Cough' });
  });

  it('is answered alike for a caller who is on file elsewhere, and makes no second record of them', async () => {
    const known = await elsewhere();
    const typed = { phone: known.phone, name: known.name.toUpperCase(), symptoms: 'Cough', email: 'ravi@example.in' };
    const fresh = { ...typed, phone: phone(), name: 'SOMEBODY NEW' };
    expect((await byPhone(desk, known.phone)).status).toBe(404);
    const answers = [await desk.post('patients', typed), await desk.post('patients', fresh)];
    for (const { status, body } of answers)
      expect([status, Object.keys(body), body.version, body.seenAt]).toEqual([201, Object.keys(answers[1]?.body), 1, body.createdAt]);
    expect(answers[0]?.body).toMatchObject({ ...typed, address: null, age: null });
    expect((await byPhone(desk, known.phone)).status).toBe(404);
    expect(await withPhone(known.phone)).toHaveLength(1);
    const booked = await book(desk, own, answers[0]?.body.id);
    expect(booked).toMatchObject({ status: 201, body: { patientId: known.id, patient: { symptoms: 'Cough' } } });
    expect(await withPhone(known.phone)).toEqual([
      { id: known.id, name: known.name, symptoms: 'Fever', address: '12 MG Road', version: 1 },
    ]);
  });

  it('keeps what it has typed for its hospital, and the other hospital reads its own', async () => {
    const known = await elsewhere();
    const { body } = await desk.post('patients', { name: known.name, phone: known.phone, symptoms: 'Cough', email: 'ravi@example.in' });
    await book(desk, own, body.id);
    expect((await byPhone(desk, known.phone)).body).toMatchObject({ symptoms: 'Cough', email: 'ravi@example.in' });
    expect((await byPhone(there, known.phone)).body).toMatchObject({ symptoms: 'Fever', email: null });
  });

  it('makes somebody new of another name with the same phone', async () => {
    const known = await elsewhere();
    const { body } = await desk.post('patients', { name: 'Sita Menon', phone: known.phone });
    expect(body.id).not.toBe(known.id);
    expect(await withPhone(known.phone)).toHaveLength(2);
  });

  it('books nobody whom it has not named, as if they were not there', async () => {
    const known = await elsewhere();
    const refused = await book(desk, own, known.id);
    expect(refused.status).toBe(400);
    expect(bare(refused)).toEqual(bare(await book(desk, own, '7d3f9a52-1c64-4c1b-9a57-5f2f6b1d8e90')));
  });

  it('books with no doctor of another hospital, as if they were not there', async () => {
    const { body } = await desk.post('patients', { name: 'Asha Rao', phone: phone() });
    const gone = { ...foreign, doctor: { id: '7d3f9a52-1c64-4c1b-9a57-5f2f6b1d8e90' } };
    expect(bare(await book(desk, foreign, body.id))).toEqual(bare(await book(desk, gone, body.id)));
  });

  it('and another one that name a new caller at once make one record', async () => {
    const person = { name: 'Both At Once', phone: phone() };
    const made = await Promise.all([desk, there, desk, there].map((who) => who.post('patients', person)));
    expect(new Set(made.map(({ body }) => body.id)).size).toBe(1);
    expect(await withPhone(person.phone)).toHaveLength(1);
  });

  it('repeats a call with the same key as it was answered', async () => {
    const known = await elsewhere();
    const call = () => desk.post('patients', { name: known.name, phone: known.phone }, { 'idempotency-key': 'desk-1' });
    const [first, again] = [await call(), await call()];
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect({ ...again.body, createdAt: 0, seenAt: 0, updatedAt: 0 }).toEqual({ ...first.body, createdAt: 0, seenAt: 0, updatedAt: 0 });
  });

  it('repeats a booking with the same key as its hospital reads it', async () => {
    const patient = await make.patient(test.sql, { symptoms: 'Shared words', phone: phone() });
    await test.sql.query('insert into hospital_patients (hospital_id, patient_id) values ($1, $2)', [own.hospital.id, patient.id]);
    const body = { patientId: patient.id, doctorId: own.doctor.id, appointmentDate: time() };
    const call = () => desk.post('appointments', body, { 'idempotency-key': 'desk-2' });
    const [first, again] = [await call(), await call()];
    expect([first.status, again.headers['idempotent-replayed']]).toEqual([201, 'true']);
    for (const answer of [first, again]) expect(answer.text).not.toContain('Shared words');
  });

  it('books a lead of somebody who is on file elsewhere without a second record', async () => {
    const known = await elsewhere();
    const lead = await desk.post('leads', { patientName: known.name, phone: known.phone });
    const booked = await desk.post(`leads/${lead.body.id}/book`, { doctorId: own.doctor.id, appointmentDate: time() });
    expect(booked).toMatchObject({ status: 201, body: { appointment: { patientId: known.id } } });
    expect(booked.text).not.toContain('Fever');
  });

  it('would make a second record if it belonged to no hospital (control)', async () => {
    const known = await elsewhere();
    const { body } = await (await test.as('agent')).post('patients', { name: known.name, phone: known.phone });
    expect(body.id).not.toBe(known.id);
  });
});
