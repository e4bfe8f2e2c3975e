import type { Role } from '../access';

export const NOTIFICATION_KINDS = ['visit_booked', 'visit_cancelled', 'enquiry_received', 'lead_assigned', 'booking_flood'] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

interface NotificationLook {
  readonly title: string;
  /** The page that shows the record, open at it. */
  readonly path: (id: string, role: Role | null, detail: Readonly<Record<string, unknown>>) => string;
}

/** A doctor sees appointments on the doctor's own page. */
const appointmentAt = (id: string, role: Role | null): string =>
  role === 'doctor' ? `/doctor-dashboard?appointment=${id}` : `/appointments?appointment=${id}`;

/** The title of each kind in the panel, and the page it opens. */
export const NOTIFICATION: Record<NotificationKind, NotificationLook> = {
  visit_booked: { title: 'New booking', path: appointmentAt },
  visit_cancelled: { title: 'Visit cancelled', path: appointmentAt },
  enquiry_received: { title: 'New enquiry', path: (id) => `/?tab=enquiries&enquiry=${id}` },
  booking_flood: {
    title: 'Unusually many bookings',
    path: (doctor, _role, { day }) => `/appointments?doctorId=${doctor}&from=${String(day)}&to=${String(day)}`,
  },
  lead_assigned: { title: 'Lead assigned to you', path: (id) => `/agent-dashboard?lead=${id}` },
};
