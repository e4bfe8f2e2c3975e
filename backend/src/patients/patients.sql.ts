import { byTime, byWords } from '../paging/keyset';
import { likePattern } from '../paging/page';
import { INSERTED, selection, type RowOf, type Selection } from '../database/columns';
import { PatientEntity } from './patient.entity';

/** When they were last booked, or entered. */
const SEEN_AT = '(select last_booked_at from patient_activity where patient_id = p.id)';

const person = (alias: string) =>
  selection(PatientEntity, alias, 'id', 'name', 'phone', 'email', 'ageTold', 'ageToldOn', 'gender', 'address', 'location');
const care = (alias: string) => selection(PatientEntity, alias, 'symptoms', 'notes');
const state = (alias: string) => selection(PatientEntity, alias, 'version', 'createdAt', 'updatedAt');

type Read = RowOf<ReturnType<typeof person>> & RowOf<ReturnType<typeof care>> & RowOf<ReturnType<typeof state>>;

/** A patient as they are read; `withheld` where something is left out (patients.scope). */
export type PatientRead = Read & { readonly seenAt: string; readonly withheld?: readonly string[] };

/** Of patients `p`; `asRead` is how symptoms and notes are read. */
export const patientColumns = (asRead: string = care('p')): string => `${person('p')}, ${asRead}, ${SEEN_AT} as "seenAt", ${state('p')}`;

export const PATIENT_COLUMNS = patientColumns();

/** Of a patient who has just been stored. */
export const NEW_PATIENT =
  `${person(INSERTED)}, ${care(INSERTED)}, ${INSERTED}.created_at as "seenAt", ${state(INSERTED)}` as Selection<PatientRead>;

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

const LOOKS_LIKE_A_PHONE = /^\+?[\d\s().-]+$/u;
const ENOUGH_DIGITS = 5;

/** The pattern that finds a number however it was typed; null when the search is not a number. */
export function phonePattern(q: string): string | null {
  const digits = q.replace(/\D/gu, '').replace(/^0+/u, '');
  return LOOKS_LIKE_A_PHONE.test(q.trim()) && digits.length >= ENOUGH_DIGITS ? likePattern(digits) : null;
}

/** People with one number, the most recently seen first; there are never many. */
export const BY_PHONE = `
select ${PATIENT_COLUMNS} from patients p where p.phone_key = $1 and p.archived_at is null
order by ${SEEN_AT} desc, p.id desc limit $2`;

export const PATIENTS_TOTAL = 'select coalesce(sum(patients), 0) as total from patient_totals';
