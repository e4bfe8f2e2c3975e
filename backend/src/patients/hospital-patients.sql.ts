import { prepared } from '../database/statement';

/**
 * Whether a hospital knows patient `p`: they have an appointment there, or its desk has named them (patients.service, `takeIn`).
 * The hospital is SQL.
 */
export const knownAt = (hospital: string): string => `(
  exists (select from appointments b where b.patient_id = p.id and b.hospital_id = ${hospital} and b.archived_at is null)
  or exists (select from hospital_patients named where named.hospital_id = ${hospital} and named.patient_id = p.id))`;

/** A patient whom a hospital knows, if this is their phone or the one that the hospital has for them. */
export const knownWithPhone = prepared<{ id: string }, { id: string; hospitalId: string; phoneKey: string }>(
  'known-with-phone',
  `select p.id from patients p left join hospital_patients hp on hp.hospital_id = :hospitalId and hp.patient_id = p.id
   where p.id = :id and p.archived_at is null and ${knownAt(':hospitalId')}
     and (p.phone_key = :phoneKey or hp.fields ->> 'phoneKey' = :phoneKey)`,
);

/** Until the transaction ends nobody else takes somebody with this phone in. */
export const lockPhone = prepared<object, { phoneKey: string }>(
  'lock-phone-of-patients',
  `select pg_advisory_xact_lock(hashtextextended('patients ' || :phoneKey, 5))`,
);

/** Whether a hospital has deleted patient `p` for itself, and not booked them since. The hospital is SQL. */
export const deletedFor = (hospital: string): string => `exists (
  select from hospital_patients gone where gone.hospital_id = ${hospital} and gone.patient_id = p.id and gone.archived_at is not null
    and not exists (select from appointments later where later.patient_id = p.id and later.hospital_id = gone.hospital_id
      and later.archived_at is null and later.created_at > gone.archived_at))`;

/** Locks the patient, as a change of the shared record does before it comes to these rows; writes the audit row and the event. */
const noted = (done: string, names: string): string => `with noted as materialized (
     select note_hospital_change(:hospitalId::uuid, ${done}, :patientId::uuid, ${names}::text[]))`;

export const changeForHospital = prepared<object, { hospitalId: string; patientId: string; fields: object; names: readonly string[] }>(
  'change-for-hospital',
  `${noted(`'changed'`, ':names')}
   insert into hospital_patients as hp (hospital_id, patient_id, fields) select :hospitalId::uuid, :patientId::uuid, :fields::jsonb from noted
   on conflict (hospital_id, patient_id) do update
   set fields = hp.fields || excluded.fields, version = hp.version + 1, updated_at = now()`,
);

export const deleteForHospital = prepared<object, { hospitalId: string; patientId: string; isDeleted: boolean }>(
  'delete-for-hospital',
  `${noted(`case when :isDeleted::boolean then 'archived' else 'restored' end`, `'{}'`)}
   insert into hospital_patients as hp (hospital_id, patient_id, archived_at)
   select :hospitalId::uuid, :patientId::uuid, case when :isDeleted::boolean then now() end from noted
   on conflict (hospital_id, patient_id) do update
   set archived_at = excluded.archived_at, version = hp.version + 1, updated_at = now()`,
);

/** A field that the shared record has got anew holds for every hospital. */
export const forgetForHospitals = prepared<object, { patientId: string; fields: readonly string[] }>(
  'forget-for-hospitals',
  `update hospital_patients set fields = fields - :fields::text[], version = version + 1, updated_at = now()
   where patient_id = :patientId and fields ?| :fields::text[]`,
);
