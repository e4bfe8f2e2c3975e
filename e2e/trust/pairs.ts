import type { Answer, Caller } from '@arogya/backend/testing/caller';
import { makeClinic, TOMORROW, tomorrowAt, type Clinic } from '@arogya/backend/testing/clinic';
import { make } from '@arogya/backend/testing/make';
import type { TestApp } from '@arogya/backend/testing/test-app';
import type { Dice } from './dice';

/** One of two strangers who do exactly the same, one with a patient's phone and one with a phone that nobody has. */
export interface Side {
  readonly clinic: Clinic;
  readonly who: Caller;
  readonly phone: string;
  handle: string | null;
  hold: string | null;
  /** The first of whom this browser may book for again. */
  person: string | null;
  /** The token of the link of what they have booked last. */
  link: string | null;
}

/** A step of a stranger; `turn` tells the starts and days of an order apart. */
export type Step = (side: Side, turn: number) => Promise<Answer>;

const TIMES = ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30', '14:00', '14:30'];
const timeOf = (turn: number): string => TIMES[turn % TIMES.length] ?? '09:00';
const typed = (phone: string): object => ({ name: 'Somebody Else', phone, age: 40, gender: 'other', symptoms: 'Cough' });
const NOBODY = '00000000-0000-4000-8000-000000000000';
const NO_PERSON = 'A'.repeat(43);
/** At this start both doctors see the patient. */
const TAKEN = '16:30';

const at = ({ clinic }: Side, time: string): object => ({ doctorId: clinic.doctor.id, appointmentDate: tomorrowAt(time) });
const on = ({ clinic }: Side, turn: number): object => ({
  doctorId: clinic.doctor.id,
  appointmentDate: `2026-11-${26 + (turn % 5)}T${timeOf(turn)}:00+05:30`,
});

/** No appointment has it. */
const NO_LINK = 'AAAAAAAAAAAAAAAAAAAAAAA';
const linkOf = ({ link }: Side, path = ''): string => `link/${link ?? NO_LINK}${path}`;

/** Books, and keeps the link of what was booked. */
async function booked(side: Side, body: object): Promise<Answer> {
  const answer = await side.who.post('appointments/booking', body);
  if (answer.status === 201) side.link = (answer.body.link as string | null)?.split('/').at(-1) ?? null;
  return answer;
}

/** Every call that anybody may make of the booking page, and by the link of an appointment. */
export const STEPS: Readonly<Record<string, Step>> = {
  check: ({ who, phone }) => who.get(`patients/booking/check-phone/${encodeURIComponent(phone)}`),
  code: ({ who, phone }) => who.post('patients/booking/otp/request', { phone }),
  wrongCode: ({ who, phone }) => who.post('patients/booking/otp/verify', { requestId: NOBODY, phone, code: '123456' }),
  enter: async (side) => {
    const answer = await side.who.post('patients/booking', typed(side.phone));
    side.handle = answer.status === 201 ? String(answer.body.id) : null;
    return answer;
  },
  tell: ({ who, handle }) => who.put(`patients/booking/${handle ?? NOBODY}`, { symptoms: 'Fever', age: 41 }),
  hold: async (side, turn) => {
    const slug = side.clinic.hospital.booking_slug;
    const answer = await side.who.post('appointments/booking/hold', { slug, ...at(side, timeOf(turn)), replaces: side.hold });
    side.hold = answer.status === 201 ? (answer.body.holdId as string | null) : null;
    return answer;
  },
  release: ({ who, hold }) => who.delete(`appointments/booking/hold/${hold ?? NOBODY}`),
  book: (side, turn) => booked(side, { patientId: side.handle ?? NOBODY, holdId: side.hold, ...at(side, timeOf(turn)) }),
  bookTyped: (side, turn) => booked(side, { patient: typed(side.phone), ...at(side, timeOf(turn)) }),
  bookLater: (side, turn) => booked(side, { patient: typed(side.phone), ...on(side, turn) }),
  bookTaken: (side) => side.who.post('appointments/booking', { patient: typed(side.phone), ...at(side, TAKEN) }),
  bookShared: (side, turn) => side.who.post('appointments/booking', { patient: typed(side.phone), shared: true, ...on(side, turn + 3) }),
  again: async (side) => {
    const answer = await side.who.get('patients/booking/again');
    side.person = (answer.body.people as { person: string }[])[0]?.person ?? null;
    return answer;
  },
  bookAgain: (side, turn) => booked(side, { person: side.person ?? NO_PERSON, ...on(side, turn + 1) }),
  bookAgainTaken: (side) => side.who.post('appointments/booking', { person: side.person ?? NO_PERSON, ...at(side, TAKEN) }),
  starts: ({ who, clinic: { hospital, doctor } }) =>
    who.get(`hospitals/booking/${hospital.booking_slug}/doctors/${doctor.id}/slots?from=${TOMORROW}&to=${TOMORROW}`),
  forget: ({ who }) => who.delete('patients/booking/device'),
  see: (side) => side.who.get(linkOf(side)),
  calendar: (side) => side.who.get(linkOf(side, '/calendar.ics')),
  laterStarts: (side) => side.who.get(linkOf(side, `/slots?from=${TOMORROW}&to=${TOMORROW}`)),
  coming: (side) => side.who.post(linkOf(side, '/coming')),
  late: (side) => side.who.post(linkOf(side, '/late'), { minutes: 20 }),
  move: (side, turn) => side.who.post(linkOf(side, '/move'), { at: tomorrowAt(timeOf(turn + 1)), version: 1 }),
  moveToTaken: (side) => side.who.post(linkOf(side, '/move'), { at: tomorrowAt(TAKEN), version: 1 }),
  cancel: (side) => side.who.post(linkOf(side, '/cancel'), { reason: 'better', version: 1 }),
  undo: (side) => side.who.post(linkOf(side, '/undo'), { version: 2 }),
  speak: (side) => side.who.put(linkOf(side, '/language'), { language: 'hi' }),
};
const NAMES = Object.keys(STEPS);

