import { codeOf, type Answer, type Caller } from '../testing/caller';
import { NOW, standAt, tomorrowAt } from '../testing/clinic';
import { callsOf, keptOf, linkedAt, type Linked } from '../testing/linked';
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
const mine = () => callsOf(linked, linked.owner);
const after = (seconds: number): void => standAt(app, new Date(Date.parse(NOW) + seconds * 1000).toISOString());
const staffBook = async (time: string): Promise<Answer> =>
  admin.post('appointments', { doctorId: on.clinic.doctor.id, patientId: on.clinic.patient.id, appointmentDate: tomorrowAt(time) });

describe('cancelling by the link', () => {
  it('says why, and that the patient did it; the same call again is answered the same', async () => {
    const { status, body } = await mine().cancel({ reason: 'elsewhere' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ version: 2, status: 'cancelled', cancelledBy: 'patient', said: { cancel: 'elsewhere' } });
    expect(body.undoUntil).toBe('2026-11-24T10:05:10+05:30');
    const kept = await keptOf(app, linked.id);
    expect((await mine().cancel({ reason: 'elsewhere' })).body).toEqual(body);
    expect((await mine().get()).body).toEqual(body);
    expect(await keptOf(app, linked.id)).toEqual(kept);
  });

  it('by staff shows as by the hospital, also after the patient had', async () => {
    await mine().cancel();
    await admin.put(`appointments/${linked.id}`, { status: 'confirmed' });
    expect((await mine().get()).body).toMatchObject({ status: 'confirmed', cancelledBy: null, said: {} });
    await admin.put(`appointments/${linked.id}`, { status: 'cancelled' });
    expect((await mine().get()).body).toMatchObject({ status: 'cancelled', cancelledBy: 'hospital' });
  });

  it('goes on 121 minutes before the start, not 119', async () => {
    standAt(app, tomorrowAt('08:01'));
    expect(codeOf(await mine().cancel())).toBe('changeTooLate');
    standAt(app, tomorrowAt('07:59'));
    expect((await mine().cancel()).status).toBe(200);
  });

  it.each([{ reason: 'because' }, { reason: '' }, { reason: undefined }, { version: '1' }])('refuses %j', async (wrong) => {
    expect((await mine().cancel(wrong)).status).toBe(400);
  });

  it('of a version that is no more is refused with the present state', async () => {
    await callsOf(linked, app.visitor()).coming();
    expect((await mine().cancel()).body).toMatchObject({ type: 'urn:arogyadesk:stale', current: { version: 2 } });
  });
});

describe('taking a cancellation back', () => {
  it.each([9, 15])('is possible %i seconds after it', async (seconds) => {
    await mine().cancel();
    after(seconds);
    const { status, body } = await mine().undo(2);
    expect(status).toBe(200);
    expect(body).toMatchObject({ version: 3, status: 'pending', cancelledBy: null, said: {}, undoUntil: null });
  });

  it('is over after 16 seconds, and is not offered after 10', async () => {
    await mine().cancel();
    after(11);
    expect((await mine().get()).body.undoUntil).toBeNull();
    after(16);
    expect(codeOf(await mine().undo(2))).toBe('undoEnded');
    expect((await mine().get()).body.status).toBe('cancelled');
  });

  it('that is repeated, since the answer was lost, is answered the same', async () => {
    await mine().cancel();
    const first = await mine().undo(2);
    expect((await mine().undo(2)).body).toEqual(first.body);
    expect((await mine().undo(1)).body.type).toBe('urn:arogyadesk:stale');
  });

  it('is refused where staff have booked the time in between', async () => {
    await mine().cancel();
    expect((await staffBook('10:00')).status).toBe(201);
    const { status, body } = await mine().undo(2);
    expect([status, body.type]).toEqual([409, 'urn:arogyadesk:slotTaken']);
    expect((await mine().get()).body).toMatchObject({ status: 'cancelled', version: 2 });
  });

  it('is not for what staff have done, nor for staff what the patient has done', async () => {
    await admin.put(`appointments/${linked.id}`, { status: 'cancelled' });
    expect(codeOf(await mine().undo(2))).toBe('undoEnded');
    expect((await mine().get()).body.undoUntil).toBeNull();
    const other = await linkedAt(app, on, '11:00');
    await callsOf(other, other.owner).cancel();
    expect((await admin.post(`appointments/${other.id}/undo`, { version: 2 })).body.type).toBe('urn:arogyadesk:undoEnded');
  });
});

describe('taking a move back', () => {
  it('puts it where it was, and the move does not count', async () => {
    await mine().move('11:00');
    expect((await mine().undo(2)).body).toMatchObject({ appointmentDate: tomorrowAt('10:00'), version: 3, said: {}, movesLeft: 3 });
    expect((await mine().get()).body).toMatchObject({ appointmentDate: tomorrowAt('10:00'), movedFrom: null });
  });

  it('there and back by two moves counts both', async () => {
    await mine().move('11:00');
    expect((await mine().move('10:00', { version: 2 })).body).toMatchObject({ appointmentDate: tomorrowAt('10:00'), movesLeft: 1 });
  });
});
