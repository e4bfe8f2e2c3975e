import { EXPECTED } from '@arogya/domain/appointments/status';
import { OPEN_LEADS } from '@arogya/domain/leads/status';
import { selection, type RowOf } from '../database/columns';
import type { LeadAgent, LeadDoctor } from './lead.dto';
import { LeadEntity } from './lead.entity';
import { byTime, byWords } from '../paging/keyset';
import { inWords } from '../database/where';

const FIELDS = selection(
  LeadEntity,
  'l',
  ...(['id', 'patientName', 'phone', 'email', 'location', 'specialty', 'symptoms', 'assignedAgentId', 'assignedDoctorId'] as const),
  ...(['appointmentId', 'hospitalId', 'status', 'source', 'priority', 'notes', 'version', 'createdAt', 'updatedAt'] as const),
);

export type LeadRead = RowOf<typeof FIELDS> & { readonly assignedDoctor: LeadDoctor | null; readonly assignedAgent: LeadAgent | null };

/** One lead as it is answered, from `leads l` with its doctor `d` and agent `u`. */
export const LEAD_COLUMNS = `
  ${FIELDS},
  case when d.id is null then null
    else json_build_object('id', d.id, 'fullName', d.full_name, 'specialty', d.specialty) end as "assignedDoctor",
  case when u.id is null then null
    else json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name) end as "assignedAgent"`;

export const LEAD_JOINS = `
  left join doctors d on d.id = l.assigned_doctor_id
  left join users u on u.id = l.assigned_agent_id`;

export const LEAD_FROM = `from leads l ${LEAD_JOINS}`;

/** Open leads before the others, each by the millisecond in which they came: one number, which an index holds. */
const OPEN = `(case when l.status in (${inWords(OPEN_LEADS)}) then 100000000000000 else 0 end
  + floor(date_part('epoch', l.created_at at time zone 'UTC') * 1000)::bigint)`;

/** Each of these sort orders has an index over the leads that are not archived (migrations 4 and 20). */
export const LEAD_SORTS = {
  createdAt: byTime('l.created_at'),
  patientName: byWords('l.patient_name'),
  open: { by: OPEN, type: 'bigint' },
  status: { by: 'l.status', type: 'text' },
  priority: { by: `(case l.priority when 'high' then 3 when 'medium' then 2 else 1 end)`, type: 'integer' },
} as const;

/** Whether the appointment of a lead is still to come. */
export const APPOINTMENT_TO_COME = `
select 1 as found from appointments
where id = $1 and archived_at is null and status in (${inWords(EXPECTED)}) and start_at > $2`;

export const RESTORE_LEAD = `
update leads set archived_at = null, version = version + 1, updated_at = now()
where id = $1 and archived_at is not null returning id`;
