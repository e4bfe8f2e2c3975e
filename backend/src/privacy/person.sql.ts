import { DEFAULT_ZONE } from '@arogya/domain/clock';
import { ofPatient } from '../appointments/booking/of-patient.sql';
import { everyRow } from '../database/every-row';
import { isSentTo, RETENTION } from './erase.sql';
import { prepared } from '../database/statement';
import type { PersonRow } from './privacy.dto';

const APPOINTMENTS = ofPatient('p.id');
const KEPT_UNTIL = `
(select to_char(max(start_at + ${RETENTION}) at time zone '${DEFAULT_ZONE}', 'YYYY-MM-DD')
 from ${APPOINTMENTS} a where status = 'completed' and start_at >= now() - ${RETENTION})`;
const OF_HOSPITALS = `id = any (array(select patient_id from hospital_patients where fields ? 'phoneKey' and fields ->> 'phoneKey' = :phoneKey)) and phone_key <> :phoneKey`;

/** Of a form: its handle itself would let whoever reads it book in the visitor's place. */
export const FORM_ID = 'md5(id::text)::uuid';

/**
 * Every row of a phone, by its key, whatever the name and wherever it was deleted; also patients whom a hospital reaches
 * under it. Handles are what visitors typed. The key of an enquiry may be missing for a moment after an upgrade.
 */
export const rowsOfPhone = prepared<PersonRow, { phoneKey: string }>(
  'rows-of-phone',
  `
select 'patient' as kind, p.id, p.name, p.email, p.created_at as "createdAt", p.archived_at is not null as archived,
  (select count(*)::integer from ${APPOINTMENTS} a) as appointments, ${KEPT_UNTIL} as "keptUntil"
from (select * from ${everyRow('patients', 'phone_key = :phoneKey')} own
  union all select * from patients where ${OF_HOSPITALS}) p where p.erased_at is null
union all
select 'lead', id, patient_name, email, created_at, archived_at is not null, 0, null from ${everyRow('leads', 'phone_key = :phoneKey')} l
union all
select 'enquiry', id, name, email, created_at, archived_at is not null, 0, null from enquiries
where phone_key = :phoneKey or (phone_key is null and phone <> '' and right(regexp_replace(phone, '\\D', '', 'g'), 10) = right(:phoneKey, 10))
union all
select 'form', ${FORM_ID}, coalesce(typed ->> 'name', ''), typed ->> 'email', expires_at - interval '30 minutes', false, 0, null
from booking_handles where phone_key = :phoneKey
order by 1 desc, 5, 2`,
);

/** What the screen counts beside the rows: messages that went to this phone, or about these patients. */
export const messagesOfPhone = prepared<{ messages: number }, { phoneKey: string; patientIds: readonly string[] }>(
  'messages-of-phone',
  `
select (select count(*)::integer from message_jobs where ${isSentTo('recipient')}
    or appointment_id in (select id from ${everyRow('appointments', 'patient_id = any (:patientIds::uuid[])')} a))
  + (select count(*)::integer from outbox_messages where ${isSentTo('recipient')}) as messages`,
);
