import { email, note, oneOf, optional, phone, recordVersion, text, uuid } from '@arogya/domain/rule';
import { LEAD_SOURCES, LEAD_STATUSES, PRIORITIES } from './status';

const words = optional(text({ min: 0, message: 'Please enter text' }));

export const leadRules = {
  patientName: text({ message: 'Patient name is required' }),
  phone: phone('Valid phone number is required'),
  email: optional(email('Valid email is required')),
  location: words,
  specialty: words,
  symptoms: note(),
  assignedAgentId: optional(uuid('Please choose an agent')),
  assignedDoctorId: optional(uuid('Please choose a doctor')),
  status: optional(oneOf(LEAD_STATUSES, 'Please choose a status')),
  source: optional(oneOf(LEAD_SOURCES, 'Please choose a source')),
  priority: optional(oneOf(PRIORITIES, 'Please choose a priority')),
  notes: note(),
  version: recordVersion(),
} as const;
