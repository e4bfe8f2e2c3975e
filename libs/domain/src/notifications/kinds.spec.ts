import { ROLES } from '../access';
import { PAGES } from '../pages';
import { NOTIFICATION, NOTIFICATION_KINDS } from './kinds';
import { bellName } from './texts';

/** Who gets which notification: appointments all but agents, enquiries the administrators, leads the agents they are assigned to. */
const TOLD = {
  visit_booked: ROLES.filter((role) => role !== 'agent'),
  visit_cancelled: ROLES.filter((role) => role !== 'agent'),
  enquiry_received: ['admin'],
  lead_assigned: ['agent'],
  booking_flood: ['admin', 'hospital_admin'],
} as const;

test.each(NOTIFICATION_KINDS.flatMap((kind) => TOLD[kind].map((role) => [kind, role] as const)))(
  '%s leads a %s to a page that they may open',
  (kind, role) => {
    const [path] = NOTIFICATION[kind].path('1', role, { day: '2026-11-25' }).split('?');
    const page = PAGES.find((one) => one.path === path);
    expect(page?.open).toContain(role);
  },
);

test('the bell says how many are unread', () => {
  expect(bellName(3)).toBe('Notifications, 3 unread');
  expect(bellName(0)).toBe('Notifications');
});
