export const NO_LEADS_FOUND = 'No leads found';
export const ASSIGN_TO_ME = 'Assign to Me';
export const LEAD_CREATED = 'Lead created successfully.';
export const LEAD_UPDATED = 'Lead updated successfully.';
export const LEAD_STATUS_UPDATED = 'Lead status updated successfully.';
export const LEAD_DELETED = 'Lead deleted successfully.';
export const DELETE_LEAD_FAILED = 'Failed to delete lead.';
