import { selection, type RowOf } from '../database/columns';
import type { EnquiryAgent } from './enquiry.dto';
import { EnquiryEntity } from './enquiry.entity';
import { byTime, byWords } from '../paging/keyset';
import { prepared } from '../database/statement';

const FIELDS = selection(
  EnquiryEntity,
  'e',
  ...(['id', 'name', 'email', 'phone', 'organization', 'message', 'source', 'status', 'priority', 'assignedAgentId'] as const),
  ...(['notes', 'noticeVersion', 'version', 'createdAt', 'updatedAt'] as const),
);

export type EnquiryRead = RowOf<typeof FIELDS> & { readonly assignedAgent: EnquiryAgent | null };

export const ENQUIRY_COLUMNS = `
  ${FIELDS},
  case when u.id is null then null
    else json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name) end as "assignedAgent"`;

export const ENQUIRY_JOINS = 'left join users u on u.id = e.assigned_agent_id';

export const ENQUIRY_FROM = `from enquiries e ${ENQUIRY_JOINS}`;

export const ENQUIRY_SORTS = {
  createdAt: byTime('e.created_at'),
  name: byWords('e.name'),
  status: { by: 'e.status', type: 'text' },
} as const;

const ONE_ENQUIRY = `select ${ENQUIRY_COLUMNS} ${ENQUIRY_FROM} where e.id = :id and e.archived_at is null`;
export const enquiryOf = prepared<EnquiryRead, { id: string }>('enquiry', ONE_ENQUIRY);
export const lockEnquiry = prepared<EnquiryRead, { id: string }>('lock-enquiry', `${ONE_ENQUIRY} for update of e`);

export const archiveEnquiry = prepared<object, { id: string }>(
  'archive-enquiry',
  `
update enquiries set archived_at = now(), version = version + 1, updated_at = now()
where id = :id`,
);

export const restoreEnquiry = prepared<object, { id: string }>(
  'restore-enquiry',
  `
update enquiries set archived_at = null, version = version + 1, updated_at = now()
where id = :id and archived_at is not null returning id`,
);
