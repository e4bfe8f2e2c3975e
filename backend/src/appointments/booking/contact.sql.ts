import { prepared } from '../../database/statement';
import { anyOfPatient } from './of-patient.sql';

/**
 * Where messages of an appointment go: phone and e-mail of the patient, as far as the hospital has not changed them for
 * itself. Both arguments are SQL.
 */
export const contactOf = (patient: string, hospital: string): string => `
(select jsonb_build_object('phone', pc.phone, 'phoneKey', pc.phone_key, 'email', pc.email)
   || coalesce((select hc.fields - array['symptoms', 'notes'] from hospital_patients hc
        where hc.hospital_id = ${hospital} and hc.patient_id = pc.id), '{}')
 from patients pc where pc.id = ${patient})`;

/** After a change of phone or e-mail: of the appointments at this hospital; null: of all. */
export const refreshContacts = prepared<object, { patientId: string; hospitalId: string | null }>(
  'refresh-contacts',
  `update appointments a set contact = ${contactOf('a.patient_id', 'a.hospital_id')}
   where a.id = ${anyOfPatient(':patientId')} and (:hospitalId::uuid is null or a.hospital_id = :hospitalId)`,
);

/**
 * What somebody reported for their very first appointment is for that hospital to read; nothing else that the record holds is.
 * Deleted appointments have an index of their own: without the two questions all appointments would be read.
 */
export const keepFirstReport = prepared<object, { patientId: string; hospitalId: string | null; appointmentId: string }>(
  'keep-first-reported',
  `insert into hospital_patients (hospital_id, patient_id, fields)
   select :hospitalId, p.id, jsonb_strip_nulls(jsonb_build_object('symptoms', p.symptoms, 'notes', p.notes)) from patients p
   where p.id = :patientId
     and not exists (select from appointments a where a.patient_id = :patientId and a.id <> :appointmentId and a.archived_at is null)
     and not exists (select from appointments a where a.patient_id = :patientId and a.id <> :appointmentId and a.archived_at is not null)
   on conflict do nothing`,
);
