import { appointmentNumber } from '@arogya/domain/appointments/appointment-number';
import { LinkTokens } from '../link-tokens/link-token';
import { Messages, type Message } from '../messages/message';
import { asProposed, CalendarClinic } from '../testing/calendar-clinic';
import type { Caller } from '../testing/caller';
import { TOMORROW, tomorrowAt } from '../testing/clinic';
import { startTestApp, type TestApp } from '../testing/test-app';
import { sendDue } from '../testing/send-due';

const PHONE = '+91 55500 10000';
let app: TestApp;
let admin: Caller;
let place: CalendarClinic;

beforeAll(async () => {
  app = await startTestApp({ runtime: true, env: { OUTBOX: '1' } });
  admin = await app.as('admin');
});
beforeEach(async () => {
  await app.sql.query('delete from message_jobs');
  await app.sql.query('delete from outbox_messages');
  await app.sql.query('update appointments set archived_at = $1', ['2026-01-01T00:00:00Z']);
  place = await CalendarClinic.of(app, admin);
  await app.sql.transaction({ role: 'system' }, async (db) => {
    await db.query(`update doctors set full_name = 'Dr. Meera Iyer' where id = $1`, [place.clinic.doctor.id]);
    await db.query(`update hospitals set name = 'Lotus Care', phone = $2 where id = $1`, [place.clinic.hospital.id, PHONE]);
  });
});
afterAll(() => app.close());

const scan = (): Promise<void> => sendDue(app);
const numberOf = async (id: string): Promise<number> => Number((await place.appointment(id))['number']);
const linkTo = (number: number): string => app.app.get(LinkTokens).addressOf({ number, linkVersion: 0 });

/** Makes the change and carries it out. What was sent before it is forgotten. */
async function carryOut(change: object, decisions: readonly object[]): Promise<void> {
  await scan();
  await app.sql.query('delete from outbox_messages');
  await place.make(change, decisions);
  await place.settle(90);
}

/** What patients read once nothing of it can be taken back. */
async function sentTexts(): Promise<string[]> {
  place.later(106);
  await scan();
  return (await app.sql.query<{ text: string }>('select text from outbox_messages')).map(({ text }) => text).sort();
}

describe('what patients read about a change of a calendar', () => {
  it('is that the doctor is not available then, with the old time, the new one and the link; never that they are sick', async () => {
    const ids = [await place.book('09:00'), await place.book('09:15'), await place.book('09:30')];
    const change = place.leave({ reason: 'Dengue' });
    const [cancel, move, reassign] = asProposed(await place.preview(change));
    await carryOut(change, [
      { ...cancel, act: 'cancel' },
      { ...move, act: 'move', at: '2026-11-26T10:00:00+05:30' },
      { ...reassign, act: 'reassign', doctorId: place.colleague.id, at: tomorrowAt('09:30') },
    ]);
    const numbers = await Promise.all(ids.map(numberOf));
    const [a, b, c] = numbers.map(appointmentNumber);
    const [again, see, other] = numbers.map(linkTo);
    const why = 'Dr. Meera Iyer is not available then.';
    const texts = await sentTexts();
    expect(texts).toEqual([
      `Lotus Care: appointment ${a} with Dr. Meera Iyer on 25 Nov 2026, 9:00 AM is cancelled. ${why} Book again: ${again}`,
      `Lotus Care: appointment ${b} was for 25 Nov 2026, 9:15 AM. ${why} It is now with Dr. Meera Iyer on 26 Nov 2026, 10:00 AM. See, move or cancel it: ${see}`,
      `Lotus Care: appointment ${c} was for 25 Nov 2026, 9:30 AM. ${why} It is now with Dr. Anil Rao on 25 Nov 2026, 9:30 AM. See, move or cancel it: ${other}`,
    ]);
    expect(texts.join(' ')).not.toMatch(/sick|leave|Dengue/iu);
  });

  it('is that the hospital is closed then, with the name of the day', async () => {
    await place.book('09:00');
    await place.book('09:15');
    const change = { kind: 'closure', hospitalId: place.clinic.hospital.id, closures: [{ day: TOMORROW, name: 'Diwali' }] };
    const [cancel, move] = asProposed(await place.preview(change));
    await carryOut(change, [
      { ...cancel, act: 'cancel' },
      { ...move, act: 'move', at: '2026-11-26T10:00:00+05:30' },
    ]);
    const reason = expect.stringContaining(' The hospital is closed then: Diwali. ') as string;
    expect(await sentTexts()).toEqual([reason, reason]);
  });

  it('is nothing where it is back at the time that they know before they were informed', async () => {
    const id = await place.book('09:00');
    const [move] = asProposed(await place.preview(place.leave()));
    await carryOut(place.leave(), [{ ...move, act: 'move', at: '2026-11-26T10:00:00+05:30' }]);
    expect(await place.appointment(id)).toMatchObject({ appointmentDate: '2026-11-26T10:00:00+05:30' });
    const calendar = await admin.get(`doctors/${place.clinic.doctor.id}/calendar`);
    const [leave] = (calendar.body as { leaves: { id: string }[] }).leaves;
    expect((await admin.delete(`doctors/${place.clinic.doctor.id}/leaves/${leave?.id}`)).status).toBe(204);
    expect((await admin.put(`appointments/${id}`, { appointmentDate: tomorrowAt('09:00') })).status).toBe(200);
    expect(await sentTexts()).toEqual([]);
  });

  it('has no reason that a change by hand has overtaken, and no booking page where nothing can be booked', async () => {
    const ids = [await place.book('09:00'), await place.book('09:15')];
    await carryOut(place.leave(), asProposed(await place.preview(place.leave())));
    expect((await admin.put(`appointments/${ids[1] ?? ''}`, { appointmentDate: tomorrowAt('11:00') })).status).toBe(200);
    await app.sql.query('update hospitals set is_active = false where id = $1', [place.clinic.hospital.id]);
    const [first, second] = (await Promise.all(ids.map(numberOf))).map(appointmentNumber);
    const sent: Message[] = [];
    const messages = app.app.get(Messages);
    const send = messages.send.bind(messages);
    messages.send = (message, id) => {
      sent.push(message);
      return send(message, id);
    };
    const texts = await sentTexts();
    messages.send = send;
    expect(texts).toEqual([
      expect.stringContaining(`${first} was for 25 Nov 2026, 9:00 AM. Dr. Meera Iyer is not available then.`),
      expect.stringContaining(`${second} with Dr. Anil Rao is now on 25 Nov 2026, 11:00 AM.`),
    ]);
    const pages = sent.flatMap(({ params }) => ('why' in params && params.why ? [params.why.link] : []));
    expect(pages).toEqual([null]);
  });
});
