import { randomUUID } from 'node:crypto';
import type { Caller } from '../../testing/caller';
import { countOccupied, makeClinic, NOW, standAt, tomorrowAt, type Clinic } from '../../testing/clinic';
import { make } from '../../testing/make';
import { newBrowser, newHandle, strangers } from '../../testing/strangers';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { SlotsService } from '../slots.service';
import { HoldSlot } from './hold';

let app: TestApp;
let agent: Caller;
let clinic: Clinic;

beforeAll(async () => {
  app = await startTestApp();
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
const staffBook = (time: string, more: object = {}) =>
  agent.post('appointments', { patientId: clinic.patient.id, doctorId: clinic.doctor.id, appointmentDate: tomorrowAt(time), ...more });

const startOf = async (time: string, audience: 'staff' | 'public' = 'public') => {
  const { days } = await app.app
    .get(SlotsService)
    .starts(clinic.doctor.id, { audience, from: '2026-11-25', to: '2026-11-25', hospitalId: null });
  return days[0]?.starts.find((start) => start.time === time);
};

describe('a visitor who holds a start', () => {
  it('keeps it from others for five minutes, and they read that somebody is booking it', async () => {
    const { expiresAt } = await hold('09:30');
    expect(Date.parse(String(expiresAt))).toBe(Date.parse(NOW) + 5 * 60_000);
    await expect(hold('09:30')).rejects.toMatchObject({ code: 'slotTaken', extra: { reason: 'held', nearest: expect.any(Array) } });
    await expect(visitorBook('09:30')).rejects.toMatchObject({ code: 'slotTaken' });
    expect(await startOf('09:30')).toMatchObject({ free: false, reason: 'held' });
  });

  it('gives way to staff who say so, after they were asked once; the visitor then reads that it is taken', async () => {
    const browser = newBrowser();
    const { holdId, expiresAt } = await hold('09:30', browser);
    const asked = await staffBook('09:30');
    expect([asked.status, asked.body.type, asked.body.reason]).toEqual([409, 'urn:arogyadesk:slotHeld', 'held']);
    expect([asked.body.heldUntil, Date.parse(asked.body.heldUntil)]).toEqual([
      expect.stringMatching(/\+05:30$/u),
      Date.parse(String(expiresAt)),
    ]);
    expect((await staffBook('09:30', { takeHeld: true })).status).toBe(201);
    await expect(visitorBook('09:30', { browser, holdId })).rejects.toMatchObject({ code: 'slotTaken', extra: { reason: 'taken' } });
  });

  it('an offer stands against staff too, an Undo does not', async () => {
    for (const [kind, time, status] of [
      ['offer', '09:30', 409],
      ['undo', '10:00', 201],
    ] as const) {
      const params = [randomUUID(), clinic.doctor.id, tomorrowAt(time), kind, NOW];
      await app.sql.query(
        `insert into slot_holds (id, doctor_id, during, kind, made_at, expires_at)
         values ($1, $2, tstzrange($3, $3::timestamptz + interval '15 minutes'), $4, $5, $5::timestamptz + interval '10 minutes')`,
        params,
      );
      expect((await staffBook(time, { takeHeld: true })).status).toBe(status);
    }
  });

  it.each(['undo', 'offer'])(
    'whoever learns the id of a hold of kind %s books nothing over it; who names their own visitor hold does',
    async (kind) => {
      const planted = async (time: string, heldAs: string): Promise<string> => {
        const holdId = randomUUID();
        await app.sql.query(
          `insert into slot_holds (id, doctor_id, during, kind, made_at, expires_at)
         values ($1, $2, tstzrange($3, $3::timestamptz + interval '15 minutes'), $4, $5, $5::timestamptz + interval '10 minutes')`,
          [holdId, clinic.doctor.id, tomorrowAt(time), heldAs, NOW],
        );
        return holdId;
      };
      const [others, own] = [await planted('09:30', kind), await planted('10:00', 'visitor')];
      await expect(visitorBook('09:30', { holdId: others })).rejects.toMatchObject({ code: 'slotTaken' });
      await expect(hold('09:30', newBrowser(), { replaces: others })).rejects.toMatchObject({ code: 'slotTaken' });
      expect(await countOccupied(app, clinic.doctor.id)).toBe(kind === 'offer' ? 2 : 1);
      // Control: the hold of a visitor, named from another browser, is their own.
      await expect(visitorBook('10:00', { holdId: own })).resolves.toMatchObject({ timeSlot: '10:00' });
    },
  );

  it('loses it after five minutes', async () => {
    await hold('09:30');
    standAt(app, '2026-11-24T10:10:00.001+05:30');
    expect((await staffBook('09:30')).status).toBe(201);
  });

  it('turns it into an appointment without a gap, and becomes a patient by it, who has another id than the handle', async () => {
    const browser = newBrowser();
    const [{ holdId }, handleId] = [await hold('09:30', browser), await newHandle(app)];
    const booked = await visitorBook('09:30', { browser, holdId, handleId });
    expect(booked).toMatchObject({ status: 'pending', source: 'public', agentId: null });
    expect(booked.patientId).not.toBe(handleId);
    expect(await app.sql.query('select id from patients where id = any ($1)', [[booked.patientId, handleId]])).toEqual([
      { id: booked.patientId },
    ]);
    expect(booked.patient).toMatchObject({ name: 'Asha Verma', phone: '+91 55500 10009', symptoms: 'Fever' });
    expect(await app.sql.query('select id from slot_holds where doctor_id = $1', [clinic.doctor.id])).toEqual([]);
    expect((await agent.get(`appointments/${booked.id}`)).body).toMatchObject({ ...booked });
  });

  it('still books when the hold has ended and nobody else came, and not when somebody did', async () => {
    const [one, two] = [newBrowser(), newBrowser()];
    const [ended, lost] = [await hold('09:30', one), await hold('10:30', two)];
    await app.sql.query(`update slot_holds set expires_at = '2020-01-01' where doctor_id = $1`, [clinic.doctor.id]);
    await staffBook('10:30');
    await expect(visitorBook('10:30', { browser: two, holdId: lost.holdId })).rejects.toMatchObject({ code: 'slotTaken' });
    await expect(visitorBook('09:30', { browser: one, holdId: ended.holdId })).resolves.toMatchObject({ timeSlot: '09:30' });
  });

  it('has one at a time: another start gives the first back, one that is not free keeps it', async () => {
    const browser = newBrowser();
    await staffBook('11:00');
    await hold('09:30', browser);
    await expect(hold('11:00', browser)).rejects.toMatchObject({ code: 'slotTaken' });
    expect(await countOccupied(app, clinic.doctor.id)).toBe(2);
    const { holdId } = await hold('10:00', browser);
    expect((await staffBook('09:30')).status).toBe(201);
    const holds = app.app.get(HoldSlot);
    await Promise.all([holds.release(String(holdId)), holds.release(String(holdId))]);
    expect((await staffBook('10:00')).status).toBe(201);
  });

  it('cannot name an appointment as a hold', async () => {
    const { id } = (await staffBook('09:30')).body;
    await app.app.get(HoldSlot).release(String(id));
    await expect(visitorBook('09:30', { holdId: String(id) })).rejects.toMatchObject({ code: 'slotTaken' });
    await expect(hold('09:30', newBrowser(), { replaces: String(id) })).rejects.toMatchObject({ code: 'slotTaken' });
    expect((await staffBook('09:30')).status).toBe(409);
  });

  it('cannot keep it alive: it is resumed until its first end, and then not kept for ten minutes', async () => {
    const browser = newBrowser();
    const first = await hold('09:30', browser);
    const minute = 60_000;
    await hold('10:00', browser, { now: Date.parse(NOW) + 2 * minute });
    expect((await hold('09:30', browser, { now: Date.parse(NOW) + 4 * minute })).expiresAt).toBe(first.expiresAt);
    for (const minutes of [5, 14])
      expect(await hold('09:30', browser, { now: Date.parse(NOW) + minutes * minute })).toEqual({ holdId: null, expiresAt: null });
    const again = await hold('09:30', browser, { now: Date.parse(NOW) + 15 * minute });
    expect(Date.parse(String(again.expiresAt))).toBe(Date.parse(NOW) + 20 * minute);
  });

  it('cannot keep it alive from another browser of the same network either, but anybody else can hold it', async () => {
    const network = randomUUID();
    const [at5, at6] = [5, 6].map((minutes) => ({ now: Date.parse(NOW) + minutes * 60_000 }));
    await hold('09:30', newBrowser(network));
    expect((await hold('09:30', newBrowser(network), at5)).holdId).toBeNull();
    expect((await hold('09:30', newBrowser(), at6)).holdId).not.toBeNull();
  });
});

describe('what visitors hold together', () => {
  it("is a quarter of a doctor's free starts of a day at most; above that the start is still booked", async () => {
    const holds = [];
    for (const time of ['09:00', '09:30', '10:00', '10:30']) holds.push(await hold(time));
    expect(holds.filter(({ holdId }) => holdId !== null)).toHaveLength(3);
    await expect(visitorBook('10:30')).resolves.toMatchObject({ timeSlot: '10:30' });
  });

  it('is eight starts of a network and hospital at most', async () => {
    const network = randomUUID();
    const doctors = await Promise.all(Array.from({ length: 9 }, () => make.doctor(app.sql, { hospital_id: clinic.hospital.id })));
    const kept = [];
    for (const doctor of doctors) {
      clinic = { ...clinic, doctor };
      kept.push((await hold('09:30', newBrowser(network))).holdId !== null);
    }
    expect(kept).toEqual([...Array.from({ length: 8 }, () => true), false]);
    expect((await hold('10:00', newBrowser())).holdId).not.toBeNull();
  });
});
