import { byTime, byWords } from '../database/keyset';
import { prepared } from '../database/statement';
import type { PatientRead } from './patient-columns';

/** When they were last booked, or entered. */
const SEEN_AT = '(select last_booked_at from patient_activity where patient_id = p.id)';
const CARE = 'p.symptoms, p.notes';

/** `care` is how symptoms and notes are read (patients.scope). */
export const patientColumns = (care: string, seenAt = SEEN_AT): string => `
  p.id, p.name, p.phone, p.email, p.age_told as "ageTold", p.age_told_on as "ageToldOn", p.gender, p.address, p.location,
  ${care}, ${seenAt} as "seenAt", p.version, p.created_at as "createdAt", p.updated_at as "updatedAt"`;

export const PATIENT_COLUMNS = patientColumns(CARE);

/** $1 id, $2 name, $3 phone, $4 its key, $5 e-mail, $6 age, $7 the day it was told, $8 gender, $9 address, $10 location, $11 symptoms, $12 notes. */
export const insertPatient = prepared<PatientRead>(
  'insert-patient-by-staff',
  `insert into patients as p (id, name, phone, phone_key, email, age_told, age_told_on, gender, address, location, symptoms, notes)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning ${patientColumns(CARE, 'p.created_at')}`,
);

/** Patients with what they are sorted by, which is kept beside them: a booking moves it on, and no index of theirs changes. */
export const PATIENTS_SEEN = `
(select p.*, pa.last_booked_at as seen_at from patients p join patient_activity pa on pa.patient_id = p.id)`;

export const PATIENT_SORTS = {
  createdAt: byTime('p.created_at'),
  seenAt: byTime('p.seen_at'),
  name: byWords('p.name'),
  /** The age in days on a day that never changes, so that an index can keep it. Who told no age comes before the youngest. */
  age: { by: `coalesce(p.age_told * 365 - (p.age_told_on - date '2000-01-01'), -1000000)`, type: 'integer' },
} as const;

/** People behind one number, most recently seen first; a family is not large. */
export const BY_PHONE = `
select ${PATIENT_COLUMNS} from patients p where p.phone_key = $1 and p.archived_at is null
order by ${SEEN_AT} desc, p.id desc limit $2`;

export const PATIENTS_TOTAL = 'select coalesce(sum(patients), 0) as total from patient_totals';
