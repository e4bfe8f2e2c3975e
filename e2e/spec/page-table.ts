import type { Role } from '@arogya/domain/access';

export interface StaffPage {
  readonly path: string;
  readonly label: string;
  /** Who sees the entry in the sidebar. */
  readonly listed: readonly Role[];
  /** Who may open the page. */
  readonly open: readonly Role[];
  /** What everybody else reads. */
  readonly guard: { readonly title: string; readonly text: string };
}

const GUARD = { title: 'Unauthorized', text: "You don't have permission to access this page." };

const page = (path: string, label: string, listed: readonly Role[], open = listed, guard = GUARD): StaffPage => ({
  path,
  label,
  listed,
  open,
  guard,
});

/** The staff pages as specified, in the order of the sidebar; each micro-frontend has its own in nav.json. */
export const PAGES = [
  page('/', 'Dashboard', ['admin', 'agent']),
  page('/doctors', 'Doctor Management', ['admin'], ['admin', 'hospital_admin']),
  page('/appointments', 'Appointments', ['admin', 'agent', 'hospital_admin']),
  page('/leads', 'Lead Tracker', ['admin', 'hospital_admin']),
  page('/hospitals', 'Hospital Management', ['admin']),
  page('/users', 'User Management', ['admin'], ['admin'], {
    title: 'Unauthorized',
    text: 'You need admin access to manage users',
  }),
  page('/patients', 'Patients Management', ['admin', 'hospital_admin']),
  page('/management', 'System Management', ['admin']),
  page('/agent-dashboard', 'Agent Dashboard', ['agent']),
  page('/doctor-dashboard', 'Doctor Dashboard', ['doctor']),
  page('/hospital-dashboard', 'Hospital Dashboard', ['hospital_admin'], ['hospital_admin'], {
    title: 'Access Restricted',
    text: 'This dashboard is only available for hospital administrators.',
  }),
  page('/reports', 'Reports', ['admin', 'hospital_admin']),
  page('/hospital-settings', 'Hospital Settings', ['admin', 'hospital_admin']),
  page('/audit', 'Audit Log', ['admin']),
  page('/outbox', 'Outbox', ['admin']),
  page('/message-texts', 'Message Texts', ['admin']),
  page('/releases', 'Releases', ['admin']),
  page('/integrations', 'Integrations', ['admin']),
] as const;
