export const NOTIFICATION_KINDS = ['visit_booked', 'visit_cancelled', 'enquiry_received', 'lead_assigned'] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** What the panel says of each kind, and the page that shows it. */
export const NOTIFICATION: Record<NotificationKind, { title: string; path: (id: string) => string }> = {
  visit_booked: { title: 'New booking', path: (id) => `/appointments?visit=${id}` },
  visit_cancelled: { title: 'Visit cancelled', path: (id) => `/appointments?visit=${id}` },
  enquiry_received: { title: 'New enquiry', path: (id) => `/?tab=enquiries&enquiry=${id}` },
  lead_assigned: { title: 'Lead assigned to you', path: (id) => `/agent-dashboard?lead=${id}` },
};
