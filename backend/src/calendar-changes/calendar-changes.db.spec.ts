import { startTestApp, type TestApp } from '../testing/test-app';
import type { Caller } from '../testing/caller';
import { asProposed, CalendarClinic, statesOf } from '../testing/calendar-clinic';
import { TOMORROW } from '../testing/clinic';

let app: TestApp;
let admin: Caller;
let place: CalendarClinic;

beforeAll(async () => {
  app = await startTestApp({ runtime: true });
  admin = await app.as('admin');
});
beforeEach(async () => {
  place = await CalendarClinic.of(app, admin);
});
afterAll(() => app.close());

describe('a closed hospital, hours of weekdays, hours of a date', () => {
  it('a closure affects every doctor of the hospital, tells patients for what, and can be ended', async () => {
    await place.book('09:00');
    const closure = { kind: 'closure', hospitalId: place.clinic.hospital.id, closures: [{ day: TOMORROW, name: 'Diwali' }] };
    expect(await place.preview(closure)).toMatchObject([{ why: 'The hospital is closed on this day.' }]);
    await place.make(closure);
    const slots = await admin.get(`doctors/${place.colleague.id}/slots?from=${TOMORROW}&to=${TOMORROW}`);
    expect(slots.body).toMatchObject({ days: [{ closedFor: 'Diwali' }] });
    const path = `hospitals/${place.clinic.hospital.id}/closures`;
    expect((await place.staff.get(path)).body).toEqual([{ day: TOMORROW, fromTime: null, toTime: null, name: 'Diwali', source: 'typed' }]);
    expect((await place.staff.delete(`${path}/${TOMORROW}`)).status).toBe(204);
    expect((await place.staff.get(path)).body).toEqual([]);
  });

  it('hours of weekdays and of a date change the starts, and come back as they were when taken back', async () => {
    const free = async () => {
      const { body } = await admin.get(`doctors/${place.clinic.doctor.id}/slots?from=${TOMORROW}&to=${TOMORROW}`);
      const { days } = body as { days: { starts: { time: string; free: boolean }[] }[] };
      return days[0]?.starts.filter((start) => start.free).map(({ time }) => time) ?? [];
    };
    await place.make({ kind: 'hours', doctorId: place.clinic.doctor.id, hours: { Wednesday: ['16:00-16:30'] } });
    expect(await free()).toEqual(['16:00', '16:15']);
    const made = await place.make({ kind: 'dayHours', doctorId: place.clinic.doctor.id, day: TOMORROW, ranges: ['08:00-08:30'] });
    expect(await free()).toEqual(['08:00', '08:15']);
    expect((await place.staff.get(`doctors/${place.clinic.doctor.id}/calendar`)).body).toEqual({
      hours: { Wednesday: ['16:00-16:30'] },
      dayHours: [{ day: TOMORROW, ranges: ['08:00-08:30'], despiteClosure: false }],
      leaves: [],
    });
    expect((await place.staff.delete(`calendar-changes/${made.id}`)).status).toBe(204);
    expect(await free()).toEqual(['16:00', '16:15']);
  });

  it('an equal leave that meets another one is merged with it, says so, and is taken back to what it was', async () => {
    const spans = async () => {
      const { body } = await place.staff.get(`doctors/${place.clinic.doctor.id}/calendar`);
      return (body as { leaves: { from: string; to: string }[] }).leaves.map(({ from, to }) => [from, to]);
    };
    await place.make(place.leave({ to: '2026-11-26' }));
    place.later(1);
    const made = await place.make(place.leave({ from: '2026-11-26', to: '2026-11-28' }));
    expect(await spans()).toEqual([[TOMORROW, '2026-11-28']]);
    expect(made.mergedWith).toEqual({ from: TOMORROW, to: '2026-11-26' });
    expect((await place.staff.delete(`calendar-changes/${made.id}`)).status).toBe(204);
    expect(await spans()).toEqual([[TOMORROW, '2026-11-26']]);
    expect(await place.make(place.leave({ fromTime: '10:00', toTime: '11:00' }))).toMatchObject({ mergedWith: null });
    expect(await spans()).toHaveLength(2);
  });

  it('a change on which a later one stands is not taken back', async () => {
    const first = await place.make({ kind: 'hours', doctorId: place.clinic.doctor.id, hours: { Wednesday: [] } });
    place.later(1);
    await place.make({ kind: 'hours', doctorId: place.clinic.doctor.id, hours: { Wednesday: null } });
    expect(await place.staff.delete(`calendar-changes/${first.id}`)).toMatchObject({
      status: 409,
      body: { type: 'urn:arogyadesk:undoEnded' },
    });
  });
});

