import { byTime, byWords } from '../paging/keyset';

export const ENQUIRY_COLUMNS = `
  e.id, e.name, e.email, e.phone, e.organization, e.message, e.source, e.status, e.priority,
  e.assigned_agent_id as "assignedAgentId", e.notes, e.notice_version as "noticeVersion", e.version, e.created_at as "createdAt", e.updated_at as "updatedAt",
  case when u.id is null then null
    else json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name) end as "assignedAgent"`;

export const ENQUIRY_JOINS = 'left join users u on u.id = e.assigned_agent_id';

export const ENQUIRY_FROM = `from enquiries e ${ENQUIRY_JOINS}`;

export const ENQUIRY_SORTS = {
  createdAt: byTime('e.created_at'),
  name: byWords('e.name'),
  status: { by: 'e.status', type: 'text' },
} as const;

export const ADD_ENQUIRY = `
insert into enquiries (name, email, phone, organization, message, notice_version) values ($1, $2, $3, $4, $5, $6)
returning id, status`;

export const RECEIPT_OF = 'select id, status from enquiries where id = $1';

export const CHANGE_ENQUIRY = `
update enquiries set status = $2, priority = $3, notes = $4, assigned_agent_id = $5, version = version + 1, updated_at = now()
where id = $1`;

export const ARCHIVE_ENQUIRY = `
update enquiries set archived_at = now(), version = version + 1, updated_at = now()
where id = $1 and archived_at is null returning id`;

export const RESTORE_ENQUIRY = `
update enquiries set archived_at = null, version = version + 1, updated_at = now()
where id = $1 and archived_at is not null returning id`;
