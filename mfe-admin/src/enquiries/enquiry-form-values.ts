import type { Enquiry, UpdateEnquiry } from '@arogya/api/enquiries';
import { UNASSIGNED } from '@arogya/features/users/unassigned';

/** The fields of the Update Enquiry dialog. */
export interface EnquiryValues {
  status: Enquiry['status'];
  priority: Enquiry['priority'];
  assignedAgentId: string;
  notes: string;
}

export const enquiryValues = ({ status, priority, assignedAgentId, notes }: Enquiry): EnquiryValues => ({
  status,
  priority,
  assignedAgentId: assignedAgentId ?? UNASSIGNED,
  notes: notes ?? '',
});

/** Notes are trimmed; empty notes and no agent are sent as null (docs/spec/forms.md). */
export const updateBody = ({ status, priority, assignedAgentId, notes }: EnquiryValues): UpdateEnquiry => ({
  status,
  priority,
  notes: notes.trim() || null,
  assignedAgentId: assignedAgentId && assignedAgentId !== UNASSIGNED ? assignedAgentId : null,
});
