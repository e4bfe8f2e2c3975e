import { prepared } from '../database/statement';

/** Whether a hospital has deleted patient `p` for itself, and not booked them since. The hospital is SQL. */
export const deletedFor = (hospital: string): string => `exists (
  select from hospital_patients gone where gone.hospital_id = ${hospital} and gone.patient_id = p.id and gone.archived_at is not null
    and not exists (select from appointments later where later.patient_id = p.id and later.hospital_id = gone.hospital_id
      and later.archived_at is null and later.created_at > gone.archived_at))`;

/** $1 hospital, $2 patient, $3 the changed fields, $4 their names. */
export const changeForHospital = prepared(
  'change-for-hospital',
  `with kept as (
     insert into hospital_patients as hp (hospital_id, patient_id, fields) values ($1, $2, $3)
     on conflict (hospital_id, patient_id) do update
     set fields = hp.fields || excluded.fields, version = hp.version + 1, updated_at = now())
   select note_change('changed', 'patient', $2::uuid, $4::text[])`,
);

/** $1 hospital, $2 patient, $3 whether they are deleted. */
export const deleteForHospital = prepared(
  'delete-for-hospital',
  `with kept as (
     insert into hospital_patients as hp (hospital_id, patient_id, archived_at) values ($1, $2, case when $3 then now() end)
     on conflict (hospital_id, patient_id) do update
     set archived_at = excluded.archived_at, version = hp.version + 1, updated_at = now())
   select note_change(case when $3 then 'archived' else 'restored' end, 'patient', $2::uuid, '{}')`,
);

/** A field that the shared record has got anew holds for every hospital. $1 patient, $2 the fields. */
export const forgetForHospitals = prepared(
  'forget-for-hospitals',
  `update hospital_patients set fields = fields - $2::text[], version = version + 1, updated_at = now()
   where patient_id = $1 and fields ?| $2::text[]`,
);
