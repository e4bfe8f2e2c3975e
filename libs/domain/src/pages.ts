import type { Role } from './access';

export const NO_PERMISSION = "You don't have permission to access this page.";
export const UNAUTHORIZED = 'Unauthorized';
export const LOGGED_OUT = 'You are logged out. Logging in again...';
export const GUARD_DELAY_MS = 500;

/** What somebody of another role reads when they open the page, before they are sent to `/`. */
export interface GuardText {
  readonly title: string;
  readonly text: string;
}

const DEFAULT_GUARD: GuardText = { title: UNAUTHORIZED, text: NO_PERMISSION };

export interface StaffPage {
  readonly path: string;
  /** The sidebar entry. */
  readonly label: string;
  /** Who sees the entry in the sidebar. */
  readonly listed: readonly Role[];
  /** Who may open the page. */
  readonly open: readonly Role[];
  readonly guard: GuardText;
}

const page = (path: string, label: string, listed: readonly Role[], open = listed, guard = DEFAULT_GUARD): StaffPage => ({
  path,
  label,
  listed,
  open,
  guard,
});

/** The staff pages in the order of the sidebar (docs/spec/screens.md, docs/spec/roles.md). */
export const PAGES = [
  page('/', 'Dashboard', ['admin', 'agent']),
  page('/doctors', 'Doctor Management', ['admin'], ['admin', 'hospital_admin']),
  page('/appointments', 'Appointments', ['admin', 'agent', 'hospital_admin']),
  page('/leads', 'Lead Tracker', ['admin', 'hospital_admin']),
  page('/hospitals', 'Hospital Management', ['admin']),
  page('/users', 'User Management', ['admin'], ['admin'], {
    title: UNAUTHORIZED,
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
  page('/reports', 'Reports', ['admin']),
  page('/audit', 'Audit Log', ['admin']),
  page('/outbox', 'Outbox', ['admin']),
] as const;

/** Where each role lands after signing in. */
export const HOME_OF: Record<Role, string> = {
  admin: '/',
  agent: '/',
  doctor: '/doctor-dashboard',
  hospital_admin: '/hospital-dashboard',
};
