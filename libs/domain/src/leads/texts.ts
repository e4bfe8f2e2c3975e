import { CHANGED, meanwhile } from '../texts';
import type { LeadStatus } from './status';

export const NO_LEADS_FOUND = 'No leads found';
export const ADD_LEAD = 'Add Lead';
export const ASSIGN_TO_ME = 'Assign to Me';
export const LEAD_CREATED = 'Lead created successfully.';
export const LEAD_UPDATED = 'Lead updated successfully.';
export const LEAD_STATUS_UPDATED = 'Lead status updated successfully.';
export const LEAD_DELETED = 'Lead deleted successfully.';
export const DELETE_LEAD_FAILED = 'Failed to delete lead.';
export const CALL_RECORDED = 'Call recorded';
export const CALL_NOT_RECORDED = 'Failed to record the call.';
export const CALL_AGAIN = 'Called again';
export const NEXT_LEAD = 'Next Lead';
export const HOW_CALL_ENDED = 'How did the call end?';
export const NO_LEAD_LEFT = 'Every lead has an agent.';

const BECAME: Readonly<Record<LeadStatus, string>> = {
  new: 'Set to new',
  assigned: 'Assigned',
  contacted: 'Marked contacted',
  appointment_booked: 'Booked',
  converted: 'Marked converted',
  lost: 'Marked lost',
};
interface LeadState {
  readonly status: LeadStatus;
}
/** What became of a lead that was shown otherwise. */
export const leadMeanwhile = (shown: LeadState, present: LeadState): string =>
  meanwhile(present.status === shown.status ? CHANGED : BECAME[present.status]);
