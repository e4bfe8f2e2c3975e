import type { Enquiry } from '@arogya/api/enquiries';

export const ENQUIRY = '90000000-0000-4000-8000-000000000001';

/** A new, unassigned enquiry of medium priority, without organization: Sunita Menon. */
export const makeEnquiry = (of: Partial<Enquiry> = {}): Enquiry => ({
  id: ENQUIRY,
  name: 'Sunita Menon',
  email: 'sunita@example.in',
  phone: '+91 55500 10055',
  organization: null,
  message: 'We would like to move our bookings to your product.',
  source: 'landing_page',
  status: 'new',
  priority: 'medium',
  assignedAgentId: null,
  notes: null,
  noticeVersion: null,
  version: 1,
  createdAt: '2026-11-20T04:00:00.000Z',
  updatedAt: '2026-11-20T04:00:00.000Z',
  assignedAgent: null,
  ...of,
});
