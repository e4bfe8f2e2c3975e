import { doctorName } from '../doctors/doctor-name';

export const NOTIFICATIONS = 'Notifications';
export const MARK_ALL_READ = 'Mark all as read';
export const NO_NOTIFICATIONS = 'No notifications yet';
export const NO_NOTIFICATIONS_HINT = 'New bookings, enquiries, assigned leads and cancelled appointments will appear here.';
export const EARLIER_MESSAGES = 'Earlier messages';
export const EARLIER_MESSAGES_HINT = 'Messages shown in this window since it was opened';
export const SHOW_OLDER = 'Show older';
export const NOTIFICATIONS_FAILED = 'Failed to fetch notifications.';
export const MARK_READ_FAILED = 'Failed to mark as read.';

/** The bell's name for those who do not see its badge. */
export const bellName = (unread: number): string => (unread > 0 ? `${NOTIFICATIONS}, ${unread} unread` : NOTIFICATIONS);

/** Which key ends: 'CI of Front desk, on 25 Nov 2026'. */
export const keyEndOf = (detail: Readonly<Record<string, unknown>>, day: string): string =>
  `${String(detail['label'])} of ${String(detail['integration'])}, on ${day}`;

/** Why staff should look at a doctor's day: '9 bookings from one connection, Dr. Iyer on 25 Nov 2026'. */
export function floodOf(detail: Readonly<Record<string, unknown>>, day: string): string {
  const [bookings, fromNetwork] = [Number(detail['bookings']), Number(detail['fromNetwork'])];
  const many = fromNetwork > 1 ? `${fromNetwork} bookings from one connection` : `${bookings} bookings that nobody has confirmed`;
  return `${many}, ${doctorName(String(detail['doctor']))} on ${day}`;
}
