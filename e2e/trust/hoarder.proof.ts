import { MessageJobs } from '@arogya/backend/messages/message-jobs';
import { PublicAppointmentService } from '@arogya/backend/public-booking/public-appointment.service';
import type { Answer, Caller } from '@arogya/backend/testing/caller';
import { makeClinic, NOW, standAt, TOMORROW, tomorrowAt, type Clinic } from '@arogya/backend/testing/clinic';
import { make } from '@arogya/backend/testing/make';
import { runAnew } from '@arogya/backend/testing/run-anew';
import type { TestApp } from '@arogya/backend/testing/test-app';
import { application } from './application';
import { proof, type Figure } from './figure';
import { instead } from './instead';

/** The starts that the booking page offers of the doctor's day. */
const STARTS = ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30', '14:00', '14:30', '15:00', '15:30', '16:00', '16:30'];
const HALF = STARTS.length / 2;

interface Hoard {
  readonly held: number;
  readonly booked: number;
  /** Whether somebody else finds a start that is free, can book it, and whether staff can. */
  readonly visitor: boolean;
  readonly staff: boolean;
}
interface Town {
  readonly app: TestApp;
  readonly clinic: Clinic;
  readonly agent: Caller;
}

let people = 10_000;
const somebody = (phone = `+91 96666 ${(people += 1)}`): object => ({
  name: `Person ${people}`,
  phone,
  age: 34,
  gender: 'female',
  symptoms: 'Fever',
});
const want = ({ clinic }: Town, time: string): { doctorId: string; appointmentDate: string } => ({
  doctorId: clinic.doctor.id,
  appointmentDate: tomorrowAt(time),
});
const book = (town: Town, who: Caller, time: string, patient = somebody()): Promise<Answer> =>
  who.post('appointments/booking', { patient, ...want(town, time) });
const hold = (town: Town, who: Caller, time: string): Promise<Answer> =>
  who.post('appointments/booking/hold', { slug: town.clinic.hospital.booking_slug, ...want(town, time) });

async function freeStarts({ clinic }: Town, who: Caller): Promise<string[]> {
  const path = `hospitals/booking/${clinic.hospital.booking_slug}/doctors/${clinic.doctor.id}/slots?from=${TOMORROW}&to=${TOMORROW}`;
  const { body } = await who.get(path);
  return (body.days[0].starts as { time: string; free: boolean }[]).filter(({ free }) => free).map(({ time }) => time);
}

/** A visitor with a phone of their own, who proves it when they are asked to. */
async function realVisitor(town: Town): Promise<boolean> {
  const who = town.app.visitor('127.99.1.1');
  const [time] = await freeStarts(town, who);
  if (!time) return false;
  const phone = '+91 95555 00001';
  const answer = await book(town, who, time, somebody(phone));
  if (answer.body.type !== 'urn:arogyadesk:codeNeeded') return answer.status === 201;
  const { requestId } = (await who.post('patients/booking/otp/request', { phone })).body as { requestId: string };
  await runAnew(town.app.app.get(MessageJobs));
  const message = await town.app.sql.one<{ text: string }>(
    `select text from outbox_messages where recipient = '+919555500001' order by at desc`,
  );
  await who.post('patients/booking/otp/verify', { requestId, phone, code: /^\d{6}/u.exec(message?.text ?? '')?.[0] });
  return (await book(town, who, time, somebody(phone))).status === 201;
}

/** Staff book the first start that is not booked, over whatever a visitor holds. */
async function staffBook(town: Town): Promise<boolean> {
  const { id } = await make.patient(town.app.sql);
  for (const time of STARTS) {
    const { status } = await town.agent.post('appointments', { patientId: id, ...want(town, time), takeHeld: true });
    if (status === 201) return true;
  }
  return false;
}

/** So many fresh browsers, each from the network that `from` says: they hold what they can, then book what they can. */
async function hoard(town: Town, browsers: number, from: (n: number) => string): Promise<Hoard> {
  let [held, booked] = [0, 0];
  for (let n = 0; n < browsers; n += 1) {
    const answer = await hold(town, town.app.visitor(from(n)), STARTS[n % STARTS.length] ?? '');
    if (answer.body?.holdId) held += 1;
  }
  const mine = town.app.visitor('127.99.2.2');
  const [free] = await freeStarts(town, mine);
  const whileHeld = free !== undefined && (await hold(town, mine, free)).status === 201;
  await town.app.sql.query('delete from slot_holds where doctor_id = $1', [town.clinic.doctor.id]);
  for (let n = 0; n < browsers; n += 1) {
    if ((await book(town, town.app.visitor(from(n)), STARTS[n % STARTS.length] ?? '')).status === 201) booked += 1;
  }
  return { held, booked, visitor: whileHeld && (await realVisitor(town)), staff: await staffBook(town) };
}

async function townOf(app: TestApp, agent: Caller): Promise<Town> {
  // A consultation of half an hour leaves staff no starts between those of the page.
  return { app, agent, clinic: await makeClinic(app, { consultation_minutes: 30 }) };
}

const ONE = (): string => '127.98.1.1';
const MANY = (n: number): string => `127.97.${n >> 8}.${n & 255 || 1}`;
const textOf = ({ held, booked, visitor, staff: served }: Hoard): string =>
  `${held} holds, ${booked} of ${STARTS.length} starts booked; a visitor ${visitor ? 'books' : 'is stopped'}, staff ${served ? 'book' : 'are stopped'}`;
const stops = (one: Hoard): boolean => !one.visitor || !one.staff;

type Request = (...given: unknown[]) => { limits: object };
const UNLIMITED = { open: 1e9, openOfPhone: 1e9, networkOfDay: 1e9, floodShare: 1e9, codes: false };

/** The control: nobody counts what unproven browsers have booked. */
const unlimited = (town: Town, browsers: number): Promise<Hoard> =>
  instead(
    PublicAppointmentService as unknown as { readonly prototype: Record<'request', Request> },
    'request',
    (before) =>
      function request(this: unknown, ...given) {
        return { ...before.call(this, ...given), limits: UNLIMITED };
      },
    () => hoard(town, browsers, MANY),
  );

async function inTown(codes: boolean, browsers: number): Promise<Figure> {
  const app = await application({ env: { RATE_LIMIT_SCALE: '1', ...(codes ? { OUTBOX: '1' } : {}) } });
  standAt(app, NOW);
  const agent = await app.as('agent');
  const found = await hoard(await townOf(app, agent), browsers, codes ? MANY : ONE);
  const control = await unlimited(await townOf(app, agent), Math.min(browsers, 100));
  const from = codes ? `${browsers} networks, codes by SMS` : 'one network, no codes';
  return {
    name: `a hoarder with ${browsers} browsers on ${from}, against one doctor's day`,
    found: textOf(found),
    met: !stops(found) && found.booked <= HALF,
    controls: [{ name: 'nobody counts what strangers have booked', found: textOf(control), fails: stops(control) }],
  };
}

export default proof('Hoarders of starts', async ({ full }): Promise<Figure[]> => {
  const browsers = full ? 1000 : 60;
  return [await inTown(false, browsers), await inTown(true, browsers)];
});
