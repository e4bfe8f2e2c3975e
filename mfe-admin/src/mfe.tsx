import { defineMfe } from '@arogya/platform';
import { lazy } from 'react';
import nav from './nav.json';

const AppointmentsPage = lazy(() =>
  import(/* webpackChunkName: 'page-appointments' */ '@arogya/features/appointments/appointments-page').then((module) => ({
    default: module.AppointmentsPage,
  })),
);
const AuditPage = lazy(() =>
  import(/* webpackChunkName: 'page-audit' */ './audit/audit-page').then((module) => ({ default: module.AuditPage })),
);
const DoctorsPage = lazy(() =>
  import(/* webpackChunkName: 'page-doctors' */ '@arogya/features/doctors/doctors-page').then((module) => ({
    default: module.DoctorsPage,
  })),
);
const HomePage = lazy(() => import(/* webpackChunkName: 'page-home' */ './home-page').then((module) => ({ default: module.HomePage })));
const HospitalSettingsPage = lazy(() =>
  import(/* webpackChunkName: 'page-hospital-settings' */ '@arogya/features/hospital-rules/hospital-settings-page').then((module) => ({
    default: module.HospitalSettingsPage,
  })),
);
const HospitalsPage = lazy(() =>
  import(/* webpackChunkName: 'page-hospitals' */ './hospitals/hospitals-page').then((module) => ({ default: module.HospitalsPage })),
);
const IntegrationsPage = lazy(() =>
  import(/* webpackChunkName: 'page-integrations' */ './integrations/integrations-page').then((module) => ({
    default: module.IntegrationsPage,
  })),
);
const LeadsPage = lazy(() =>
  import(/* webpackChunkName: 'page-leads' */ '@arogya/features/leads/leads-page').then((module) => ({ default: module.LeadsPage })),
);
const MessageTextsPage = lazy(() =>
  import(/* webpackChunkName: 'page-message-texts' */ './message-texts/message-texts-page').then((module) => ({
    default: module.MessageTextsPage,
  })),
);
const OutboxPage = lazy(() =>
  import(/* webpackChunkName: 'page-outbox' */ './outbox/outbox-page').then((module) => ({ default: module.OutboxPage })),
);
const PatientsPage = lazy(() =>
  import(/* webpackChunkName: 'page-patients' */ '@arogya/features/patients/patients-page').then((module) => ({
    default: module.PatientsPage,
  })),
);
const ReleasesPage = lazy(() =>
  import(/* webpackChunkName: 'page-releases' */ './releases/releases-page').then((module) => ({ default: module.ReleasesPage })),
);
const UsersPage = lazy(() =>
  import(/* webpackChunkName: 'page-users' */ './users/users-page').then((module) => ({ default: module.UsersPage })),
);
const ManagementPage = lazy(() =>
  import(/* webpackChunkName: 'page-management' */ './management/management-page').then((module) => ({ default: module.ManagementPage })),
);
const ReportsPage = lazy(() =>
  import(/* webpackChunkName: 'page-reports' */ '@arogya/features/reports/reports-page').then((module) => ({
    default: module.ReportsPage,
  })),
);

export default defineMfe({
  name: 'mfe-admin',
  nav,
  pages: {
    '/': <HomePage />,
    '/doctors': <DoctorsPage />,
    '/appointments': <AppointmentsPage />,
    '/leads': <LeadsPage />,
    '/hospitals': <HospitalsPage />,
    '/users': <UsersPage />,
    '/patients': <PatientsPage />,
    '/management': <ManagementPage />,
    '/reports': <ReportsPage />,
    '/hospital-settings': <HospitalSettingsPage />,
    '/audit': <AuditPage />,
    '/outbox': <OutboxPage />,
    '/message-texts': <MessageTextsPage />,
    '/releases': <ReleasesPage />,
    '/integrations': <IntegrationsPage />,
  },
});
