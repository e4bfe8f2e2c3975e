export const LEAD_STATUSES = ['new', 'assigned', 'contacted', 'appointment_booked', 'converted', 'lost'] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

export const LEAD_STATUS: Record<LeadStatus, { label: string; text: string; tint: string }> = {
  new: { label: 'New', text: '#531DAB', tint: '#F9F0FF' },
  assigned: { label: 'Assigned', text: '#0958D9', tint: '#E6F4FF' },
  contacted: { label: 'Contacted', text: '#006D75', tint: '#E6FFFB' },
  appointment_booked: { label: 'Appointment Booked', text: '#1D39C4', tint: '#F0F5FF' },
  converted: { label: 'Converted', text: '#237804', tint: '#F6FFED' },
  lost: { label: 'Lost', text: '#595959', tint: '#F5F5F5' },
};

export const PRIORITIES = ['low', 'medium', 'high'] as const;
export type Priority = (typeof PRIORITIES)[number];

export const PRIORITY: Record<Priority, { label: string; text: string; tint: string }> = {
  low: { label: 'Low', text: '#595959', tint: '#F5F5F5' },
  medium: { label: 'Medium', text: '#874D00', tint: '#FFF7E6' },
  high: { label: 'High', text: '#A8071A', tint: '#FFF1F0' },
};

export const LEAD_SOURCES = ['Website', 'Phone Call', 'Referral', 'Walk-in', 'Social Media'] as const;
