import { prepared } from '../database/statement';

/** Whether a hospital has deleted patient `p` for itself, and not booked them since. The hospital is SQL. */
export const deletedFor = (hospital: string): string => `exists (
  select from hospital_patients gone where gone.hospital_id = ${hospital} and gone.patient_id = p.id and gone.archived_at is not null
    and not exists (select from appointments later where later.patient_id = p.id and later.hospital_id = gone.hospital_id
      and later.archived_at is null and later.created_at > gone.archived_at))`;

export const changeForHospital = prepared<object, { hospitalId: string; patientId: string; fields: object; names: readonly string[] }>(
  'change-for-hospital',
  `with kept as (
     insert into hospital_patients as hp (hospital_id, patient_id, fields) values (:hospitalId, :patientId, :fields)
     on conflict (hospital_id, patient_id) do update
     set fields = hp.fields || excluded.fields, version = hp.version + 1, updated_at = now())
   select note_change('changed', 'patient', :patientId::uuid, :names::text[])`,
);

export const deleteForHospital = prepared<object, { hospitalId: string; patientId: string; isDeleted: boolean }>(
  'delete-for-hospital',
  `with kept as (
     insert into hospital_patients as hp (hospital_id, patient_id, archived_at) values (:hospitalId, :patientId, case when :isDeleted then now() end)
     on conflict (hospital_id, patient_id) do update
     set archived_at = excluded.archived_at, version = hp.version + 1, updated_at = now())
   select note_change(case when :isDeleted then 'archived' else 'restored' end, 'patient', :patientId::uuid, '{}')`,
);

/** A field that the shared record has got anew holds for every hospital. */
export const forgetForHospitals = prepared<object, { patientId: string; fields: readonly string[] }>(
  'forget-for-hospitals',
  `update hospital_patients set fields = fields - :fields::text[], version = version + 1, updated_at = now()
   where patient_id = :patientId and fields ?| :fields::text[]`,
);
