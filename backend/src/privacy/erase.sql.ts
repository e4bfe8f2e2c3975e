import { anyOfPatient, ofPatient } from '../appointments/booking/of-patient.sql';
import { FORGET_BROWSER, FORGET_CONTACT, FORGET_UNDOS } from '../appointments/booking/settle.sql';
import { emptied } from '../database/columns';
import { everyRow } from '../database/every-row';
import { PatientEntity } from '../patients/patient.entity';
import { ERASED_NAME, RETENTION_YEARS } from '@arogya/domain/privacy/erasure';
import { DEFAULT_ZONE } from '@arogya/domain/clock';

export const RETENTION = `interval '${RETENTION_YEARS} years'`;
/** Sent to the phone with the key $1; earlier, numbers that nobody can have had +91, and some of India none. */
export const isSentTo = (column: string): string => `${column} in ($1, '+91' || $1, case when $1 like '+91%' then substr($1, 4) end)`;

/** The appointments of some patients, an array. */
export const ofPatients = (ids: string): string => everyRow('appointments', `patient_id = any (${ids}::uuid[])`);

const NEXT_VERSION = 'version = version + 1, updated_at = now()';

/** What an erasure needs to know of a row before it empties it. */
const TRACE = (name: string): string => `id, ${name} as name, phone_key as "phoneKey", email`;

/** Patients, locked until the transaction ends; archived ones too, but none who is erased already. */
export const PATIENTS_TO_ERASE = `select ${TRACE('name')} from patients where id = any ($1::uuid[]) and erased_at is null order by id for update`;

/** The leads that were named, and those behind the appointments of these patients. */
export const LEADS_TO_ERASE = `
select ${TRACE('patient_name')} from leads where phone_key <> '' and id = any (array(
  select unnest($1::uuid[]) union all select id from leads where appointment_id = any (array(select id from ${ofPatients('$2')} a))))
order by id for update`;

export const ENQUIRIES_TO_ERASE = `
select id, name, phone, email from enquiries where phone <> '' and id = any ($1::uuid[]) order by id for update`;

/** What stays of somebody erased: figures by gender, and what is cleared with the last of their appointments. */
const KEPT = ['gender', 'symptoms', 'notes', 'archivedAt', 'erasedAt'] as const;

export const ERASE_PERSON = `
update patients set name = '${ERASED_NAME}', phone = '', phone_key = '', ${emptied(PatientEntity, KEPT)},
  archived_at = coalesce(archived_at, now()), erased_at = now(), ${NEXT_VERSION}
where id = $1`;

export const ERASE_LEADS = `
update leads set patient_name = '${ERASED_NAME}', phone = '', phone_key = '', email = null, location = null, symptoms = null,
  notes = null, ${NEXT_VERSION}
where id = any ($1::uuid[])`;

export const ERASE_LEAD_EVENTS = `
update lead_events set detail = detail - 'notes' where lead_id = any ($1::uuid[]) and detail ? 'notes'`;

export const ERASE_ENQUIRIES = `
update enquiries set name = '${ERASED_NAME}', email = '', phone = '', phone_key = '', organization = null, message = '', notes = null,
  ${NEXT_VERSION}
where id = any ($1::uuid[])`;

/** Views that may look for somebody: the few rows are read, as the search is encoded in them. */
export const SAVED_VIEWS = 'select id, name, query from saved_views';
export const DELETE_VIEWS = 'delete from saved_views where id = any ($1::uuid[])';

/** What was sent can no longer be compared with the hash of a request; whoever repeats the request is refused. */
export const FORGET_REQUESTS = `update request_keys set body_hash = '' where record_id = any ($1::uuid[])`;

/** For an older backup, in which they are still somebody: docs/how-to/back-up-and-restore.md. */
export const REMEMBER_ERASED = `
insert into erasures (id, kind, phone_mark) select * from unnest($1::uuid[], $2::text[], $3::text[]) on conflict (id) do nothing`;

/** Whatever else could identify them: messages, recognised browsers, handles. */
export const FORGET_PERSON = [
  `update message_jobs set recipient = '', params = '{}', sealed = null, state = case when state in ('sent', 'failed') then state else 'dropped' end
   where visit_id = ${anyOfPatient('$1')}`,
  'delete from booking_devices where patient_id = $1',
  FORGET_BROWSER,
  FORGET_CONTACT,
  FORGET_UNDOS,
  `update hospital_patients set fields = fields - array['phone', 'phoneKey', 'email'] where patient_id = $1`,
  'delete from booking_handles where patient_id = $1',
] as const;

/** What was sent to the phone and what it has proven, for the whole family. */
export const FORGET_PHONE = [
  `delete from message_jobs where visit_id is null and ${isSentTo('recipient')}`,
  `delete from outbox_messages where ${isSentTo('recipient')}`,
  'delete from booking_codes where phone_key = $1',
  'delete from booking_proofs where phone_key = $1',
  'delete from booking_handles where phone_key = $1',
] as const;

export const FORGET_ADDRESS = 'delete from outbox_messages where lower(recipient) = lower($1)';

export const ERASE_NOTIFICATIONS = `
update notifications set detail = jsonb_set(detail, '{name}', to_jsonb('${ERASED_NAME}'::text))
where entity_id = any ($1::uuid[]) and detail ? 'name'`;

export const APPOINTMENTS_OF = `select id from ${ofPatients('$1')} a`;

/** Deletes the remaining texts about the person, once no delivered appointment is recent enough to keep them. */
export const DROP_PATIENT_TEXTS = `
update patients p set symptoms = null, notes = null, ${NEXT_VERSION}
where p.erased_at is not null and ($1::uuid is null or p.id = $1) and (p.symptoms is not null or p.notes is not null)
  and not exists (
    select from ${ofPatient('p.id')} a where a.status = 'completed' and a.start_at >= now() - ${RETENTION})`;

/** The same for what a hospital has written of them for itself. */
export const DROP_HOSPITAL_TEXTS = `
delete from hospital_patients hp using patients p
where p.id = hp.patient_id and p.erased_at is not null and ($1::uuid is null or p.id = $1)
  and not exists (
    select from ${ofPatient('p.id')} a where a.status = 'completed' and a.start_at >= now() - ${RETENTION})`;

/** The day until which something is kept; null when nothing is kept. */
export const KEPT_UNTIL = `
select to_char(max(start_at + ${RETENTION}) at time zone '${DEFAULT_ZONE}', 'YYYY-MM-DD') as day
from ${ofPatients('$1')} a where status = 'completed' and start_at >= now() - ${RETENTION}`;
