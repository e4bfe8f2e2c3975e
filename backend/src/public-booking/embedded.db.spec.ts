import { NOW, standAt, tomorrowAt } from '../testing/clinic';
import type { Caller } from '../testing/caller';
import { startTestApp, type TestApp } from '../testing/test-app';
import { visitorBookings, type VisitorBookings } from '../testing/visitor-bookings';

const FRAME = { 'x-embedded': '1' };
const PERSON = { name: 'Asha Verma', age: 34, gender: 'female', symptoms: 'Fever' };

describe('the booking page in a frame of another website', () => {
  let app: TestApp;
  let on: VisitorBookings;
  let count = 0;
  beforeAll(async () => {
    app = await startTestApp();
    standAt(app, NOW);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    on = await visitorBookings(app);
  });

  const hold = (who: Caller, time: string, headers = {}) =>
    who.post('appointments/booking/hold', { slug: on.slug, doctorId: on.clinic.doctor.id, appointmentDate: tomorrowAt(time) }, headers);
  const typed = (time: string, more: object = {}) => {
    count += 1;
    return { ...on.appointment('', time, more), patientId: undefined, patient: { ...PERSON, phone: `+91 98450 ${20_000 + count}` } };
  };

  it('keeps what it knows of a browser for that website alone: other cookies, partitioned, and for our own pages none', async () => {
    const who = app.visitor();
    const held = await hold(who, '10:00', FRAME);
    expect(held.headers['set-cookie']).toEqual([
      expect.stringMatching(/^__Host-eb=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; Partitioned; SameSite=None$/u),
    ]);
    const booked = await who.post('appointments/booking', typed('10:00', { holdId: held.body.holdId }), FRAME);
    expect(booked.status).toBe(201);
    expect(booked.cookies.map(({ name }) => name)).toEqual(['__Host-ed']);
    expect(String(booked.headers['set-cookie'])).toMatch(/Secure; Partitioned; SameSite=None$/u);
    expect((await who.get('patients/booking/again', FRAME)).body.people).toMatchObject([{ name: 'Asha V.' }]);
  });

  it('and our own pages read each other’s cookies never', async () => {
    const who = app.visitor();
    await who.post('appointments/booking', typed('10:30'), FRAME);
    expect((await who.get('patients/booking/again')).body.people).toEqual([]);
    const own = app.visitor();
    const booked = await own.post('appointments/booking', typed('11:00'));
    expect(String(booked.headers['set-cookie'])).not.toMatch(/Partitioned|SameSite=None/u);
    expect((await own.get('patients/booking/again', FRAME)).body.people).toEqual([]);
    expect((await own.get('patients/booking/again')).body.people).toHaveLength(1);
  });

  it('books where the browser keeps no cookie at all, each call being one of a new browser', async () => {
    const held = await hold(app.visitor(), '11:30', FRAME);
    expect([held.status, typeof held.body.holdId]).toEqual([201, 'string']);
    const body = typed('11:30', { holdId: held.body.holdId });
    const key = { 'idempotency-key': 'a-press-whose-answer-was-lost', ...FRAME };
    const first = await app.visitor().post('appointments/booking', body, key);
    const again = await app.visitor().post('appointments/booking', body, key);
    expect([first.status, again.status, again.body.number === first.body.number]).toEqual([201, 201, true]);
  });

  it.each([
    ['another website', { 'sec-fetch-site': 'cross-site' }],
    ['another host of the same site', { 'sec-fetch-site': 'same-site' }],
  ])('is not what a page of %s is, with its cookies and the header', async (_, headers) => {
    const who = app.visitor();
    await who.post('appointments/booking', typed('12:00'), FRAME);
    const forged = await who.post('appointments/booking', typed('12:30'), { ...FRAME, ...headers, origin: 'https://www.lotus.in' });
    expect([forged.status, forged.body.type]).toEqual([403, 'urn:arogyadesk:foreignOrigin']);
    expect((await who.get('patients/booking/again', { ...FRAME, ...headers })).body.people).toEqual([]);
  });

  it('lets no page of another website ask for more: the header alone makes a browser ask first, and it is answered 404', async () => {
    const asked = await app.visitor().send('OPTIONS', 'appointments/booking', undefined, {
      ...{ origin: 'https://www.lotus.in', 'access-control-request-method': 'POST', 'access-control-request-headers': 'x-embedded' },
    });
    expect(asked.status).toBe(404);
    expect(Object.keys(asked.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});
