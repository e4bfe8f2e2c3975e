import { byTime, byWords } from '../paging/keyset';
import { prepared } from '../database/statement';
import type { PatientRead } from './patient-columns';

/** When they were last booked, or entered. */
const SEEN_AT = '(select last_booked_at from patient_activity where patient_id = p.id)';
const CARE = 'p.symptoms, p.notes';

/** `care` is the SQL for symptoms and notes (patients.scope). */
export const patientColumns = (care: string, seenAt = SEEN_AT): string => `
  p.id, p.name, p.phone, p.email, p.age_told as "ageTold", p.age_told_on as "ageToldOn", p.gender, p.address, p.location,
  ${care}, ${seenAt} as "seenAt", p.version, p.created_at as "createdAt", p.updated_at as "updatedAt"`;

export const PATIENT_COLUMNS = patientColumns(CARE);

/**
 * $1 id, $2 name, $3 phone, $4 its key, $5 e-mail, $6 age, $7 the day on which it was stated, $8 gender, $9 address, $10
 * location, $11 symptoms, $12 notes.
 */
export const insertPatient = prepared<PatientRead>(
  'insert-patient-by-staff',
  `insert into patients as p (id, name, phone, phone_key, email, age_told, age_told_on, gender, address, location, symptoms, notes)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning ${patientColumns(CARE, 'p.created_at')}`,
);

/**
 * Patients with the time they are sorted by, which is in a table of its own: a booking updates it without touching the
 * indexes of patients.
 */
export const PATIENTS_SEEN = `
(select p.*, pa.last_booked_at as seen_at from patients p join patient_activity pa on pa.patient_id = p.id)`;

export const PATIENT_SORTS = {
  createdAt: byTime('p.created_at'),
  seenAt: byTime('p.seen_at'),
  name: byWords('p.name'),
  /** The age in days on a fixed day, so that an index can hold it. Patients without an age sort before the youngest. */
  age: { by: `coalesce(p.age_told * 365 - (p.age_told_on - date '2000-01-01'), -1000000)`, type: 'integer' },
} as const;

/** People with one number, the most recently seen first; there are never many. */
export const BY_PHONE = `
select ${PATIENT_COLUMNS} from patients p where p.phone_key = $1 and p.archived_at is null
order by ${SEEN_AT} desc, p.id desc limit $2`;

export const PATIENTS_TOTAL = 'select coalesce(sum(patients), 0) as total from patient_totals';
