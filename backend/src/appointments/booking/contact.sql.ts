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

/** One more where the phone is another one, however it is written: whoever has the number of before loses the link. SQL of contacts. */
export const linkVersionAfter = (before: string, after: string): string =>
  `link_version + case when ${before} ->> 'phoneKey' is distinct from ${after} ->> 'phoneKey' then 1 else 0 end`;

/**
 * After a change of phone or e-mail: of the appointments at this hospital; null: of all. One without a contact of its own had the
 * patient's phone: `newPhone` says whether that has changed.
 */
export const refreshContacts = prepared<object, { patientId: string; hospitalId: string | null; newPhone: boolean }>(
  'refresh-contacts',
  `update appointments a set (contact, link_version) = (
     select present.contact, case when a.contact is not null or :newPhone then ${linkVersionAfter('a.contact', 'present.contact')} else link_version end
     from (select ${contactOf('a.patient_id', 'a.hospital_id')} as contact) present)
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
