import { randomBytes, randomUUID } from 'node:crypto';
import type { Role } from '@arogya/domain/access';
import { hash } from '@node-rs/argon2';
import type { AppointmentStatus } from '@arogya/domain/appointments/status';
import { auditAndEvent } from '../appointments/booking/write';
import type { Db } from '../database/sql';
import type { Statement } from '../database/statement';
import { iso } from '../iso';

type Fields = Readonly<Record<string, unknown>>;

const unique = (): string => randomBytes(4).toString('hex');

/** Inserts one row of `defaults` with `fields` (column names) over them, and answers the whole row. */
async function row<T extends object>(db: Db, table: string, defaults: Fields, fields: Fields): Promise<T> {
  const values = { ...defaults, ...fields };
  const names = Object.keys(values);
  const places = names.map((_, index) => `$${index + 1}`);
  const made = await db.one<T>(
    `insert into ${table} (${names.join(', ')}) values (${places.join(', ')}) returning *`,
    Object.values(values),
  );
  if (!made) throw new Error(`No row in ${table}`);
  return made;
}

export interface CreatedRow {
  readonly id: string;
}

export const TEST_PASSWORD = 'correct horse';
/** A password costs a server as much as its hash says, and specs sign in hundreds of times. */
const CHEAP = { memoryCost: 8, timeCost: 1 };
let testHash: Promise<string> | undefined;

/** Rows for tests: `make.doctor(db, { hospital_id })`. Everything that a test does not state is valid. */
export const make = {
  hospital: (db: Db, fields: Fields = {}): Promise<CreatedRow & { booking_slug: string; name: string }> =>
    row(db, 'hospitals', { name: `Hospital ${unique()}`, city: 'Pune', booking_slug: `hospital-${unique()}` }, fields),

  /** Entries of the reference data, which a doctor's form may name. */
  reference: async (db: Db): Promise<void> => {
    await db.query(`insert into specialties (name) select unnest(array['Cardiology', 'Dermatology', 'Neurology'])`);
    await db.query(`insert into services (name) select unnest(array['ECG', 'X-Ray'])`);
    await db.query(
      `with s as (insert into states (name, code) values ('Maharashtra', 'MH') returning id)
       insert into cities (name, state_id) select name, id from s, unnest(array['Pune', 'Panaji', 'Nashik', 'Satara', 'Sangli']) name`,
    );
  },

  user: async (db: Db, role: Role, fields: Fields = {}): Promise<CreatedRow & { username: string }> => {
    const username = `${role}-${unique()}`;
    const password_hash = await (testHash ??= hash(TEST_PASSWORD, CHEAP));
    return row(
      db,
      'users',
      { username, password_hash, email: `${username}@example.in`, first_name: 'Test', last_name: role, role },
      fields,
    );
  },

  doctor: (db: Db, fields: Fields = {}): Promise<CreatedRow & { full_name: string }> =>
    row(
      db,
      'doctors',
      {
        full_name: `Dr. ${unique()}`,
        specialty: 'Cardiology',
        phone: '+91 55500 10001',
        city: 'Pune',
        working_days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
        time_slots: ['09:00-12:00', '14:00-17:00'],
      },
      fields,
    ),

  /** `last_booked_at` is in another table; by default it is when the row was made. */
  patient: async (db: Db, { last_booked_at, ...fields }: Fields = {}): Promise<CreatedRow & { name: string; phone: string }> => {
    const defaults = { name: 'Asha Verma', phone: '+91 55500 10001', phone_key: '+915550010001' };
    const patient = await row<CreatedRow & { name: string; phone: string }>(db, 'patients', defaults, fields);
    if (last_booked_at)
      await db.query('update patient_activity set last_booked_at = $2 where patient_id = $1', [patient.id, last_booked_at]);
    return patient;
  },

  /** An appointment with its audit row and its event, as a booking leaves it, not changed since. `start` is ISO with offset. */
  appointment: async (db: Db, start: string, fields: Fields & { doctor_id: string; patient_id: string }): Promise<CreatedRow> => {
    const id = randomUUID();
    const end = new Date(Date.parse(start) + 15 * 60_000).toISOString();
    const india = new Date(Date.parse(start) + 330 * 60_000).toISOString();
    const now = Date.now();
    const times = { start_at: start, end_at: end, day: india.slice(0, 10), time_slot: india.slice(11, 16) };
    const made = { created_at: iso(now), updated_at: fields['created_at'] ?? iso(now) };
    const appointment = await row<CreatedRow & AppointmentColumns>(db, 'appointments', { id, ...made, ...times }, fields);
    const { text, values } = tellOf(appointment, now);
    await db.query(text, values);
    return appointment;
  },
};

interface AppointmentColumns {
  readonly patient_id: string;
  readonly doctor_id: string;
  readonly hospital_id: string | null;
  readonly day: string;
  readonly time_slot: string;
  readonly status: AppointmentStatus;
  readonly version: number;
  readonly source: 'staff' | 'public';
}

function tellOf({ id, version, source, ...row }: CreatedRow & AppointmentColumns, now: number): Statement {
  const to = { hospitalId: row.hospital_id, doctorId: row.doctor_id, day: row.day, timeSlot: row.time_slot, status: row.status };
  const happening = { kind: 'booked', id, version, now, actor: { role: 'system' }, from: null, to } as const;
  return auditAndEvent({ ...happening, patientId: row.patient_id, source });
}
