import { lastTen } from './erase.sql';

/** Everything that is kept about one person, for that person: without names of staff and without internal fields. */
export const APPOINTMENTS_DATA = `
select a.number, a.start_at as "appointmentDate", a.status, a.source, d.full_name as doctor, d.specialty, h.name as hospital,
  a.notes, a.feedback, a.reported, a.notice_version as "noticeVersion", a.created_at as "bookedAt"
from appointments a join doctors d on d.id = a.doctor_id left join hospitals h on h.id = a.hospital_id
where a.patient_id = $1 order by a.start_at, a.id`;

export const LEADS_DATA = `
select l.patient_name as "patientName", l.phone, l.email, l.location, l.specialty, l.symptoms, l.source, l.status, l.notes,
  l.created_at as "createdAt"
from leads l
where l.appointment_id in (select id from appointments where patient_id = $1) or (l.phone_key = $2 and lower(l.patient_name) = lower($3))
order by l.created_at, l.id`;

export const ENQUIRIES_DATA = `
select name, email, phone, organization, message, status, notice_version as "noticeVersion", created_at as "createdAt"
from enquiries
where lower(name) = lower($2) and ${lastTen('phone')} = right($1, 10)
order by created_at, id`;

/** What was typed on the public page under this name and phone, booked or not; it is kept for a day. */
export const TYPED_DATA = `
select typed - 'ageOn' as typed, reported, expires_at as "keptFrom"
from booking_handles
where patient_id = $1 or (phone_key = $2 and lower(typed ->> 'name') = lower($3))
order by expires_at, id`;
