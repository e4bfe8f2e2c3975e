import { NOW, standAt, tomorrowAt } from '../testing/clinic';
import { startTestApp, type TestApp } from '../testing/test-app';
import { visitorBookings, type VisitorBookings } from '../testing/visitor-bookings';

let app: TestApp;
let on: VisitorBookings;

beforeAll(async () => {
  app = await startTestApp();
  standAt(app, NOW);
});
afterAll(() => app.close());
beforeEach(async () => {
  on = await visitorBookings(app);
});

describe('a hold', () => {
  it('keeps the start from others, not from its own visitor', async () => {
    const { status, body } = await on.hold(app.visitor(), '10:00');
    expect(status).toBe(201);
    expect(Date.parse(body.expiresAt) - Date.parse(NOW)).toBe(5 * 60_000);
    expect(await on.startAt(app.visitor(), '10:00')).toMatchObject({ free: false, reason: 'held' });
    expect(await on.startAt(app.visitor(), '10:00', `&hold=${body.holdId}`)).toMatchObject({ free: true });
    const second = await on.hold(app.visitor(), '10:00');
    expect(second.status).toBe(409);
    expect(second.body.nearest).toHaveLength(3);
  });

  it('replaces the former one and is given back', async () => {
    const who = app.visitor();
    const first = (await on.hold(who, '10:00')).body.holdId;
    const second = (await on.hold(who, '10:30', { replaces: first })).body.holdId;
    expect(await on.startAt(who, '10:00')).toMatchObject({ free: true });
    expect((await who.delete(`appointments/booking/hold/${second}`)).status).toBe(204);
    expect(await on.startAt(who, '10:30')).toMatchObject({ free: true });
    expect((await who.delete(`appointments/booking/hold/${second}`)).status).toBe(204);
  });

  it('ends after five minutes: the start is free again for anybody', async () => {
    const { holdId } = (await on.hold(app.visitor(), '10:00')).body;
    standAt(app, '2026-11-24T10:10:01+05:30');
    expect(await on.startAt(app.visitor(), '10:00')).toMatchObject({ free: true });
    const other = app.visitor();
    expect((await other.post('appointments/booking', on.appointment(await on.handle(other), '10:00'))).status).toBe(201);
    const late = app.visitor();
    const refused = await late.post('appointments/booking', on.appointment(await on.handle(late), '10:00', { holdId }));
    expect(refused.status).toBe(409);
    standAt(app, NOW);
  });

  it.each([
    [{ appointmentDate: 'tomorrow' }, 'appointmentDate', 'Please select a time slot'],
    [{ doctorId: 'x' }, 'doctorId', 'Please select a doctor'],
    [{ slug: '' }, 'slug', 'Please open the booking link again'],
    [{ replaces: 'x' }, 'replaces', 'Must be an id'],
    [{ minutes: 500 }, 'minutes', 'This field is not known here'],
  ])('refuses %j with the field', async (wrong, field, sentence) => {
    const { status, body } = await on.hold(app.visitor(), '10:00', wrong);
    expect(status).toBe(400);
    expect(body.errors[field]).toBe(sentence);
  });
});

