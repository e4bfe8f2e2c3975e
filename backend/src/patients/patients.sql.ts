import { folded } from '../database/folded.sql';
import { byTime, byWords } from '../paging/keyset';
import { INSERTED, selection, type RowOf, type Selection } from '../database/columns';
import { prepared } from '../database/statement';
import { PatientEntity } from '../records/patient.entity';
import { knownAt } from './hospital-patients.sql';

/** When they were last booked, or entered. */
const SEEN_AT = '(select last_booked_at from patient_activity where patient_id = p.id)';

const person = (alias: string) =>
  selection(PatientEntity, alias, 'id', 'name', 'phone', 'email', 'ageTold', 'ageToldOn', 'gender', 'address', 'location', 'language');
const care = (alias: string) => selection(PatientEntity, alias, 'symptoms', 'notes');
const state = (alias: string) => selection(PatientEntity, alias, 'version', 'createdAt', 'updatedAt');

type PatientColumns = RowOf<ReturnType<typeof person>> & RowOf<ReturnType<typeof care>> & RowOf<ReturnType<typeof state>>;

/** A patient as they are read (patients.scope). */
export type PatientRead = PatientColumns & {
  readonly seenAt: string;
  /** Read for integrations alone. */ readonly externalId?: string | null;
};

/** Of patients `p`. */
export const PATIENT_COLUMNS = `${person('p')}, ${care('p')}, ${SEEN_AT} as "seenAt", ${state('p')}`;

/** Of patients `p` with what their hospital keeps of them, `hp`; the hospital is SQL. */
export const PATIENT_COLUMNS_OF_HOSPITAL = (hospital: string): string => `
  ${selection(PatientEntity, 'p', 'id', 'name', 'ageTold', 'ageToldOn', 'gender', 'address', 'location', 'language', 'createdAt')},
  coalesce(hp.fields ->> 'phone', p.phone) as phone,
  case when jsonb_exists(hp.fields, 'email') then hp.fields ->> 'email' else p.email end as email,
  hp.fields ->> 'symptoms' as symptoms, hp.fields ->> 'notes' as notes,
  coalesce((select max(b.created_at) from appointments b
    where b.patient_id = p.id and b.hospital_id = ${hospital} and b.archived_at is null), p.created_at) as "seenAt",
  p.version + coalesce(hp.version, 0) as version, greatest(p.updated_at, hp.updated_at) as "updatedAt"`;

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

/** People with one number, the most recently seen first; there are never many. */
export const peopleByPhone = prepared<PatientRead, { phoneKey: string; most: number }>(
  'patients-by-phone',
  `select ${PATIENT_COLUMNS} from patients p where p.phone_key = :phoneKey and p.archived_at is null
   order by ${SEEN_AT} desc, p.id desc limit :most`,
);

/** Who has this phone and, folded, this name; of several one whom this hospital knows, else the one last seen. */
export const personOnFile = prepared<PatientRead, { phoneKey: string; name: string; hospitalId: string }>(
  'person-on-file',
  `select ${PATIENT_COLUMNS} from patients p where p.phone_key = :phoneKey and p.archived_at is null and ${folded('lower(p.name)')} = :name
   order by ${knownAt(':hospitalId')} desc, ${SEEN_AT} desc, p.id desc limit 1`,
);

export const PATIENTS_TOTAL = 'select coalesce(sum(patients), 0) as total from patient_totals';
