import { startTestApp, type TestApp } from '../testing/test-app';
import type { Caller } from '../testing/caller';
import { CalendarClinic, statesOf } from '../testing/calendar-clinic';
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

describe('an appointment that the calendar allows again needs no decision any more', () => {
  const leaveId = async (): Promise<string> => {
    const { body } = await place.staff.get(`doctors/${place.clinic.doctor.id}/calendar`);
    return (body as { leaves: { id: string }[] }).leaves[0]?.id ?? '';
  };
  const needed = async (): Promise<{ need: string }[]> => (await place.staff.get('appointments/needs')).body as { need: string }[];

  it('when its leave is ended, but not while another one stands', async () => {
    await place.book('09:00');
    await place.book('11:00');
    const made = await place.make(place.leave());
    const id = await leaveId();
    await place.make(place.leave({ fromTime: '10:30', toTime: '12:00' }));
    expect((await place.staff.delete(`doctors/${place.clinic.doctor.id}/leaves/${id}`)).status).toBe(204);
    expect(statesOf(await place.change(made.id))).toEqual(['gone', 'open']);
    expect(await place.openChanges()).toMatchObject([{ id: made.id, open: 1 }]);
    expect((await needed()).map(({ need }) => need)).toEqual(['confirm', 'decide']);
  });

  it('when the closed day is opened again', async () => {
    await place.book('09:00');
    const hospital = place.clinic.hospital.id;
    const made = await place.make({ kind: 'closure', hospitalId: hospital, closures: [{ day: TOMORROW }] });
    expect((await place.staff.delete(`hospitals/${hospital}/closures/${TOMORROW}`)).status).toBe(204);
    expect(statesOf(await place.change(made.id))).toEqual(['gone']);
    expect(await place.openChanges()).toEqual([]);
  });

  it('when its hours come back, and again needs one when these are taken back', async () => {
    await place.book('09:00');
    const hours = (ranges: string[] | null) => ({ kind: 'hours', doctorId: place.clinic.doctor.id, hours: { Wednesday: ranges } });
    const made = await place.make(hours([]));
    place.later(1);
    const back = await place.make(hours(null));
    expect(statesOf(await place.change(made.id))).toEqual(['gone']);
    expect((await place.staff.delete(`calendar-changes/${back.id}`)).status).toBe(204);
    expect(statesOf(await place.change(made.id))).toEqual(['open']);
  });
});
