import { TAGS, type TagColours } from '../palette';

export const ENQUIRY_STATUSES = ['new', 'contacted', 'converted', 'closed'] as const;
export type EnquiryStatus = (typeof ENQUIRY_STATUSES)[number];

export const ENQUIRY_STATUS: Record<EnquiryStatus, TagColours & { label: string }> = {
  new: { label: 'New', ...TAGS.new },
  contacted: { label: 'Contacted', ...TAGS.contacted },
  converted: { label: 'Converted', ...TAGS.done },
  closed: { label: 'Closed', ...TAGS.over },
};
