import { byLink } from '../../testing/by-link';
import type { Caller } from '../../testing/caller';
import { countOccupied, makeClinic, NOW, standAt, TOMORROW, tomorrowAt, type Clinic } from '../../testing/clinic';
import { newBrowser, strangers } from '../../testing/strangers';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { SlotsService } from '../slots.service';

let app: TestApp;
let agent: Caller & { readonly userId: string };
let clinic: Clinic;

beforeAll(async () => {
  app = await startTestApp({ runtime: true });
  agent = await app.as('agent');
});
beforeEach(async () => {
  standAt(app, NOW);
  clinic = await makeClinic(app);
});
afterAll(() => app.close());

const { hold, visitorBook } = strangers(
  () => app,
  () => clinic,
);
const link = byLink(() => app);

const at = (time: string): number => Date.parse(tomorrowAt(time));
const read = async (id: string) => (await agent.get(`appointments/${id}`)).body as Record<string, unknown>;
const staffMove = (id: string, time: string) => agent.put(`appointments/${id}`, { appointmentDate: tomorrowAt(time) });
const holds = () => app.sql.query<{ kind: string }>('select kind from slot_holds where doctor_id = $1 order by kind', [clinic.doctor.id]);
const startOf = async (time: string) => {
  const asked = { audience: 'public', from: TOMORROW, to: TOMORROW, hospitalId: null } as const;
  const { days } = await app.app.get(SlotsService).starts(clinic.doctor.id, asked);
  return days[0]?.starts.find((start) => start.time === time);
};

describe('a patient who moves an appointment by its link', () => {
  it('takes the start that their browser holds: the hold ends, and the old time is kept for Undo alone', async () => {
    const { id } = await visitorBook('09:30');
    const browser = newBrowser();
    const { holdId } = await hold('10:30', browser);
    const moved = await link.change(id, { at: at('10:30'), hold: { id: holdId, browser: browser.hash } });
    expect(moved).toMatchObject({ appointmentDate: tomorrowAt('10:30'), timeSlot: '10:30', version: 2 });
    expect(await holds()).toEqual([{ kind: 'undo' }]);
    expect(await startOf('09:30')).toMatchObject({ free: false, reason: 'held' });
    // Nothing but the appointment itself occupies the doctor's time.
    expect(await countOccupied(app, clinic.doctor.id)).toBe(1);
  });

  it('may go on without a hold, and loses no start to one that others have: 409 with the nearest, and the old time stays', async () => {
    const { id } = await visitorBook('09:30');
    await hold('10:30');
    const before = await read(id);
    await expect(link.change(id, { at: at('10:30'), hold: { id: null, browser: newBrowser().hash } })).rejects.toMatchObject({
      code: 'slotTaken',
      extra: { reason: 'held', nearest: [tomorrowAt('10:00'), tomorrowAt('11:00'), tomorrowAt('11:30')] },
    });
    expect(await read(id)).toEqual(before);
    expect((await holds()).map(({ kind }) => kind)).toEqual(['visitor']);
    expect(await link.change(id, { at: at('11:30'), hold: { id: null, browser: newBrowser().hash } })).toMatchObject({ version: 2 });
  });

  it('has the starts of the booking page alone: from tomorrow, every half an hour', async () => {
    const { id } = await visitorBook('09:30');
    const today = Date.parse(NOW) + 250 * 60_000;
    await expect(link.change(id, { at: today })).rejects.toMatchObject({ code: 'slotNotOffered' });
    await expect(link.change(id, { at: at('10:15') })).rejects.toMatchObject({ code: 'slotNotOffered' });
    expect(await read(id)).toMatchObject({ appointmentDate: tomorrowAt('09:30'), version: 1 });
    // Control: staff may have both.
    expect((await agent.put(`appointments/${id}`, { appointmentDate: new Date(today).toISOString() })).status).toBe(200);
    expect((await staffMove(id, '10:15')).status).toBe(200);
  });

  it('moves back to where it was: the hold of its own Undo does not stand against that, while it does against others', async () => {
    const { id } = await visitorBook('09:30');
    const other = await visitorBook('11:00');
    await link.change(id, { at: at('10:30') });
    await expect(link.change(other.id, { at: at('09:30') })).rejects.toMatchObject({ code: 'slotTaken', extra: { reason: 'held' } });
    await expect(visitorBook('09:30')).rejects.toMatchObject({ code: 'slotTaken' });
    expect(await link.change(id, { at: at('09:30') })).toMatchObject({ appointmentDate: tomorrowAt('09:30'), version: 3 });
    expect(await startOf('10:30')).toMatchObject({ free: false, reason: 'held' });
    expect(await link.change(id, { at: at('10:30') })).toMatchObject({ appointmentDate: tomorrowAt('10:30'), version: 4 });
  });

  it('moves back to where staff have moved it from', async () => {
    const { id } = await visitorBook('09:30');
    expect((await staffMove(id, '14:00')).status).toBe(200);
    expect(await link.change(id, { at: at('09:30') })).toMatchObject({ appointmentDate: tomorrowAt('09:30'), version: 3 });
  });
});
