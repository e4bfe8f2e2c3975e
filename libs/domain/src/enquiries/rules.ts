import { PRIORITIES } from '@arogya/domain/leads/status';
import { email, LONG_TEXT, note, oneOf, optional, phone, text, uuid } from '@arogya/domain/rule';
import { ENQUIRY_STATUSES } from './status';

/** The enquiry dialog of the landing page (docs/spec/forms.md). */
export const enquiryRules = {
  name: text({ message: 'Name is required' }),
  email: email('Please enter a valid email address'),
  phone: phone('Please enter a valid phone number'),
  organization: optional(text({ min: 0, message: 'Please enter text' })),
  message: text({ min: 10, max: LONG_TEXT, message: 'Please provide at least 10 characters describing your needs' }),
} as const;

export const enquiryUpdateRules = {
  status: oneOf(ENQUIRY_STATUSES, 'Please choose a status'),
  priority: oneOf(PRIORITIES, 'Please choose a priority'),
  notes: note(),
  assignedAgentId: optional(uuid('Please choose an agent')),
} as const;
