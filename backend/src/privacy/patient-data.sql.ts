import { selection } from '../database/columns';
import { ofPatients } from './erase.sql';
import { FORM_ID } from './person.sql';
import { PatientEntity } from '../patients/patient.entity';

/** Everything that is kept about one person ($1 their ids as a patient), for that person: without names of staff and internal fields. */
export const PATIENTS_DATA = `
select ${selection(PatientEntity, 'p', 'name', 'phone', 'email', 'ageTold', 'ageToldOn', 'gender', 'address', 'location', 'symptoms', 'notes')},
  ${selection(PatientEntity, 'p', 'createdAt', 'updatedAt')}, p.archived_at as "deletedAt"
from patients p where p.id = any ($1::uuid[]) and p.erased_at is null order by p.created_at, p.id`;

/** What a hospital has written or changed for itself. */
export const HOSPITALS_DATA = `
select h.name as hospital, hp.fields - 'phoneKey' as fields, hp.updated_at as "updatedAt"
from hospital_patients hp left join hospitals h on h.id = hp.hospital_id
where hp.patient_id = any ($1::uuid[]) order by hp.updated_at, hp.hospital_id`;

export const APPOINTMENTS_DATA = `
select a.number, a.start_at as "appointmentDate", a.status, a.source, d.full_name as doctor, d.specialty, h.name as hospital,
  a.notes, a.feedback, a.reported, a.contact - 'phoneKey' as contact, a.notice_version as "noticeVersion", a.created_at as "bookedAt"
from ${ofPatients('$1')} a join doctors d on d.id = a.doctor_id left join hospitals h on h.id = a.hospital_id
order by a.start_at, a.id`;

/** $1 patients, $2 leads. */
export const LEADS_DATA = `
select l.patient_name as "patientName", l.phone, l.email, l.location, l.specialty, l.symptoms, l.source, l.status, l.notes,
  l.created_at as "createdAt"
from leads l
where l.id = any (array(
  select unnest($2::uuid[]) union all select id from leads where appointment_id = any (array(select id from ${ofPatients('$1')} a))))
order by l.created_at, l.id`;

export const ENQUIRIES_DATA = `
select name, email, phone, organization, message, status, notice_version as "noticeVersion", created_at as "createdAt"
from enquiries where id = any ($1::uuid[]) order by created_at, id`;

/** What was typed on the public page, booked or not; it is kept for a day. $1 patients, $2 forms. */
export const TYPED_DATA = `
select typed - 'ageOn' as typed, reported, expires_at as "keptFrom"
from booking_handles where patient_id = any ($1::uuid[]) or ${FORM_ID} = any ($2::uuid[])
order by expires_at, id`;

/** Messages about their appointments. */
export const MESSAGES_DATA = `
select channel, recipient, template, params, state, created_at as "createdAt" from message_jobs
where visit_id = any (array(select id from ${ofPatients('$1')} a)) order by created_at, id`;
