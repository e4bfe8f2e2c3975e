import { LEAD_SOURCES, LEAD_STATUSES, PRIORITIES, type LeadStatus, type Priority } from '@arogya/domain/leads/status';
import { oneOf, optional, comparedText, uuid } from '@arogya/domain/rule';
import { Archived } from '../archive/archived';
import { CheckedQuery } from '../http/checked.decorator';

/** The filters of Lead Tracker: the file holds what the list shows with them, on all of its pages. */
export class LeadsExport {
  @CheckedQuery(optional(comparedText({ max: 200, message: 'At most 200 characters' })), {
    description: 'Search; fewer than three characters match beginnings only',
  })
  q?: string;
  @CheckedQuery(optional(oneOf(LEAD_STATUSES))) status?: LeadStatus;
  @CheckedQuery(optional(oneOf(PRIORITIES)), { description: 'Only records with this priority.' }) priority?: Priority;
  @CheckedQuery(optional(oneOf(LEAD_SOURCES)), { description: 'Only records that came this way.' }) source?: string;
  @CheckedQuery(optional(uuid()), { description: 'Only leads of this agent.' }) assignedAgentId?: string;
  @Archived() archived?: boolean;
}
