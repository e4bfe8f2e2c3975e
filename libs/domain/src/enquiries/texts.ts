export const ENQUIRY_DIALOG_TITLE = 'Get Started with ArogyaDesk';
export const HOW_CAN_WE_HELP = 'How can we help you?';
export const ENQUIRY_THANKS = 'Thank You!';
export const ENQUIRY_SENT = 'Your enquiry has been submitted successfully. Our team will contact you soon.';
export const ENQUIRY_FAILED = 'Failed to submit enquiry. Please try again.';
export const ENQUIRIES_RESTRICTED = 'Access restricted to administrators only.';
export const NOT_SPECIFIED = 'Not specified';
export const UNASSIGNED = 'Unassigned';
export const ENQUIRY_UPDATED = 'Enquiry updated successfully.';
export const ENQUIRY_DELETED = 'Enquiry deleted successfully.';
export const UPDATE_ENQUIRY_FAILED = 'Failed to update enquiry.';
export const DELETE_ENQUIRY_FAILED = 'Failed to delete enquiry.';
export const NO_ENQUIRIES_FOUND = 'No enquiries found';
export const FETCH_ENQUIRIES_FAILED = 'Failed to fetch enquiries.';
export const RESTORE_ENQUIRY_FAILED = 'Failed to restore enquiry.';
/** Delete asks nothing; its toast offers to take it back for so long (decisions: Product). */
export const UNDO_MS = 10_000;
