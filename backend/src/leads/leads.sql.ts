import { EXPECTED } from '@arogya/domain/appointments/status';
import { OPEN_LEADS } from '@arogya/domain/leads/status';
import { selection, type RowOf } from '../database/columns';
import type { Actor } from '../access/actor';
import { externalIdColumn } from '../external-ids/named-rows';
import type { LeadAgent, LeadDoctor } from './lead.dto';
import { LeadEntity } from '../records/lead.entity';
import { prepared } from '../database/statement';
import { byTime, byWords } from '../paging/keyset';
import { inWords, type Where } from '../database/where';

const FIELDS = selection(
  LeadEntity,
  'l',
  ...(['id', 'patientName', 'phone', 'email', 'location', 'specialty', 'symptoms', 'assignedAgentId', 'assignedDoctorId'] as const),
  ...(['appointmentId', 'hospitalId', 'status', 'source', 'priority', 'notes', 'version', 'createdAt', 'updatedAt'] as const),
);

export interface LeadRead extends RowOf<typeof FIELDS> {
  readonly assignedDoctor: LeadDoctor | null;
  readonly assignedAgent: LeadAgent | null;
  /** Read for integrations alone. */
  readonly externalId?: string | null;
}

/** One lead as it is answered, from `leads l` with its doctor `d` and agent `u`. */
export const LEAD_COLUMNS = `
  ${FIELDS},
  case when d.id is null then null
    else json_build_object('id', d.id, 'fullName', d.full_name, 'specialty', d.specialty) end as "assignedDoctor",
  case when u.id is null then null
    else json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name) end as "assignedAgent"`;

/** The same as the actor may read it. */
export const leadColumns = (who: Actor, bound: Where): string => `${LEAD_COLUMNS}${externalIdColumn(who, 'lead', 'l.id', bound)}`;

export const LEAD_JOINS = `
  left join doctors d on d.id = l.assigned_doctor_id
  left join users u on u.id = l.assigned_agent_id`;

export const LEAD_FROM = `from leads l ${LEAD_JOINS}`;

const IS_OPEN = `l.status in (${inWords(OPEN_LEADS)})`;

/** Open leads before the others. */
const OPEN = `(case when ${IS_OPEN} then 1 else 0 end)`;

/** Open leads before the others, by their priority; of one priority the oldest first, of the others the newest. */
const URGENCY = `(case when not ${IS_OPEN} then 0 when l.priority = 'high' then 3 when l.priority = 'medium' then 2 else 1 end)`;
const WAITING = `((case when ${IS_OPEN} then -1 else 1 end) * date_part('epoch', l.created_at at time zone 'UTC'))`;

/** Each of these sort orders has an index over the leads that are not archived (database/migrations/1-foundation/leads.sql). */
export const LEAD_SORTS = {
  createdAt: byTime('l.created_at'),
  patientName: byWords('l.patient_name'),
  open: { rank: OPEN, by: 'l.created_at', type: 'timestamptz' },
  urgency: { rank: URGENCY, by: WAITING, type: 'double precision' },
  status: { by: 'l.status', type: 'text' },
  priority: { by: `(case l.priority when 'high' then 3 when 'medium' then 2 else 1 end)`, type: 'integer' },
} as const;

export const wholeLead = prepared<LeadRead, { id: string }>('whole-lead', `select ${LEAD_COLUMNS} ${LEAD_FROM} where l.id = :id`);

export const doctorOfLead = prepared<LeadDoctor & { readonly hospitalId: string | null }, { doctorId: string }>(
  'doctor-of-lead',
  `select id, full_name as "fullName", specialty, hospital_id as "hospitalId" from doctors where id = :doctorId and archived_at is null`,
);

/** Programs that send a lead of one phone take turns. */
export const lockLeadPhone = prepared<object, { phoneKey: string }>(
  'lock-lead-phone',
  `select pg_advisory_xact_lock(hashtextextended('leads ' || :phoneKey, 0))`,
);

/** The lead of a phone on which somebody still works; of one hospital, or of all. Of several it is `first`, else the newest. */
export const openLeadOf = prepared<{ id: string }, { phoneKey: string; hospitalId: string | null; first: string | null }>(
  'open-lead-of-phone',
  `
select l.id from leads l where l.phone_key = :phoneKey and l.archived_at is null and ${IS_OPEN}
  and (:hospitalId::uuid is null or l.hospital_id = :hospitalId)
order by l.id is not distinct from :first::uuid desc, l.created_at desc, l.id limit 1`,
);

/** As far as the lead is of this hospital; null: of any. */
export const agentOfLead = prepared<{ agent: string | null }, { id: string; hospitalId: string | null }>(
  'agent-of-lead',
  `select assigned_agent_id as agent from leads
   where id = :id and archived_at is null and (:hospitalId::uuid is null or hospital_id = :hospitalId) for update`,
);

/** Whether the appointment of a lead is still to come. */
export const appointmentToCome = prepared<object, { id: string; now: string }>(
  'appointment-to-come',
  `
select 1 as found from appointments
where id = :id and archived_at is null and status in (${inWords(EXPECTED)}) and start_at > :now`,
);

export const restoreLead = prepared<object, { id: string }>(
  'restore-lead',
  `
update leads set archived_at = null, version = version + 1, updated_at = now()
where id = :id and archived_at is not null returning id`,
);

/**
 * What a lead is before a change, written with it. `pending_until` too, as the day on which a lead was dealt with would else
 * become the day of the Undo.
 */
export const keepLeadUndo = prepared<object, { leadId: string; who: string; until: Date }>(
  'keep-lead-undo',
  `insert into lead_undos (lead_id, version, actor_id, status, assigned_agent_id, pending_until, until)
   select id, version + 1, :who, status, assigned_agent_id, pending_until, :until from leads where id = :leadId
   on conflict (lead_id) do update set version = excluded.version, actor_id = excluded.actor_id, status = excluded.status,
     assigned_agent_id = excluded.assigned_agent_id, pending_until = excluded.pending_until, made_at = excluded.made_at,
     until = excluded.until`,
);

/** What a lead was before a change. */
export interface KeptLead extends Pick<LeadEntity, 'status' | 'assignedAgentId'> {
  readonly pendingUntil: string | null;
  readonly madeAt: Date;
}

/** Ends what a change has kept, if it is theirs and in time. */
export const takeLeadUndo = prepared<KeptLead, { leadId: string; version: number; who: string; now: Date }>(
  'take-lead-undo',
  `
delete from lead_undos where lead_id = :leadId and version = :version and actor_id = :who and until >= :now
returning status, assigned_agent_id as "assignedAgentId", pending_until::text as "pendingUntil", made_at as "madeAt"`,
);

export const putLeadBack = prepared<object, { leadId: string; status: string; agentId: string | null; pendingUntil: string | null }>(
  'put-lead-back',
  `update leads set status = :status, assigned_agent_id = :agentId, pending_until = :pendingUntil, version = version + 1, updated_at = now() where id = :leadId`,
);

/** What a change has written into the timeline. */
export const forgetLeadEvents = prepared<object, { leadId: string; at: Date }>(
  'forget-lead-events',
  'delete from lead_events where lead_id = :leadId and at = :at',
);
