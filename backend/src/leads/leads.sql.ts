import { EXPECTED } from '@arogya/domain/appointments/status';
import { OPEN_LEADS } from '@arogya/domain/leads/status';
import { selection, type RowOf } from '../database/columns';
import type { LeadAgent, LeadDoctor } from './lead.dto';
import { LeadEntity } from './lead.entity';
import { prepared } from '../database/statement';
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

/** Open leads first, by their priority and then by their age, the oldest first; the others by their age, the newest first. */
const IS_OPEN = `l.status in (${inWords(OPEN_LEADS)})`;
const URGENCY = `(case when ${IS_OPEN} and l.priority = 'high' then 400000000000000 when ${IS_OPEN} and l.priority = 'medium' then 300000000000000
    when ${IS_OPEN} then 200000000000000 else 0 end
  + (case when ${IS_OPEN} then -1 else 1 end) * floor(date_part('epoch', l.created_at at time zone 'UTC') * 1000)::bigint)`;

/** Each of these sort orders has an index over the leads that are not archived (migrations 4, 20 and 56). */
export const LEAD_SORTS = {
  createdAt: byTime('l.created_at'),
  patientName: byWords('l.patient_name'),
  open: { by: OPEN, type: 'bigint' },
  urgency: { by: URGENCY, type: 'bigint' },
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

/**
 * $1 lead, $2 who, $3 until: what it is before a change, written with it. `pending_until` too, as the day on which a lead was
 * dealt with would else become the day of the Undo.
 */
export const keepLeadUndo = prepared(
  'keep-lead-undo',
  `insert into lead_undos (lead_id, version, actor_id, status, assigned_agent_id, pending_until, until)
   select id, version + 1, $2, status, assigned_agent_id, pending_until, $3 from leads where id = $1
   on conflict (lead_id) do update set version = excluded.version, actor_id = excluded.actor_id, status = excluded.status,
     assigned_agent_id = excluded.assigned_agent_id, pending_until = excluded.pending_until, made_at = excluded.made_at,
     until = excluded.until`,
);

/** $1 lead, $2 version after the change, $3 who, $4 now: ends what was kept, if it is theirs and in time. */
export const TAKE_LEAD_UNDO = `
delete from lead_undos where lead_id = $1 and version = $2 and actor_id = $3 and until >= $4
returning status, assigned_agent_id as "assignedAgentId", pending_until::text as "pendingUntil", made_at as "madeAt"`;

/** $1 lead, $2 status, $3 agent, $4 day of being dealt with. */
export const putLeadBack = prepared(
  'put-lead-back',
  `update leads set status = $2, assigned_agent_id = $3, pending_until = $4, version = version + 1, updated_at = now() where id = $1`,
);

/** $1 lead, $2 when: what a change has written into the timeline. */
export const forgetLeadEvents = prepared('forget-lead-events', 'delete from lead_events where lead_id = $1 and at = $2');