describe('who may do what', () => {
  it('a doctor enters their own leave, decides about no appointment, and changes nothing else', async () => {
    await place.book('09:00');
    const decisions = asProposed(await place.preview(place.leave(), place.doctor));
    expect(statesOf(await place.make(place.leave(), decisions, place.doctor))).toEqual(['open']);
    const others = [
      { kind: 'hours', doctorId: place.clinic.doctor.id, hours: { Monday: [] } },
      place.leave({ doctorId: place.colleague.id }),
    ];
    const statuses = [];
    for (const other of others) statuses.push((await place.doctor.post('calendar-changes', { change: other })).status);
    expect(statuses).toEqual([403, 404]);
  });

  it('another hospital finds neither doctor, nor closures, nor changes', async () => {
    const stranger = await app.as('hospital_admin');
    const made = await place.make(place.leave());
    const statuses = [
      (await stranger.post('calendar-changes/preview', { change: place.leave() })).status,
      (await stranger.post('calendar-changes', { change: place.leave() })).status,
      (await stranger.get(`calendar-changes/${made.id}`)).status,
      (await stranger.delete(`calendar-changes/${made.id}`)).status,
      (await stranger.get(`doctors/${place.clinic.doctor.id}/calendar`)).status,
      (await stranger.get(`hospitals/${place.clinic.hospital.id}/closures`)).status,
    ];
    expect(statuses).toEqual([404, 404, 404, 404, 404, 404]);
    expect((await stranger.get('calendar-changes')).body).toEqual([]);
  });
});

describe('bad input', () => {
  it.each<[string, object, string]>([
    ['an end before its start', { to: '2026-11-24' }, 'change.to'],
    ['a day that has passed', { from: '2026-11-23' }, 'change.from'],
    ['more than 62 days', { to: '2027-03-01' }, 'change.to'],
    ['one time without the other', { fromTime: '10:00' }, 'change.toTime'],
    ['an end that is no later', { fromTime: '10:00', toTime: '10:00' }, 'change.toTime'],
    ['weeks without a weekday', { weeks: [1] }, 'change.weekdays'],
    ['an unknown kind of leave', { leaveKind: 'party' }, 'change.leaveKind'],
  ])('%s is refused with its field', async (_name, more, field) => {
    const answer = await place.staff.post('calendar-changes', { change: place.leave(more) });
    expect(answer.status).toBe(400);
    expect(Object.keys((answer.body as { errors: object }).errors)).toEqual([field]);
  });

  it('the same call with the same key is carried out once', async () => {
    const headers = { 'idempotency-key': 'away-once' };
    const [first, second] = [
      await place.staff.post('calendar-changes', { change: place.leave() }, headers),
      await place.staff.post('calendar-changes', { change: place.leave() }, headers),
    ];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect((first.body as { id: string }).id).toBe((second.body as { id: string }).id);
    expect((await place.staff.get(`doctors/${place.clinic.doctor.id}/calendar`)).body).toMatchObject({ leaves: [{ from: TOMORROW }] });
    expect(((await place.staff.get('calendar-changes')).body as unknown[]).length).toBe(1);
  });
});
