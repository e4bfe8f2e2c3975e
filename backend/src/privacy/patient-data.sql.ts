import { selection } from '../database/columns';
import { ofPatients } from './erase.sql';
import { FORM_ID } from './person.sql';
import { PatientEntity } from '../records/patient.entity';
import { prepared } from '../database/statement';
import { externalIdsOf } from '../external-ids/external-ids.sql';

/** Everything that is kept about one person, for that person: without names of staff and internal fields. */
export const patientsData = prepared<object, { patientIds: readonly string[] }>(
  'patients-data',
  `
select ${selection(PatientEntity, 'p', 'name', 'phone', 'email', 'ageTold', 'ageToldOn', 'gender', 'address', 'location', 'symptoms', 'notes', 'language')},
  ${selection(PatientEntity, 'p', 'createdAt', 'updatedAt')}, p.archived_at as "deletedAt",
  ${externalIdsOf('patient', 'p.id')} as "externalIds"
from patients p where p.id = any (:patientIds::uuid[]) and p.erased_at is null order by p.created_at, p.id`,
);

/** What a hospital has written or changed for itself. */
export const hospitalsData = prepared<object, { patientIds: readonly string[] }>(
  'hospitals-data',
  `
select h.name as hospital, hp.fields - 'phoneKey' as fields, hp.updated_at as "updatedAt"
from hospital_patients hp left join hospitals h on h.id = hp.hospital_id
where hp.patient_id = any (:patientIds::uuid[]) order by hp.updated_at, hp.hospital_id`,
);

export const appointmentsData = prepared<object, { patientIds: readonly string[] }>(
  'appointments-data',
  `
select a.number, a.start_at as "appointmentDate", a.status, a.source, d.full_name as doctor, d.specialty, h.name as hospital,
  a.notes, a.feedback, a.reported, a.said, a.language, a.contact - 'phoneKey' as contact, a.notice_version as "noticeVersion", a.created_at as "bookedAt",
  ${externalIdsOf('appointment', 'a.id')} as "externalIds"
from ${ofPatients(':patientIds')} a join doctors d on d.id = a.doctor_id left join hospitals h on h.id = a.hospital_id
order by a.start_at, a.id`,
);

export const leadsData = prepared<object, { patientIds: readonly string[]; leadIds: readonly string[] }>(
  'leads-data',
  `
select l.patient_name as "patientName", l.phone, l.email, l.location, l.specialty, l.symptoms, l.source, l.status, l.notes,
  l.created_at as "createdAt", ${externalIdsOf('lead', 'l.id')} as "externalIds"
from leads l
where l.id = any (array(
  select unnest(:leadIds::uuid[]) union all select id from leads where appointment_id = any (array(select id from ${ofPatients(':patientIds')} a))))
order by l.created_at, l.id`,
);

export const enquiriesData = prepared<object, { ids: readonly string[] }>(
  'enquiries-data',
  `
select name, email, phone, organization, message, status, notice_version as "noticeVersion", created_at as "createdAt"
from enquiries where id = any (:ids::uuid[]) order by created_at, id`,
);

/** What was typed on the public page, booked or not; it is kept for a day. */
export const typedData = prepared<object, { patientIds: readonly string[]; formIds: readonly string[] }>(
  'typed-data',
  `
select typed - 'ageOn' as typed, reported, expires_at as "keptFrom"
from booking_handles where patient_id = any (:patientIds::uuid[]) or ${FORM_ID} = any (:formIds::uuid[])
order by expires_at, id`,
);

/** Messages about their appointments. */
export const messagesData = prepared<object, { patientIds: readonly string[] }>(
  'messages-data',
  `
select channel, recipient, template, params, language, state, created_at as "createdAt" from message_jobs
where appointment_id = any (array(select id from ${ofPatients(':patientIds')} a)) order by created_at, id`,
);
