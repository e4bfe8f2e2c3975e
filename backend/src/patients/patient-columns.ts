import { dayOf, DEFAULT_ZONE, type Day } from '@arogya/domain/clock';
import { presentAge } from '@arogya/domain/patients/age';
import { newPatientRules } from '@arogya/domain/patients/rules';
import type { CreatePatient, Patient, PutPatient } from './patient.dto';
import type { PatientRead } from './patients.sql';
import { phoneKey } from '@arogya/domain/phones/phone';

/** Ages are computed by the day of the default zone. */
export const today = (): Day => dayOf(Date.now(), DEFAULT_ZONE);

/** What anybody may state about a patient. */
export type PatientFields = PutPatient & Partial<NewPatient>;

/** What a new patient is made of. */
export type NewPatient = Omit<CreatePatient, 'externalId'>;

/** The columns of the fields that were sent: a phone brings its key, an age the day on which it was reported. */
export const columnsOf = ({ phone, age, ...fields }: PatientFields, today: Day) => ({
  ...fields,
  ...(phone === undefined ? {} : { phone, phoneKey: phoneKey(phone) }),
  ...(age === undefined ? {} : { ageTold: age, ageToldOn: age === null ? null : today }),
});

/** What a hospital changes of these is its own: the rest of the record is shared. */
const OF_HOSPITAL = ['phone', 'email', 'symptoms', 'notes'] as const;
const CONTACT = ['phone', 'email'] as const;

export type OfHospital = Partial<Record<(typeof OF_HOSPITAL)[number], string | null>>;

/** The fields that differ from `current`: those that a hospital keeps for itself, and those of the shared record. */
export function partsOf(fields: PatientFields, current: Patient): { readonly own: OfHospital; readonly shared: PatientFields } {
  const differing = Object.entries(fields).filter(([field, value]) => value !== undefined && current[field as keyof Patient] !== value);
  const isOwn = ([field]: [string, unknown]): boolean => OF_HOSPITAL.some((one) => one === field);
  const own = Object.fromEntries(differing.filter(isOwn)) as OfHospital;
  return { own, shared: Object.fromEntries(differing.filter((one) => !isOwn(one))) };
}

/** What a hospital's desk has typed of somebody and keeps for its hospital: symptoms and notes, and a contact that is not the record's. */
export function typedFor(fields: NewPatient, { phone, email }: Pick<NewPatient, 'phone' | 'email'>): OfHospital {
  const record: OfHospital = { phone, email: email ?? null };
  return Object.fromEntries(
    OF_HOSPITAL.flatMap((field) => (fields[field] && fields[field] !== record[field] ? [[field, fields[field]]] : [])),
  );
}

/** The answer to a desk that has named somebody: what it has typed, whether they are on file or not. */
export function asTyped(id: string, typed: NewPatient): Patient {
  const now = new Date().toISOString();
  const fields = Object.keys(newPatientRules) as (keyof NewPatient)[];
  const stated = Object.fromEntries(fields.map((field) => [field, typed[field] ?? null])) as Omit<Patient, RowFact | 'externalId'>;
  return { ...stated, id, seenAt: now, version: 1, createdAt: now, updatedAt: now };
}

/** What a row has beside the fields that people type. */
type RowFact = 'id' | 'seenAt' | 'version' | 'createdAt' | 'updatedAt';

/** As they are kept: a phone brings its key. */
export const keptFields = (fields: OfHospital): Record<string, string | null> =>
  typeof fields.phone === 'string' ? { ...fields, phoneKey: phoneKey(fields.phone) } : fields;

/** Which of the fields decide where messages go. */
export const contactIn = (fields: object): string[] => CONTACT.filter((field) => field in fields);

/**
 * The row as the answer: the age is the present one, whenever it was reported, and what is undefined is not sent. The row itself
 * is changed: a copy of its rest would take four times as long as all else.
 */
export function toPatient(row: PatientRead, today: Day): Patient {
  const age = row.ageTold === null || row.ageToldOn === null ? row.ageTold : presentAge(row.ageTold, row.ageToldOn, today);
  return Object.assign(row, { age, ageTold: undefined, ageToldOn: undefined });
}
