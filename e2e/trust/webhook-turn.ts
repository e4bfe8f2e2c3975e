import { EventReaders } from '@arogya/backend/events/readers/event-readers';
import { FIGURES_READER } from '@arogya/backend/events/readers/figures.sql';
import { make } from '@arogya/backend/testing/make';
import type { TestApp } from '@arogya/backend/testing/test-app';
import { endpointAt, fannedOut, MAY_CALL_HERE, readFromNow } from '@arogya/backend/testing/webhook-clinic';
import { addDeliveries, type NewDelivery } from '@arogya/backend/webhooks/fan-out.sql';
import { WebhooksReader, WEBHOOKS_READER } from '@arogya/backend/webhooks/webhooks.reader';
import { SYSTEM } from '@arogya/backend/request-context';
import { application } from './application';
import { median, type Figure } from './figure';
import { instead } from './instead';

const EVENTS = 500;
const ENDPOINTS = 5;
const ROUNDS = 9;

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

/** A turn of the reader \`webhooks\` to one of \`kept-figures\` over the same events, in turns. */
async function turnRatio(app: TestApp): Promise<number> {
  const readers = app.app.get(EventReaders, { strict: false });
  const took = async (reader: string): Promise<number> => {
    const began = performance.now();
    if (!(await readers.catchUp(reader, 60_000))) throw new Error(`${reader} did not read on`);
    return performance.now() - began;
  };
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await app.sql.query(BOOKINGS);
    const webhooks = await took(WEBHOOKS_READER);
    ratios.push(webhooks / (await took(FIGURES_READER)));
  }
  // The first one prepares statements.
  return median(ratios.slice(1));
}

type Work = WebhooksReader['work'];

/** A reader that writes the deliveries of each event for itself. */
const oneByOne = (before: Work): Work =>
  async function workOneByOne(this: WebhooksReader, tx, range) {
    const [all] = await before.call(this, tx, range);
    if (!all) return [];
    const [endpoints, places, items] = all.values as [string[], number[], string];
    for (const item of JSON.parse(items) as NewDelivery[]) {
      const told = places.flatMap((place, n) => (place === item.n ? [endpoints[n] ?? ''] : []));
      await tx.read(addDeliveries({ items: JSON.stringify([item]), endpoints: told, places: told.map(() => item.n) }));
    }
    return [];
  };

/** What the fan-out costs beside what every booking costs anyway. */
export async function turnFigure(): Promise<Figure> {
  const app = await application({ env: MAY_CALL_HERE, history: false });
  await readFromNow(app);
  for (let n = 0; n < HOSPITALS; n += 1) await make.doctor(app.sql, { hospital_id: (await make.hospital(app.sql)).id });
  await app.sql.transaction(SYSTEM, (db) => db.query(PATIENTS));
  await fannedOut(app);
  for (let n = 0; n < ENDPOINTS; n += 1) await endpointAt(app, 'http://127.0.0.1:1/');
  const ratio = await turnRatio(app);
  const single = await instead(WebhooksReader, 'work', oneByOne, () => turnRatio(app));
  return {
    name: `a turn of webhooks over ${EVENTS} events and ${ENDPOINTS} endpoints to one of kept-figures`,
    found: `${ratio.toFixed(2)} times`,
    met: ratio <= 3,
    controls: [{ name: 'a statement for each event', found: `${single.toFixed(2)} times`, fails: single > 3 }],
  };
}
