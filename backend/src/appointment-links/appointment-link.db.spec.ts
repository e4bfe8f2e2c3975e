import { auditOf } from '../testing/audit';
import type { Caller } from '../testing/caller';
import { NOW, standAt } from '../testing/clinic';
import { callsOf, linkedAt, type Linked } from '../testing/linked';
import { make } from '../testing/make';
import { startTestApp, type TestApp } from '../testing/test-app';
import { visitorBookings, type VisitorBookings } from '../testing/visitor-bookings';

let app: TestApp;
let on: VisitorBookings;
let linked: Linked;
let admin: Caller;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.as('admin');
});
afterAll(() => app.close());
beforeEach(async () => {
  on = await visitorBookings(app);
  linked = await linkedAt(app, on);
});
const path = (): string => `appointments/${linked.id}/link`;

describe('the link in the hands of the desk', () => {
  it('is the one that the patient has, as often as it is shown', async () => {
    const { status, body } = await admin.get(path());
    expect(status).toBe(200);
    expect(body).toEqual({ address: expect.stringMatching(/\/a\/[\w-]{23}$/u), endsAt: '2026-12-02T10:15:00+05:30' });
    expect(body.address.endsWith(linked.token)).toBe(true);
    expect((await admin.get(path())).body).toEqual(body);
    expect((await callsOf(linked, app.visitor()).get()).status).toBe(200);
  });

  it('is audited when somebody looks at it, and when it is replaced', async () => {
    const rows = await auditOf(app, async () => {
      await admin.post(path());
      await admin.get(path());
    });
    expect(rows.filter(({ entity_id: id }) => id === linked.id)).toMatchObject([
      { role: 'admin', action: 'changed', fields: ['link'] },
      { role: 'admin', action: 'read' },
    ]);
  });

  it('is another one each time it is replaced, and each ends the one before', async () => {
    const first = (await admin.post(path())).body.address;
    const second = (await admin.post(path())).body.address;
    expect(new Set([first, second, linked.token]).size).toBe(3);
    const tokenOf = (address: string): { token: string } => ({ token: address.split('/').at(-1) ?? '' });
    expect((await callsOf(tokenOf(first), app.visitor()).get()).status).toBe(404);
    expect((await callsOf(tokenOf(second), app.visitor()).get()).body.version).toBe(3);
    expect((await admin.get(path())).body.address).toBe(second);
  });

  it('is for agents, and for administrators of the own hospital', async () => {
    const own = await app.as('hospital_admin', { hospital_id: on.clinic.hospital.id });
    const agent = await app.as('agent');
    for (const who of [own, agent])
      for (const method of ['GET', 'POST'] as const) expect((await who.send(method, path())).status).toBe(200);
  });

  it('is not for another hospital, a doctor, or anybody signed out', async () => {
    const doctor = await app.as('doctor');
    await app.sql.query('update doctors set user_id = $1 where id = $2', [doctor.userId, on.clinic.doctor.id]);
    const refusals: [Caller, number][] = [
      [await app.as('hospital_admin'), 404],
      [await app.as('agent', { hospital_id: (await make.hospital(app.sql)).id }), 404],
      [doctor, 403],
      [app.visitor(), 401],
    ];
    for (const [who, status] of refusals)
      for (const method of ['GET', 'POST'] as const) expect((await who.send(method, path())).status).toBe(status);
    expect((await callsOf(linked, app.visitor()).get()).status).toBe(200);
  });

  it('is none for an appointment that ended eight days ago, and none without a hospital', async () => {
    standAt(app, '2026-12-03T10:15:00+05:30');
    for (const method of ['GET', 'POST'] as const) expect((await admin.send(method, path())).body.type).toBe('urn:arogyadesk:noLink');
    standAt(app, NOW);
    const { id } = await make.appointment(app.sql, NOW, {
      doctor_id: on.clinic.doctor.id,
      patient_id: on.clinic.patient.id,
      hospital_id: null,
    });
    expect((await admin.get(`appointments/${id}/link`)).body.type).toBe('urn:arogyadesk:noLink');
  });
});

describe('the link in the answer of a booking', () => {
  it('is the same when the call is repeated, also after it was replaced', async () => {
    const who = app.visitor();
    const body = on.appointment(await on.handle(who), '11:00');
    const key = { 'idempotency-key': 'links-1' };
    const first = (await who.post('appointments/booking', body, key)).body;
    expect(first.link).toMatch(/\/a\/[\w-]{23}$/u);
    await admin.post(`appointments/${first.id}/link`);
    expect((await who.post('appointments/booking', body, key)).body).toEqual(first);
    expect((await who.get(`link/${first.link.split('/').at(-1)}`)).status).toBe(404);
  });

  it('is not at a tablet that many people use', async () => {
    const who = app.visitor();
    const { status, body } = await who.post('appointments/booking', on.appointment(await on.handle(who), '11:30', { shared: true }));
    expect([status, body.link]).toEqual([201, null]);
  });
});
