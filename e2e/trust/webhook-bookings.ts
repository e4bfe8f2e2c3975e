import { addDays } from '@arogya/domain/clock';
import { EventWake } from '@arogya/backend/events/event-wake';
import { NOW, standAt, TOMORROW } from '@arogya/backend/testing/clinic';
import { make } from '@arogya/backend/testing/make';
import type { TestApp } from '@arogya/backend/testing/test-app';
import { until } from '@arogya/backend/testing/until';
import { endpointAt, MAY_CALL_HERE } from '@arogya/backend/testing/webhook-clinic';
import { WebhookReceiver } from '@arogya/backend/testing/webhook-receiver';
import { Receivers } from '@arogya/backend/webhooks/receivers';
import { Pool } from 'pg';
import { application } from './application';
import { median, type Figure } from './figure';
import { instead } from './instead';

const ROUNDS = 9;
const BOOKINGS = 120;
const LANES = 4;
const ENDPOINTS = 5;

interface Clinic {
  readonly app: TestApp;
  readonly book: () => Promise<void>;
}

/** Staff who book one start after another of doctors who always work. */
async function clinicOf(app: TestApp): Promise<Clinic> {
  standAt(app, NOW);
  const hospital = await make.hospital(app.sql);
  const doctors: string[] = [];
  for (let n = 0; n < 20; n += 1) doctors.push((await make.doctor(app.sql, { hospital_id: hospital.id, time_slots: ['00:00-23:45'] })).id);
  const patientId = (await make.patient(app.sql)).id;
  const agent = await app.as('agent');
  let booked = 0;
  const book = async (): Promise<void> => {
    const n = (booked += 1);
    const start = Math.floor(n / doctors.length);
    const time = `${String(Math.floor((start % 90) / 4)).padStart(2, '0')}:${String((start % 4) * 15).padStart(2, '0')}`;
    const appointmentDate = `${addDays(TOMORROW, 1 + Math.floor(start / 90))}T${time}:00+05:30`;
    const { status, text } = await agent.post('appointments', { patientId, doctorId: doctors[n % doctors.length], appointmentDate });
    if (status !== 201) throw new Error(`A booking answered ${status}: ${text}`);
  };
  return { app, book };
}

interface Cost {
  readonly cpu: number;
  /** The most calls that waited for a connection at once. */
  readonly waiting: number;
}

/** The processor's time of some bookings, with what follows from them meanwhile. */
async function costOf({ app, book }: Clinic): Promise<Cost> {
  const pool = app.app.get(Pool);
  let waiting = 0;
  const began = process.cpuUsage();
  const lane = async (): Promise<void> => {
    for (let n = 0; n < BOOKINGS / LANES; n += 1) {
      await book();
      waiting = Math.max(waiting, pool.waitingCount);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  const { user, system } = process.cpuUsage(began);
  return { cpu: user + system, waiting };
}

async function clear({ app }: Clinic): Promise<void> {
  await app.sql.query(`update webhook_endpoints set archived_at = now()`);
  await until(async () => (await app.sql.one(`select 1 as found from webhook_deliveries where state = 'sending'`)) === null);
  await app.sql.query('delete from webhook_deliveries');
}

/** With five endpoints whose receivers never answer, to without any: in turns. */
async function ratioOf(clinic: Clinic, answer: WebhookReceiver['answer']): Promise<{ ratio: number; waiting: number }> {
  const ratios: number[] = [];
  let waiting = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const without = await costOf(clinic);
    const receiver = await WebhookReceiver.start();
    receiver.answer = answer;
    for (let n = 0; n < ENDPOINTS; n += 1) await endpointAt(clinic.app, receiver.url(`/${n}`));
    const cost = await costOf(clinic);
    ratios.push(cost.cpu / without.cpu);
    waiting = Math.max(waiting, cost.waiting);
    await receiver.close();
    await clear(clinic);
  }
  return { ratio: median(ratios.slice(1)), waiting };
}

/** What a booking costs while receivers hang. */
export async function bookingFigure(): Promise<Figure> {
  const app = await application({ env: { ...MAY_CALL_HERE, DATABASE_POOL: '10' }, history: false, jobsRepeat: true });
  const clinic = await clinicOf(app);
  const { ratio, waiting } = await ratioOf(clinic, () => 'hang');
  const receivers = app.app.get(Receivers, { strict: false });
  const posting = await WebhookReceiver.start();
  /** Five posts for each booking, before whoever books has an answer. */
  const inTheCall = (before: EventWake['wake']): EventWake['wake'] =>
    function wakeAndPost(this: EventWake) {
      before.call(this);
      for (let n = 0; n < ENDPOINTS; n += 1) void receivers.post({ url: posting.url(), headers: {}, body: '{}' });
    };
  const without: number[] = [];
  const within: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    without.push((await costOf(clinic)).cpu);
    within.push((await instead(EventWake, 'wake', inTheCall, () => costOf(clinic))).cpu);
  }
  await posting.close();
  const sent = median(within.slice(1)) / median(without.slice(1));
  return {
    name: 'a booking by staff with five hanging endpoints to one without, processor; waits for the pool',
    found: `${ratio.toFixed(2)} times; ${waiting}`,
    met: ratio <= 1.05 && waiting === 0,
    controls: [{ name: 'sent in the call', found: `${sent.toFixed(2)} times`, fails: sent > 1.05 }],
  };
}
