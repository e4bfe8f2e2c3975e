import { anyOfPatient, ofPatient } from '../appointments/booking/of-patient.sql';
import { forgetBrowser, forgetContact, forgetUndos } from '../appointments/booking/settle.sql';
import { emptied } from '../database/columns';
import { everyRow } from '../database/every-row';
import { PatientEntity } from '../records/patient.entity';
import { ERASED_NAME, RETENTION_YEARS } from '@arogya/domain/privacy/erasure';
import { DEFAULT_ZONE } from '@arogya/domain/clock';
import { prepared } from '../database/statement';

export const RETENTION = `interval '${RETENTION_YEARS} years'`;
/** Sent to the phone with the key `:phoneKey`; earlier, numbers that nobody can have had +91, and some of India none. */
export const isSentTo = (column: string): string =>
  `${column} in (:phoneKey, '+91' || :phoneKey, case when :phoneKey like '+91%' then substr(:phoneKey, 4) end)`;

/** The appointments of some patients, an array. */
export const ofPatients = (ids: string): string => everyRow('appointments', `patient_id = any (${ids}::uuid[])`);

/** A row, as an erasure needs to know it before it empties it. */
export interface Trace {
  readonly id: string;
  readonly name: string;
  readonly phoneKey: string;
  readonly email: string | null;
}

const NEXT_VERSION = 'version = version + 1, updated_at = now()';

/** What an erasure needs to know of a row before it empties it. */
const TRACE = (name: string): string => `id, ${name} as name, phone_key as "phoneKey", email`;

/** Patients, locked until the transaction ends; archived ones too, but none who is erased already. */
export const patientsToErase = prepared<Trace, { ids: readonly string[] }>(
  'patients-to-erase',
  `select ${TRACE('name')} from patients where id = any (:ids::uuid[]) and erased_at is null order by id for update`,
);

/** The leads that were named, and those behind the appointments of these patients. */
export const leadsToErase = prepared<Trace, { leadIds: readonly string[]; patientIds: readonly string[] }>(
  'leads-to-erase',
  `
select ${TRACE('patient_name')} from leads where phone_key <> '' and id = any (array(
  select unnest(:leadIds::uuid[]) union all select id from leads where appointment_id = any (array(select id from ${ofPatients(':patientIds')} a))))
order by id for update`,
);

export const enquiriesToErase = prepared<{ id: string; name: string; phone: string; email: string }, { ids: readonly string[] }>(
  'enquiries-to-erase',
  `
select id, name, phone, email from enquiries where phone <> '' and id = any (:ids::uuid[]) order by id for update`,
);

/** What stays of somebody erased: figures by gender, and what is cleared with the last of their appointments. */
const KEPT = ['gender', 'symptoms', 'notes', 'archivedAt', 'erasedAt'] as const;

export const erasePerson = prepared<object, { id: string }>(
  'erase-person',
  `
update patients set name = '${ERASED_NAME}', phone = '', phone_key = '', ${emptied(PatientEntity, KEPT)},
  archived_at = coalesce(archived_at, now()), erased_at = now(), ${NEXT_VERSION}
where id = :id`,
);

export const eraseLeads = prepared<object, { ids: readonly string[] }>(
  'erase-leads',
  `
update leads set patient_name = '${ERASED_NAME}', phone = '', phone_key = '', email = null, location = null, symptoms = null,
  notes = null, ${NEXT_VERSION}
where id = any (:ids::uuid[])`,
);

export const eraseLeadEvents = prepared<object, { leadIds: readonly string[] }>(
  'erase-lead-events',
  `
update lead_events set detail = detail - 'notes' where lead_id = any (:leadIds::uuid[]) and detail ? 'notes'`,
);

export const eraseEnquiries = prepared<object, { ids: readonly string[] }>(
  'erase-enquiries',
  `
update enquiries set name = '${ERASED_NAME}', email = '', phone = '', phone_key = '', organization = null, message = '', notes = null,
  ${NEXT_VERSION}
where id = any (:ids::uuid[])`,
);

/** Views that may look for somebody: the few rows are read, as the search is encoded in them. */
export const SAVED_VIEWS = 'select id, name, query from saved_views';
export const deleteViews = prepared<object, { ids: readonly string[] }>(
  'delete-views',
  'delete from saved_views where id = any (:ids::uuid[])',
);

