import { folded } from '../../database/folded.sql';
import { EXPECTED } from '@arogya/domain/appointments/status';
import type { Language } from '@arogya/domain/languages/languages';
import { fieldsBut, insertion } from '../../database/columns';
import { prepared, type Statement } from '../../database/statement';
import { PatientEntity } from '../../records/patient.entity';
import { OCCUPIES } from './booking.sql';
import { inWords } from '../../database/where';

/** What no visitor types about a person, or what is kept of it in other columns. */
const NOT_TYPED = [
  ...(['id', 'phoneKey', 'ageTold', 'ageToldOn', 'address', 'notes', 'language'] as const),
  ...(['archivedAt', 'erasedAt', 'search', 'version', 'createdAt', 'updatedAt'] as const),
] as const;

type ReportedFields = Pick<PatientEntity, 'name' | 'phone'> & Partial<Omit<PatientEntity, (typeof NOT_TYPED)[number]>>;

/** The columns that a visitor changes of a patient on file; the phone they are known by stays, the age has columns of its own. */
export const REPORTED_COLUMNS = fieldsBut(PatientEntity, [...NOT_TYPED, 'phone']);

/** What a visitor typed about a person, kept with the handle until the first booking makes a patient of it. */
export type TypedPerson = Readonly<ReportedFields> & {
  readonly age?: number | null;
  /** The day on which they stated their age. */
  readonly ageOn?: string;
};

export interface HandleRow {
  readonly handleUsable: boolean;
  readonly phoneKey: string;
  readonly typed: TypedPerson;
  /** Null until the first booking. */
  readonly patientId: string | null;
  /** The patient is gone: archived, or erased. */
  readonly patientGone: boolean;
  readonly reported: Record<string, unknown> | null;
  readonly patientName: PatientEntity['name'] | null;
  readonly patientPhone: PatientEntity['phone'] | null;
  readonly symptoms: PatientEntity['symptoms'];
}

/** Of two bookings with one handle, the second waits and then sees what the first has done. */
export const handleFacts = prepared<HandleRow, { handleId: string; now: string }>(
  'handle-facts',
  `select b.expires_at > :now and b.bookings_left > 0 as "handleUsable", b.phone_key as "phoneKey", b.typed, b.patient_id as "patientId",
     b.patient_id is not null and p.id is null as "patientGone", b.reported,
     p.name as "patientName", p.phone as "patientPhone", p.symptoms
   from booking_handles b left join patients p on p.id = b.patient_id and p.archived_at is null
   where b.id = :handleId for no key update of b`,
);

/**
 * Somebody whom a device has booked for, in the shape of a handle. It stays for as long as the booking takes, as a handle does; an
 * ended token is no longer usable.
 */
export const deviceFacts = prepared<HandleRow, { device: string | null; patientId: string | null; now: string }>(
  'device-facts',
  `select d.expires_at > :now as "handleUsable", d.phone_key as "phoneKey", d.typed, d.patient_id as "patientId",
     p.id is null as "patientGone", null::jsonb as reported, p.name as "patientName", p.phone as "patientPhone", p.symptoms
   from booking_devices d left join patients p on p.id = d.patient_id and p.archived_at is null
   where d.token_hash = :device and d.patient_id = :patientId for no key update of d`,
);

/** Bookings of one browser take turns, also with different doctors, because its open appointments are counted. */
export const lockBrowser = prepared<object, { browser: string }>(
  'lock-browser',
  `select pg_advisory_xact_lock(hashtextextended('browser ' || :browser, 0))`,
);

export interface BrowserRow {
  readonly openOfBrowser: number;
  readonly sameDayOfBrowser: boolean;
  readonly browserOfDay: number;
  readonly networkOfDay: number;
  readonly unprovenOfDay: number;
  readonly openOfPhone: number;
}

/**
 * Without `provenPhone` no part of it looks at a phone; with it, only at what was booked with the same proof. The doctor's rows
 * are selected first, on their own: combined with the day, the planner reads that day of all hospitals.
 */
export const browserFacts = prepared<
  BrowserRow,
  {
    browser: string;
    network: string;
    doctorId: string;
    day: string;
    handleId: string | null;
    name: string | null;
    now: string;
    provenPhone: string | null;
  }
>(
  'browser-facts',
  `with of_doctor as materialized (
     select day, browser_hash, network from appointments
     where doctor_id = :doctorId and start_at > :day::date - interval '1 day' and start_at < :day::date + interval '2 days'
       and proof in ('unproven', 'device') and ${OCCUPIES})
   select (select count(*)::int from appointments
       where browser_hash = :browser and status = 'pending' and start_at > :now and archived_at is null) as "openOfBrowser",
     exists (select from appointments a join patients p on p.id = a.patient_id
       where a.browser_hash = :browser and a.doctor_id = :doctorId and a.day = :day and a.status in (${inWords(EXPECTED)}) and a.archived_at is null
         and ${folded('lower(p.name)')} = (select ${folded('lower(one.name)')} from (
           select coalesce(:name, (select typed ->> 'name' from booking_handles where id = :handleId)) as name) one)) as "sameDayOfBrowser",
     case when :provenPhone::text is null then 0 else (select count(*)::int from patients p join appointments a on a.patient_id = p.id
       where p.phone_key = :provenPhone and a.proof = 'verified' and a.status = 'pending' and a.start_at > :now and a.archived_at is null)
     end as "openOfPhone",
     count(*) filter (where browser_hash = :browser)::int as "browserOfDay",
     count(*) filter (where network = :network)::int as "networkOfDay",
     count(*)::int as "unprovenOfDay"
   from of_doctor where day = :day`,
);

interface TypedPatient {
  readonly id: string;
  readonly phoneKey: string;
  /** Of messages to them; null: as the hospital has it. */
  readonly language: Language | null;
  readonly at: Date;
}

/** What makes a patient of somebody typed. */
export function insertPatient({ id, phoneKey, language, at }: TypedPatient, { age = null, ageOn, ...fields }: TypedPerson): Statement {
  const ageTold = { ageTold: age, ageToldOn: age ? (ageOn ?? null) : null };
  // V8 copies a spread faster behind the other fields than in front of them: 9 µs in place of 25.
  return insertion(PatientEntity, { id, phoneKey, language, createdAt: at, updatedAt: at, ...ageTold, ...fields });
}

export const spendHandle = prepared<object, { handleId: string; patientId: string }>(
  'spend-handle',
  'update booking_handles set bookings_left = bookings_left - 1, patient_id = :patientId, reported = null where id = :handleId',
);

/**
 * The language of messages to a patient whose phone the visitor has proven. It is left for another time where somebody is changing the
 * patient: they may be waiting for the doctor, whom this transaction has locked. The handle stays good for this patient, whose next
 * version it is.
 */
export const keepLanguage = prepared<object, { patientId: string; handleId: string | null; language: Language; now: string }>(
  'keep-language-of-patient',
  `with written as (
     update patients set language = :language, version = version + 1, updated_at = :now where id = (
       select id from patients where id = :patientId and archived_at is null and language is distinct from :language for no key update skip locked)
     returning version)
   update booking_handles b set patient_version = written.version from written
   where b.id = :handleId and b.patient_version = written.version - 1`,
);
