import { TAGS, type TagColours } from '../palette';

export const LEAD_STATUSES = ['new', 'assigned', 'contacted', 'appointment_booked', 'converted', 'lost'] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

/** Leads that somebody still has to work on; the others are booked, converted or lost. */
export const OPEN_LEADS = ['new', 'assigned', 'contacted'] as const satisfies readonly LeadStatus[];

export const LEAD_STATUS: Record<LeadStatus, TagColours & { label: string }> = {
  new: { label: 'New', ...TAGS.new },
  assigned: { label: 'Assigned', ...TAGS.agreed },
  contacted: { label: 'Contacted', ...TAGS.contacted },
  appointment_booked: { label: 'Appointment Booked', ...TAGS.booked },
  converted: { label: 'Converted', ...TAGS.done },
  lost: { label: 'Lost', ...TAGS.over },
};

export const PRIORITIES = ['low', 'medium', 'high'] as const;
export type Priority = (typeof PRIORITIES)[number];

export const PRIORITY: Record<Priority, TagColours & { label: string }> = {
  low: { label: 'Low', ...TAGS.over },
  medium: { label: 'Medium', ...TAGS.waiting },
  high: { label: 'High', ...TAGS.urgent },
};

export const LEAD_SOURCES = ['Website', 'Phone Call', 'Referral', 'Walk-in', 'Social Media'] as const;
