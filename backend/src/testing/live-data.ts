import { randomUUID } from 'node:crypto';
import { dayOf, DEFAULT_ZONE } from '@arogya/domain/clock';
import { hashOf } from '../idempotency/idempotency';
import type { EmptyDatabase } from './empty-database';

/** The contents of a database of migration 11 after a day of work. */
export interface LiveData {
  readonly doctor: string;
  readonly patient: string;
  /** Booked under the keys `booking` and `lead`. */
  readonly booked: string;
  /** Who booked it, and what they sent. */
  readonly booker: string;
  readonly body: object;
  readonly hospital: string;
  readonly handle: string;
  readonly liveHold: string;
  /** Starts: of an appointment that occupies its time, between two that do, of the hold, of a cancelled and of an archived one. */
  readonly taken: string;
  readonly between: string;
  readonly held: string;
  readonly cancelled: string;
  readonly archived: string;
}

type Query = EmptyDatabase['query'];

const DAY_MS = 86_400_000;
const MINUTES = 15;
/** Holds end by the database's own time, so everything is placed around now. */
const DAY = dayOf(Date.now() + 2 * DAY_MS, DEFAULT_ZONE);
const start = (slot: number): string => new Date(Date.parse(`${DAY}T09:00:00+05:30`) + slot * MINUTES * 60_000).toISOString();
const end = (slot: number): string => start(slot + 1);

async function one(query: Query, text: string, params: readonly unknown[]): Promise<string> {
  const [row] = await query<{ id: string }>(text, params);
  if (!row?.id) throw new Error(`No row: ${text}`);
  return row.id;
}

async function people(query: Query) {
  const hospital = await one(query, `insert into hospitals (name, city, booking_slug) values ('City', 'Pune', 'city') returning id`, []);
  const doctors: string[] = [];
  for (const place of [hospital, null]) {
    const text = `insert into doctors (full_name, specialty, phone, city, hospital_id, working_days, time_slots)
      values ('Dr. A', 'Cardiology', '1', 'Pune', $1, '{Monday,Tuesday,Wednesday,Thursday,Friday,Saturday,Sunday}', '{09:00-17:00}') returning id`;
    doctors.push(await one(query, text, [place]));
  }
  const patients: string[] = [];
  for (const days of [3, 1, 2]) {
    const text = `insert into patients (name, phone, phone_key, seen_at) values ('Asha', $1::int::text, $1::int::text, now() - make_interval(days => $1)) returning id`;
    patients.push(await one(query, text, [days]));
  }
  return { hospital, doctors, patients };
}

/** Books as the product did at that version; answers the id. */
function booking(query: Query) {
  const text = `select answer ->> 'id' as id from book_visit($1, (select calendar_version from doctors where id = $1), $2, $3, '${DAY}',
    $4, $5, null, 'A note', $6, $7, $8, '2', 3, $9, $10, $11, now())`;
  return (slot: number, { doctor, patient, hold, handle, key }: BookingIds): Promise<string> =>
    one(query, text, [
      ...[doctor, start(slot), end(slot), '09:00', patient, handle ? 'public' : 'staff', hold ?? null, handle ?? null],
      ...(key ? [key.scope, key.key, hashOf(key.body)] : [null, null, null]),
    ]);
}

interface BookingIds {
  readonly doctor: string;
  readonly patient: string;
  readonly hold?: string;
  readonly handle?: string;
  readonly key?: { readonly scope: string; readonly key: string; readonly body: object };
}

const HOLD = `
select hold as id from hold_slot($1, (select calendar_version from doctors where id = $1), $2, $3, null, $4::timestamptz, $4::timestamptz + interval '5 minutes')`;

export async function makeLiveData({ query }: Pick<EmptyDatabase, 'query'>): Promise<LiveData> {
  const booker = randomUUID();
  const { hospital, doctors, patients } = await people(query);
  const [doctor = '', other = ''] = doctors;
  const [patient = '', second = '', third = ''] = patients;
  const book = booking(query);
  const now = new Date();

  const handle = randomUUID();
  await query(
    `insert into booking_handles (id, patient_id, state, phone_key, expires_at, typed) values ($1, $2, 'new', '2', now() + interval '30 minutes', '{"name":"Asha"}')`,
    [handle, third],
  );
  await query(
    `insert into booking_devices (token_hash, phone_key, patient_id, typed, expires_at) values ('t', '1', $1, '{"name":"Asha"}', now() + interval '1 day')`,
    [second],
  );

  const key = {
    scope: `createAppointment:${booker}`,
    key: 'booking',
    body: { patientId: patient, doctorId: doctor, appointmentDate: start(0) },
  };
  const booked = await book(0, { doctor, patient, key });
  await query(
    `insert into idempotency_keys (scope, key, body_hash, answer) select $1, 'lead', body_hash, jsonb_build_object('lead', '{}'::jsonb, 'appointment', answer)
     from idempotency_keys where key = 'booking'`,
    [`bookLead:${booker}`],
  );
  await query(`insert into idempotency_keys (scope, key, body_hash, answer) values ('x', 'without-record', '', '{"made":1}')`);

  // Adjacent appointments, with a free start between two of them.
  await book(1, { doctor, patient: second });
  await book(3, { doctor, patient });
  await book(1, { doctor: other, patient });
  const hold = await one(query, HOLD, [doctor, start(4), end(4), now.toISOString()]);
  await book(4, { doctor, patient: third, hold, handle });

  for (const [slot, status] of [
    [6, 'confirmed'],
    [7, 'completed'],
    [8, 'cancelled'],
    [9, 'no_show'],
  ] as const) {
    const id = await book(slot, { doctor, patient });
    await query(`update appointments set status = $2, version = version + 1 where id = $1`, [id, status]);
  }
  const gone = await book(10, { doctor, patient });
  await query('update appointments set archived_at = now(), version = version + 1 where id = $1', [gone]);

  const earlier = new Date(now.getTime() - 600_000).toISOString();
  await one(query, HOLD, [other, start(12), end(12), earlier]);
  const liveHold = await one(query, HOLD, [doctor, start(12), end(12), now.toISOString()]);
  const starts = { taken: start(1), between: start(2), cancelled: start(8), archived: start(10), held: start(12) };
  return { hospital, doctor, patient, booker, body: key.body, booked, handle, liveHold, ...starts };
}