/** An order of calls; now and then three bookings, after which a browser may have no fourth. */
export function orderOf(dice: Dice): string[] {
  const chosen = Array.from({ length: 2 + dice.below(5) }, () => dice.of(NAMES));
  return dice.chance(0.3) ? [...Array<string>(3).fill('bookLater'), ...chosen] : chosen;
}

/** Two clinics that differ in nothing but their names, each with the same patient at the same start. */
export async function twoClinics(app: TestApp, phone: string): Promise<[Clinic, Clinic]> {
  const patient = await make.patient(app.sql, { phone, phone_key: phone.replaceAll(' ', ''), name: 'Asha Verma' });
  const clinics: Clinic[] = [];
  for (const letter of ['a', 'b']) {
    const clinic = await makeClinic(app, { full_name: `Dr. Twin ${letter}` });
    const fields = { doctor_id: clinic.doctor.id, hospital_id: clinic.hospital.id, patient_id: patient.id };
    for (const time of [TAKEN, '16:00']) await make.appointment(app.sql, tomorrowAt(time), fields);
    clinics.push(clinic);
  }
  return clinics as [Clinic, Clinic];
}

/** What a side has left in the database, without whatever the patient had before. */
export async function effectOf({ sql }: TestApp, { clinic, phone }: Side): Promise<string> {
  const key = phone.replaceAll(' ', '');
  const row = await sql.one<object>(
    `select (select count(*) from patients where phone_key = $2 and name = 'Somebody Else') as patients,
       (select json_agg(json_build_array(state, bookings_left, typed - 'phone', reported, patient_id is null) order by typed::text, state)
         from booking_handles where phone_key = $2) as handles,
       (select json_agg(json_build_array(start_at, status, proof, reported, notes, said, language, version) order by start_at) from appointments where doctor_id = $1 and archived_at is null) as appointments,
       (select json_agg(lower(during) order by during) from slot_holds where doctor_id = $1) as holds,
       (select count(*) from booking_codes where phone_key = $2) as codes,
       (select count(*) from booking_devices where phone_key = $2) as devices`,
    [clinic.doctor.id, key],
  );
  return JSON.stringify(row);
}

/** Leaves both clinics as they were before the pair. */
export async function cleared({ sql }: TestApp, sides: readonly Side[]): Promise<void> {
  const doctors = sides.map(({ clinic }) => clinic.doctor.id);
  const keys = sides.map(({ phone }) => phone.replaceAll(' ', ''));
  await sql.query('delete from slot_holds where doctor_id = any ($1::uuid[])', [doctors]);
  await sql.query(`delete from booking_devices where phone_key = any ($1::text[])`, [keys]);
  await sql.query(`delete from booking_handles where phone_key = any ($1::text[])`, [keys]);
  await sql.query(`delete from booking_codes where phone_key = any ($1::text[])`, [keys]);
  // Whoever tells of appointments may be at work on them: they stay, where nobody looks.
  await sql.query(
    `update appointments set status = 'cancelled', archived_at = now(), browser_hash = null, network = null
     where doctor_id = any ($1::uuid[]) and source = 'public' and archived_at is null`,
    [doctors],
  );
  await sql.query(`update patients set phone_key = '', archived_at = now() where phone_key = any ($1::text[]) and name = 'Somebody Else'`, [
    keys,
  ]);
}

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gu;

/** All that a stranger sees of an answer: ids, numbers and the names of the clinic say nothing of a phone. */
export function seenOf({ status, headers, text, cookies }: Answer, { clinic }: Side): string {
  const { date: _date, 'x-request-id': _id, 'set-cookie': _cookies, ...rest } = headers;
  const plain = text
    .replace(UUID, 'id')
    .replaceAll(/"number":\d+/gu, '"number"')
    .replaceAll(/\/a\/[\w-]{23}/gu, '/a/token')
    .replaceAll(/AD-\d+/gu, 'number')
    .replaceAll(/"person":"[\w-]{43}"/gu, '"person"')
    .replaceAll(clinic.hospital.name, 'hospital')
    .replaceAll(clinic.hospital.booking_slug, 'slug')
    .replace(/Dr\. Twin [ab]/gu, 'doctor');
  const named = JSON.stringify(rest).replaceAll(/AD-\d+/gu, 'number');
  return JSON.stringify({ status, named, plain, cookies: cookies.map(({ name }) => name) });
}
