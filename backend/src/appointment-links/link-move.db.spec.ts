import { codeOf, type Answer, type Caller } from '../testing/caller';
import { countAppointments, countOccupied, standAt, tomorrowAt } from '../testing/clinic';
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
const set = (values: string, params: readonly unknown[] = []): Promise<unknown> =>
  app.sql.transaction({ role: 'system' }, (db) => db.query(values, params));

/** A refused move leaves everything as it was. */
async function refused(act: () => Promise<Answer>, code: string): Promise<Answer> {
  const before = await keptOf(app, linked.id);
  const answer = await act();
  expect(codeOf(answer)).toBe(code);
  expect(await keptOf(app, linked.id)).toEqual(before);
  return answer;
}

describe('a move by the link', () => {
  it('is to a start that is held, and gives the old time up', async () => {
    const { holdId } = (await on.hold(linked.owner, '11:00')).body;
    const { status, body } = await mine().move('11:00', { holdId });
    expect(status).toBe(200);
    expect(body).toMatchObject({ version: 2, appointmentDate: tomorrowAt('11:00'), said: { moves: 1 }, movesLeft: 2, movedFrom: null });
    expect((await mine().get()).body).toEqual(body);
    expect(await countAppointments(app, on.clinic.doctor.id)).toBe(1);
    expect(await countOccupied(app, on.clinic.doctor.id)).toBe(1);
  });

  it('needs no hold where nobody else has one', async () => {
    expect((await mine().move('11:00')).status).toBe(200);
  });

  it('is offered the free public starts of its doctor, and not the one it has', async () => {
    const { status, body } = await mine().slots();
    expect(status).toBe(200);
    const free = body.days[0].starts.filter((start: { free: boolean }) => start.free).map((start: { time: string }) => start.time);
    expect(free).not.toContain('10:00');
    expect(free).toContain('11:00');
    expect((await mine().slots('?from=2026-11-25')).body.errors).toHaveProperty('to');
    expect((await mine().slots('?from=2026-11-25&to=2027-11-25')).status).toBe(400);
  });

  it('to a start that somebody took in that moment is refused with the nearest', async () => {
    await linkedAt(app, on, '11:00');
    const { status, body } = await refused(() => mine().move('11:00'), 'slotTaken');
    expect([status, body.nearest.length]).toEqual([409, 3]);
  });

  it('to a start that another visitor holds is refused', async () => {
    await on.hold(app.visitor(), '11:00');
    await refused(() => mine().move('11:00'), 'slotTaken');
  });

  it.each([
    ['a day that was closed meanwhile', `insert into hospital_closures (hospital_id, day) values ($1, '2026-11-25')`, 'hospital'],
    ['a doctor on leave', `insert into doctor_leaves (doctor_id, from_day, to_day) values ($1, '2026-11-25', '2026-11-25')`, 'doctor'],
  ])('to %s is refused with the nearest', async (_, text, whose) => {
    await set(text, [on.clinic[whose as 'hospital' | 'doctor'].id]);
    await refused(() => mine().move('11:00'), 'slotNotOffered');
  });

  it('with a doctor who takes no bookings is refused; cancelling is not', async () => {
    expect((await admin.put(`doctors/${on.clinic.doctor.id}`, { isActive: false })).status).toBe(200);
    await refused(() => mine().move('11:00'), 'noBookingNow');
    await refused(() => mine().slots(), 'noBookingNow');
    expect((await mine().cancel()).status).toBe(200);
  });

  it.each(['2026-11-24T11:00:00+05:30', tomorrowAt('11:10'), tomorrowAt('13:00'), '2027-11-25T11:00:00+05:30'])(
    'to %s, which the public page does not offer, is refused',
    async (at) => {
      await refused(() => linked.owner.post(`link/${linked.token}/move`, { at, version: 1 }), 'slotNotOffered');
    },
  );

  it('goes on 121 minutes before the start, and not 119', async () => {
    standAt(app, tomorrowAt('08:01'));
    await refused(() => mine().move('11:00'), 'changeTooLate');
    standAt(app, tomorrowAt('07:59'));
    expect((await mine().move('11:00', { at: '2026-11-26T11:00:00+05:30' })).status).toBe(200);
  });

  it('is made three times, and no fourth time', async () => {
    for (const [n, time] of ['11:00', '11:30', '14:00'].entries()) expect((await mine().move(time, { version: n + 1 })).status).toBe(200);
    await refused(() => mine().move('14:30', { version: 4 }), 'movesUsed');
    expect((await mine().get()).body).toMatchObject({ movesLeft: 0, barriers: { move: 'movesUsed', cancel: null } });
  });

  it('to where it stands already is answered so, the same call three times at once too', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => mine().move('11:00')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await mine().get()).body).toMatchObject({ version: 2, said: { moves: 1 } });
    expect(await countAppointments(app, on.clinic.doctor.id)).toBe(1);
  });

  it('of two tabs to two starts: one is made, the other reads how it stands now', async () => {
    const answers = await Promise.all([mine().move('11:00'), mine().move('11:30')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const stale = answers.find(({ status }) => status === 409);
    const made = answers.find(({ status }) => status === 200);
    expect(stale?.body).toMatchObject({
      type: 'urn:arogyadesk:stale',
      current: { version: 2, appointmentDate: made?.body.appointmentDate },
    });
  });

  it('at the moment at which staff move it: one of both is made, and the other reads that', async () => {
    const [byLink, byStaff] = await Promise.all([
      mine().move('11:00'),
      admin.put(`appointments/${linked.id}`, { appointmentDate: tomorrowAt('11:30') }, { 'if-match': '"1"' }),
    ]);
    expect([byLink.status, byStaff.status].sort()).toEqual([200, 409]);
    expect(await countAppointments(app, on.clinic.doctor.id)).toBe(1);
  });

  it('of a version that is no more is refused with the present state', async () => {
    await admin.put(`appointments/${linked.id}`, { appointmentDate: tomorrowAt('14:00') });
    const { body } = await refused(() => mine().move('11:00'), 'stale');
    expect(body.current).toMatchObject({
      version: 2,
      appointmentDate: tomorrowAt('14:00'),
      movedFrom: { appointmentDate: tomorrowAt('10:00') },
    });
  });

  it('of four against four bookings of each of their starts doubles none and ends without a 500', async () => {
    const times = ['11:00', '11:30', '14:00', '14:30'];
    const movers = await Promise.all(['09:00', '09:30', '15:00', '15:30'].map((time) => linkedAt(app, on, time)));
    const answers = await Promise.all(
      movers.flatMap((mover, n) => [
        callsOf(mover, mover.owner).move(times[n] ?? ''),
        ...Array.from({ length: 4 }, async () => {
          const who = app.visitor();
          return who.post('appointments/booking', on.appointment(await on.handle(who), times[n] ?? ''));
        }),
      ]),
    );
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(4);
    const [doubled] = await app.sql.query<{ n: number }>(
      `select count(*) - count(distinct start_at) as n from appointments where doctor_id = $1 and archived_at is null`,
      [on.clinic.doctor.id],
    );
    expect(doubled?.n).toBe(0);
  });

  it.each([
    [{ at: 'tomorrow' }, 'at'],
    [{ version: 0 }, 'version'],
    [{ version: undefined }, 'version'],
    [{ holdId: 'x' }, 'holdId'],
    [{ digits: '12' }, 'digits'],
    [{ doctorId: 'x' }, 'doctorId'],
  ])('refuses %j with the field', async (wrong, field) => {
    const { status, body } = await mine().move('11:00', wrong);
    expect(status).toBe(400);
    expect(body.errors).toHaveProperty([field]);
  });
});