/** What was sent can no longer be compared with the hash of a request; whoever repeats the request is refused. */
export const forgetRequests = prepared<object, { recordIds: readonly string[] }>(
  'forget-requests',
  `update request_keys set body_hash = '' where record_id = any (:recordIds::uuid[])`,
);

/** For an older backup, in which they are still somebody: docs/how-to/back-up-and-restore.md. */
export const rememberErased = prepared<object, { ids: readonly string[]; kinds: readonly string[]; phoneMarks: readonly string[] }>(
  'remember-erased',
  `
insert into erasures (id, kind, phone_mark) select * from unnest(:ids::uuid[], :kinds::text[], :phoneMarks::text[]) on conflict (id) do nothing`,
);

const ofPerson = (what: string, text: string) => prepared<object, { patientId: string }>(`forget-${what}-of-patient`, text);

/** Whatever else could identify them: messages, recognised browsers, handles. */
export const FORGET_PERSON = [
  ofPerson(
    'messages',
    `update message_jobs set recipient = '', params = '{}', sealed = null, language = null,
       state = case when state in ('sent', 'failed') then state else 'dropped' end
     where appointment_id = ${anyOfPatient(':patientId')}`,
  ),
  ofPerson('devices', 'delete from booking_devices where patient_id = :patientId'),
  forgetBrowser,
  forgetContact,
  forgetUndos,
  ofPerson('hospitals', `update hospital_patients set fields = fields - array['phone', 'phoneKey', 'email'] where patient_id = :patientId`),
  ofPerson('handles', 'delete from booking_handles where patient_id = :patientId'),
] as const;

const ofPhone = (what: string, text: string) => prepared<object, { phoneKey: string }>(`forget-${what}-of-phone`, text);

/** What was sent to the phone and what it has proven, for the whole family. */
export const FORGET_PHONE = [
  ofPhone('jobs', `delete from message_jobs where appointment_id is null and ${isSentTo('recipient')}`),
  ofPhone('messages', `delete from outbox_messages where ${isSentTo('recipient')}`),
  ofPhone('codes', 'delete from booking_codes where phone_key = :phoneKey'),
  ofPhone('proofs', 'delete from booking_proofs where phone_key = :phoneKey'),
  ofPhone('handles', 'delete from booking_handles where phone_key = :phoneKey'),
] as const;

export const forgetAddress = prepared<object, { address: string }>(
  'forget-address',
  'delete from outbox_messages where lower(recipient) = lower(:address)',
);

export const eraseNotifications = prepared<object, { ids: readonly string[] }>(
  'erase-notifications',
  `
update notifications set detail = jsonb_set(detail, '{name}', to_jsonb('${ERASED_NAME}'::text))
where entity_id = any (:ids::uuid[]) and detail ? 'name'`,
);

export const appointmentsOf = prepared<{ id: string }, { patientIds: readonly string[] }>(
  'appointments-of',
  `select id from ${ofPatients(':patientIds')} a`,
);

/** Deletes the remaining texts about the person, once no delivered appointment is recent enough to keep them. */
export const dropPatientTexts = prepared<object, { patientId: string | null }>(
  'drop-patient-texts',
  `
update patients p set symptoms = null, notes = null, ${NEXT_VERSION}
where p.erased_at is not null and (:patientId::uuid is null or p.id = :patientId) and (p.symptoms is not null or p.notes is not null)
  and not exists (
    select from ${ofPatient('p.id')} a where a.status = 'completed' and a.start_at >= now() - ${RETENTION})`,
);

/** The same for what a hospital has written of them for itself. */
export const dropHospitalTexts = prepared<object, { patientId: string | null }>(
  'drop-hospital-texts',
  `
delete from hospital_patients hp using patients p
where p.id = hp.patient_id and p.erased_at is not null and (:patientId::uuid is null or p.id = :patientId)
  and not exists (
    select from ${ofPatient('p.id')} a where a.status = 'completed' and a.start_at >= now() - ${RETENTION})`,
);

/** The day until which something is kept; null when nothing is kept. */
export const keptUntil = prepared<{ day: string | null }, { patientIds: readonly string[] }>(
  'kept-until',
  `
select to_char(max(start_at + ${RETENTION}) at time zone '${DEFAULT_ZONE}', 'YYYY-MM-DD') as day
from ${ofPatients(':patientIds')} a where status = 'completed' and start_at >= now() - ${RETENTION}`,
);