describe('booking', () => {
  it('answers number, time and place, and nothing of the patient', async () => {
    const who = app.visitor();
    const { holdId } = (await on.hold(who, '10:00')).body;
    const { status, body, text } = await who.post('appointments/booking', on.appointment(await on.handle(who), '10:00', { holdId }));
    expect(status).toBe(201);
    expect(body).toMatchObject({ number: expect.any(Number), status: 'pending', appointmentDate: tomorrowAt('10:00'), timeSlot: '10:00' });
    expect(body.hospital).toMatchObject({ name: on.clinic.hospital.name, city: 'Pune' });
    expect(body.doctor.id).toBe(on.clinic.doctor.id);
    expect(text).not.toMatch(/Asha|55500 2|patient/u);
    const row = await app.sql.one<{ source: string; hospital_id: string; notes: string }>(
      'select source, hospital_id, notes from appointments where id = $1',
      [body.id],
    );
    expect(row).toEqual({ source: 'public', hospital_id: on.clinic.hospital.id, notes: 'Booked through the booking portal' });
  });

  it('of one start by two visitors at once: one has it, the other reads why and is offered three', async () => {
    const [one, two] = [app.visitor(), app.visitor()];
    const [a, b] = [await on.handle(one), await on.handle(two)];
    const answers = await Promise.all([
      one.post('appointments/booking', on.appointment(a, '11:00')),
      two.post('appointments/booking', on.appointment(b, '11:00')),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.message).toBe('This time has just been taken. Please choose another one.');
    expect(refused?.body.nearest).toEqual([tomorrowAt('10:30'), tomorrowAt('11:30'), tomorrowAt('10:00')]);
  });

  it('sent twice with one key books once and answers the same', async () => {
    const who = app.visitor();
    const body = on.appointment(await on.handle(who), '09:00');
    const key = { 'idempotency-key': 'appointment-1' };
    const [first, second] = [await who.post('appointments/booking', body, key), await who.post('appointments/booking', body, key)];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
    expect((await who.post('appointments/booking', { ...body, notes: 'other' }, key)).status).toBe(422);
  });

  it.each([
    [{ patientId: '' }, 'patientId'],
    [{ doctorId: 'x' }, 'doctorId'],
    [{ appointmentDate: '2026-02-30T10:00:00Z' }, 'appointmentDate'],
    [{ status: 'confirmed' }, 'status'],
    [{ notes: 'x'.repeat(4001) }, 'notes'],
    [{ agentId: 'x' }, 'agentId'],
    [{ holdId: 7 }, 'holdId'],
    [{ notes: 'a\u0000b' }, null],
  ])('refuses %j', async (wrong, field) => {
    const who = app.visitor();
    const { status, body } = await who.post('appointments/booking', on.appointment(await on.handle(who), '10:00', wrong));
    expect(status).toBe(400);
    if (field) expect(body.errors).toHaveProperty([field]);
  });

  it.each([
    ['today', '2026-11-24T15:00:00+05:30'],
    ['outside the hours', tomorrowAt('12:30')],
    ['off the grid', tomorrowAt('10:15')],
    ['after the horizon', '2027-03-01T10:00:00+05:30'],
  ])('of a start %s is refused with the reason', async (_name, appointmentDate) => {
    const who = app.visitor();
    const { status, body } = await who.post('appointments/booking', on.appointment(await on.handle(who), '10:00', { appointmentDate }));
    expect(status).toBe(409);
    expect(body.errors.appointmentDate).toEqual(expect.any(String));
  });
});

const PERSON = 'A'.repeat(43);
const TYPED = { name: 'Asha Verma', phone: '+91 55502 00001', age: 34, gender: 'female', symptoms: 'Fever' };
const ONCE = 'Please say only once who the appointment is for';
const CHOOSE = 'Please choose again who the appointment is for';

it.each([
  [{}, 'patientId', 'Please enter your phone number again'],
  [{ person: PERSON, patient: TYPED }, 'person', ONCE],
  [{ person: PERSON, patientId: '00000000-0000-4000-8000-000000000000' }, 'person', ONCE],
  [{ person: 'short' }, 'person', CHOOSE],
  [{ person: 'A'.repeat(10_000) }, 'person', 'At most 43 characters'],
  [{ person: [PERSON] }, 'person', CHOOSE],
  [{ person: 7 }, 'person', CHOOSE],
])('who an appointment is for is said once and in full: %j', async (who, field, sentence) => {
  const body = { doctorId: on.clinic.doctor.id, appointmentDate: tomorrowAt('10:00'), ...who };
  const answer = await app.visitor().post('appointments/booking', body);
  expect([answer.status, answer.body.errors[field]]).toEqual([400, sentence]);
});
