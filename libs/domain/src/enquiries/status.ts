export const ENQUIRY_STATUSES = ['new', 'contacted', 'converted', 'closed'] as const;
export type EnquiryStatus = (typeof ENQUIRY_STATUSES)[number];

export const ENQUIRY_STATUS: Record<EnquiryStatus, { label: string; text: string; tint: string }> = {
  new: { label: 'New', text: '#531DAB', tint: '#F9F0FF' },
  contacted: { label: 'Contacted', text: '#006D75', tint: '#E6FFFB' },
  converted: { label: 'Converted', text: '#237804', tint: '#F6FFED' },
  closed: { label: 'Closed', text: '#595959', tint: '#F5F5F5' },
};
