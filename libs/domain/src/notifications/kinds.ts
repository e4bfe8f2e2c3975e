import type { Role } from '../access';
import { ACCOUNT_NOTICES, NOTICE_TITLES } from '../auth/notices';

export const NOTIFICATION_KINDS = [
  'appointment_booked',
  'appointment_cancelled',
  'appointment_moved',
  'enquiry_received',
  'lead_assigned',
  'booking_flood',
  'release_withdrawn',
  'key_ends',
  'webhook_off',
  ...ACCOUNT_NOTICES,
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

interface NotificationLook {
  readonly title: string;
  /** The page that shows the record, open at it. */
  readonly path: (id: string, role: Role | null, detail: Readonly<Record<string, unknown>>) => string;
}

/** A doctor sees appointments on the doctor's own page. */
const appointmentAt = (id: string, role: Role | null): string =>
  role === 'doctor' ? `/doctor-dashboard?appointment=${id}` : `/appointments?appointment=${id}`;

const HOMES: Readonly<Record<Role, string>> = {
  admin: '/',
  agent: '/agent-dashboard',
  doctor: '/doctor-dashboard',
  hospital_admin: '/hospital-dashboard',
};
/** Signed-in browsers, over the reader's own dashboard. */
const sessionsAt = (_id: string, role: Role | null): string => `${HOMES[role ?? 'admin']}?account=sessions`;

/** The title of each kind in the panel, and the page it opens. */
export const NOTIFICATION: Record<NotificationKind, NotificationLook> = {
  appointment_booked: { title: 'New booking', path: appointmentAt },
  appointment_cancelled: { title: 'Appointment cancelled', path: appointmentAt },
  appointment_moved: { title: 'Appointment moved by the patient', path: appointmentAt },
  enquiry_received: { title: 'New enquiry', path: (id) => `/?tab=enquiries&enquiry=${id}` },
  booking_flood: {
    title: 'Unusually many bookings',
    path: (doctor, _role, { day }) => `/appointments?doctorId=${doctor}&from=${String(day)}&to=${String(day)}`,
  },
  release_withdrawn: { title: 'A trial was taken back', path: () => '/releases' },
  key_ends: { title: 'A key ends soon', path: () => '/integrations' },
  webhook_off: { title: 'A webhook needs you', path: () => '/integrations' },
  lead_assigned: { title: 'Lead assigned to you', path: (id) => `/agent-dashboard?lead=${id}` },
  new_browser: { title: NOTICE_TITLES.new_browser, path: sessionsAt },
  password_changed: { title: NOTICE_TITLES.password_changed, path: sessionsAt },
  second_factor_on: { title: NOTICE_TITLES.second_factor_on, path: sessionsAt },
  second_factor_off: { title: NOTICE_TITLES.second_factor_off, path: sessionsAt },
  role_changed: { title: NOTICE_TITLES.role_changed, path: (_id, role) => HOMES[role ?? 'admin'] },
};

/** The title of one notification: of a cancellation also who it was by, where it was the patient. */
export const titleOf = (kind: NotificationKind, { by }: Readonly<Record<string, unknown>>): string =>
  kind === 'appointment_cancelled' && by === 'patient' ? `${NOTIFICATION[kind].title} by the patient` : NOTIFICATION[kind].title;
