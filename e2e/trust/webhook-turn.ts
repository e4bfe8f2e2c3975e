import { readFileSync } from 'node:fs';
import { EventReaders } from '@arogya/backend/events/readers/event-readers';
import { FIGURES_READER } from '@arogya/backend/events/readers/figures.sql';
import { make } from '@arogya/backend/testing/make';
import type { TestApp } from '@arogya/backend/testing/test-app';
import { endpointAt, fannedOut, MAY_CALL_HERE, readFromNow } from '@arogya/backend/testing/webhook-clinic';
import { addDeliveries, type NewDelivery } from '@arogya/backend/webhooks/fan-out.sql';
import { WebhooksReader, WEBHOOKS_READER } from '@arogya/backend/webhooks/webhooks.reader';
import { SYSTEM } from '@arogya/backend/request-context';
import { application } from './application';
import type { Figure } from './figure';
import { instead } from './instead';

const EVENTS = 500;
const ENDPOINTS = 5;
/** So many of them are bound to a hospital, as those of a hospital's own systems are. */
const BOUND = 3;
const ROUNDS = 30;
/** The first ones prepare statements, and are compiled. */
const WARM_UP = 5;

const HOSPITALS = 20;

const PATIENTS = `
insert into patients (name, phone, phone_key) select 'Patient', '+91 55500 10001', '+915550010001' from generate_series(1, ${EVENTS})`;

/** Bookings of patients who are on file, each with another doctor or on another day, as their events say them. */
const BOOKINGS = `
with clinic as materialized (select array_agg(id) as doctors, array_agg(hospital_id) as hospitals from doctors),
booked as (select id as patient_id, row_number() over () as n from patients)
insert into events (at, kind, hospital_id, doctor_id, day, entity_id, version, change)
select now(), 'appointment.booked', hospital_id, doctor_id, day, gen_random_uuid(), 1, jsonb_build_object('from', null, 'patientId', patient_id,
  'to', jsonb_build_object('hospitalId', hospital_id, 'doctorId', doctor_id, 'day', day, 'timeSlot', '09:00', 'status', 'pending'))
from (
  select patient_id, hospitals[1 + n % ${HOSPITALS}] as hospital_id, doctors[1 + n % ${HOSPITALS}] as doctor_id, date '2026-11-24' + (n % 61)::int as day
  from booked, clinic) booking`;

/** The processor's time of this process and of the connections to its database, in ms. */
async function spent(app: TestApp): Promise<number> {
  const pids = await app.sql.query<{ pid: number }>('select pid from pg_stat_activity where datname = current_database()');
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000 + pids.reduce((sum, { pid }) => sum + spentBy(pid), 0);
}

/** Of a process, from its name on: the 12th and 13th number are ticks of 10 ms. */
const spentBy = (pid: number): number => {
  const numbers = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /u, '')
    .split(' ');
  return (Number(numbers[11]) + Number(numbers[12])) * 10;
};

/** Turns of the reader \`webhooks\` to those of \`kept-figures\` over the same events, in turns. */
async function turnRatio(app: TestApp): Promise<number> {
  const readers = app.app.get(EventReaders, { strict: false });
  const cost = async (reader: string): Promise<number> => {
    const began = await spent(app);
    if (!(await readers.catchUp(reader, 60_000))) throw new Error(`${reader} did not read on`);
    return (await spent(app)) - began;
  };
  let [webhooks, figures] = [0, 0];
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    await app.sql.query(BOOKINGS);
    const costs = [await cost(WEBHOOKS_READER), await cost(FIGURES_READER)] as const;
    if (round < 0) continue;
    webhooks += costs[0];
    figures += costs[1];
  }
  return webhooks / figures;
}

type Work = WebhooksReader['work'];

/** A reader that writes the deliveries of each event for itself. */
const oneByOne = (before: Work): Work =>
  async function workOneByOne(this: WebhooksReader, tx, range) {
    const [all] = await before.call(this, tx, range);
    if (!all) return [];
    const [endpoints, items] = all.values as [string[], string];
    for (const item of JSON.parse(items) as NewDelivery[]) await tx.read(addDeliveries({ items: JSON.stringify([item]), endpoints }));
    return [];
  };

/** Five endpoints; so many of them are of programs of one hospital each. */
async function endpointsOf(app: TestApp, hospitals: readonly string[], bound: number): Promise<void> {
  await fannedOut(app);
  await app.sql.query('update webhook_endpoints set archived_at = now()');
  for (let n = 0; n < ENDPOINTS; n += 1)
    await endpointAt(app, 'http://127.0.0.1:1/', n < bound ? { integration: { hospital_id: hospitals[n] } } : {});
}

/** What the fan-out costs beside what every booking costs anyway. */
export async function turnFigure(): Promise<Figure> {
  const app = await application({ env: MAY_CALL_HERE, history: false });
  await readFromNow(app);
  const hospitals: string[] = [];
  for (let n = 0; n < HOSPITALS; n += 1) {
    const { id } = await make.hospital(app.sql);
    hospitals.push(id);
    await make.doctor(app.sql, { hospital_id: id });
  }
  await app.sql.transaction(SYSTEM, (db) => db.query(PATIENTS));
  await endpointsOf(app, hospitals, BOUND);
  const ratio = await turnRatio(app);
  const single = await instead(WebhooksReader, 'work', oneByOne, () => turnRatio(app));
  await endpointsOf(app, hospitals, 0);
  const ofAll = await turnRatio(app);
  return {
    name: `a turn of webhooks over ${EVENTS} events and ${ENDPOINTS} endpoints, ${BOUND} of them of a hospital, to one of kept-figures, processor`,
    found: `${ratio.toFixed(2)} times; ${ofAll.toFixed(2)} where each endpoint takes every change`,
    met: ratio <= 3,
    controls: [{ name: 'a statement for each event', found: `${single.toFixed(2)} times`, fails: single > 3 }],
  };
}
