import { jest } from '@jest/globals';
import { EventWake } from '../events/event-wake';
import { codeOf, type Caller } from '../testing/caller';
import { NOW, standAt, tomorrowAt } from '../testing/clinic';
import { callsOf, keptOf, linkedAt, type Linked } from '../testing/linked';
import { startTestApp, type TestApp } from '../testing/test-app';
import { visitorBookings, type VisitorBookings } from '../testing/visitor-bookings';

let app: TestApp;
let on: VisitorBookings;
let linked: Linked;
let anybody: Caller;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  on = await visitorBookings(app);
  linked = await linkedAt(app, on);
  anybody = app.visitor();
});
const calls = () => callsOf(linked, anybody);
const settle = (values: string): Promise<unknown> =>
  app.sql.query(`insert into hospital_rules (hospital_id, ${values.split('=')[0]}) values ($1, ${values.split('=')[1]})`, [
    on.clinic.hospital.id,
  ]);

describe('coming', () => {
  it('is said once, by whoever has the link, and stays pending', async () => {
    const first = await calls().coming();
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({ version: 2, status: 'pending', said: { coming: new Date(NOW).toISOString() } });
    const kept = await keptOf(app, linked.id);
    expect((await calls().coming()).body).toEqual(first.body);
    expect(await keptOf(app, linked.id)).toEqual(kept);
  });

  it('is in the audit log as the patient, by nobody who could be named', async () => {
    await calls().coming();
    const [row] = await app.sql.query(`select role, actor_id, fields from audit_log where entity_id = $1 and action = 'changed'`, [
      linked.id,
    ]);
    expect(row).toMatchObject({ role: 'patient', actor_id: null, fields: ['said'] });
  });

  it('confirms where the hospital has it so', async () => {
    await app.sql.transaction({ role: 'system' }, () => settle('patient_confirms=true'));
    expect((await calls().coming()).body).toMatchObject({ status: 'confirmed', version: 2 });
    expect((await calls().coming()).body).toMatchObject({ status: 'confirmed', version: 2 });
  });

  it('is said until the start', async () => {
    standAt(app, tomorrowAt('09:59'));
    expect((await calls().coming()).status).toBe(200);
    const late = await linkedAt(app, on, '10:30');
    standAt(app, tomorrowAt('10:30'));
    const before = await keptOf(app, late.id);
    expect(codeOf(await callsOf(late, anybody).coming())).toBe('appointmentBegun');
    expect(await keptOf(app, late.id)).toEqual(before);
  });

  it('is told to open screens at once, and not when they next look for news', async () => {
    const woken = jest.spyOn(app.app.get(EventWake), 'wake');
    await calls().coming();
    expect(woken).toHaveBeenCalled();
    woken.mockRestore();
  });

  it('is emptied when staff move it', async () => {
    await calls().coming();
    const admin = await app.as('admin');
    await admin.put(`appointments/${linked.id}`, { appointmentDate: tomorrowAt('11:00') });
    expect((await calls().get()).body.said).toEqual({});
  });
});

describe('late', () => {
  it('is said on the day, and the last word counts', async () => {
    expect(codeOf(await calls().late(20))).toBe('notToday');
    standAt(app, tomorrowAt('09:30'));
    expect((await calls().late(20)).body).toMatchObject({ version: 2, said: { late: { minutes: 20 } } });
    expect((await calls().late(20)).body.version).toBe(2);
    expect((await calls().late(30)).body).toMatchObject({ version: 3, said: { late: { minutes: 30 } } });
  });

  it('is said until an hour after the start', async () => {
    standAt(app, tomorrowAt('11:00'));
    expect((await calls().late(30)).status).toBe(200);
    standAt(app, '2026-11-25T11:00:01+05:30');
    expect(codeOf(await calls().late(10))).toBe('changeTooLate');
  });

  it.each([5, '20', null, undefined, 15, 20.5, [20]])('is refused with %p, and names the field', async (minutes) => {
    standAt(app, tomorrowAt('09:30'));
    const { status, body } = await calls().late(minutes);
    expect([status, body.errors?.minutes]).toEqual([400, 'Please choose 10, 20 or 30 minutes']);
  });
});

describe('the language of its messages', () => {
  it('is chosen of nine, and a version like every change', async () => {
    expect((await calls().speak('hi')).body).toMatchObject({ language: 'hi', version: 2 });
    expect((await calls().speak('hi')).body).toMatchObject({ language: 'hi', version: 2 });
    expect((await calls().get()).body.language).toBe('hi');
  });

  it.each(['fr', '', null, 7])('is not %p', async (language) => {
    expect((await calls().speak(language)).status).toBe(400);
  });
});

describe('the calendar file', () => {
  it('has the id and the version of the appointment, UTC, and no link in it', async () => {
    const { status, headers, text } = await calls().calendar();
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(headers['content-disposition']).toBe(`attachment; filename="AD-${linked.number}.ics"`);
    expect(text).toContain(`UID:${linked.id}@arogyadesk\r\nSEQUENCE:1\r\n`);
    expect(text).toContain('METHOD:PUBLISH\r\n');
    expect(text).toContain('DTSTART:20261125T043000Z\r\nDTEND:20261125T044500Z\r\n');
    expect(text.replaceAll('\r\n ', '')).not.toMatch(new RegExp(`${linked.token}|/a/|STATUS|98451|Verma`, 'u'));
  });

  it('is in English to the letter where nobody has chosen a language, or one that the hospital does not offer', async () => {
    const doctor = await app.sql.one<{ name: string }>('select full_name as name from doctors where id = $1', [on.clinic.doctor.id]);
    const unfolded = async () => (await calls().calendar()).text.replaceAll('\r\n ', '');
    const entry = [
      `SUMMARY:${doctor?.name}\\, ${on.clinic.hospital.name}\r\n`,
      `DESCRIPTION:Appointment AD-${linked.number}\\nPlease arrive 15 minutes early.`,
    ];
    for (const text of entry) expect(await unfolded()).toContain(text);
    await calls().speak('ta');
    for (const text of entry) expect(await unfolded()).toContain(text);
  });

  it('is in the language of the appointment where the hospital offers it, in lines of 75 octets that cut no character', async () => {
    const read = JSON.stringify({ ta: { pages: { by: 'Meena', at: NOW, hash: 'x', marks: '' } } });
    await app.sql.query('insert into hospital_rules (hospital_id, languages) values ($1, $2)', [on.clinic.hospital.id, read]);
    await calls().speak('ta');
    const { text } = await calls().calendar();
    expect(text.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:சந்திப்பு AD-${linked.number}\\n15 நிமிடங்கள் முன்னதாக வரவும்.`);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text).not.toContain('\uFFFD');
  });

  it('takes the entry out once it is cancelled', async () => {
    await callsOf(linked, linked.owner).cancel();
    const { text } = await calls().calendar();
    expect(text).toContain('METHOD:CANCEL\r\n');
    expect(text).toContain('SEQUENCE:2\r\nSTATUS:CANCELLED\r\n');
  });
});
