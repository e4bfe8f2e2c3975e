import { defineMfe } from '@arogya/platform';
import { lazy } from 'react';
import nav from './nav.json';

const AppointmentsPage = lazy(() =>
  import('@arogya/features/appointments/appointments-page').then((module) => ({ default: module.AppointmentsPage })),
);
const AuditPage = lazy(() => import('./audit/audit-page').then((module) => ({ default: module.AuditPage })));
const DashboardPage = lazy(() => import('@arogya/features/dashboard/dashboard-page').then((module) => ({ default: module.DashboardPage })));
const DoctorsPage = lazy(() => import('@arogya/features/doctors/doctors-page').then((module) => ({ default: module.DoctorsPage })));
const EnquiriesTab = lazy(() => import('./enquiries/enquiries-tab').then((module) => ({ default: module.EnquiriesTab })));
const HospitalsPage = lazy(() => import('./hospitals/hospitals-page').then((module) => ({ default: module.HospitalsPage })));
const LeadsPage = lazy(() => import('@arogya/features/leads/leads-page').then((module) => ({ default: module.LeadsPage })));
const OutboxPage = lazy(() => import('./outbox/outbox-page').then((module) => ({ default: module.OutboxPage })));
const PatientsPage = lazy(() => import('@arogya/features/patients/patients-page').then((module) => ({ default: module.PatientsPage })));
const SetupList = lazy(() => import('./setup/setup-list').then((module) => ({ default: module.SetupList })));
const UsersPage = lazy(() => import('./users/users-page').then((module) => ({ default: module.UsersPage })));
const ManagementPage = lazy(() => import('./management/management-page').then((module) => ({ default: module.ManagementPage })));
const ReportsPage = lazy(() => import('./reports/reports-page').then((module) => ({ default: module.ReportsPage })));

export default defineMfe({
  name: 'mfe-admin',
  nav,
  pages: {
    '/': <DashboardPage enquiries={<EnquiriesTab />} setup={<SetupList />} />,
    '/doctors': <DoctorsPage />,
    '/appointments': <AppointmentsPage />,
    '/leads': <LeadsPage />,
    '/hospitals': <HospitalsPage />,
    '/users': <UsersPage />,
    '/patients': <PatientsPage />,
    '/management': <ManagementPage />,
    '/reports': <ReportsPage />,
    '/audit': <AuditPage />,
    '/outbox': <OutboxPage />,
  },
});
