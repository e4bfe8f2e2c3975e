import { defineMfe } from '@arogya/platform';
import { lazy } from 'react';
import nav from './nav.json';

const AppointmentsPage = lazy(() =>
  import(/* webpackChunkName: 'page-appointments' */ '@arogya/features/appointments/appointments-page').then((module) => ({
    default: module.AppointmentsPage,
  })),
);
const OwnDoctorsPage = lazy(() =>
  import(/* webpackChunkName: 'page-doctors' */ './doctors/own-doctors-page').then((module) => ({ default: module.OwnDoctorsPage })),
);
const HospitalDashboardPage = lazy(() =>
  import(/* webpackChunkName: 'page-hospital-dashboard' */ './dashboard/hospital-dashboard-page').then((module) => ({
    default: module.HospitalDashboardPage,
  })),
);
const HospitalSettingsPage = lazy(() =>
  import(/* webpackChunkName: 'page-hospital-settings' */ '@arogya/features/hospital-rules/hospital-settings-page').then((module) => ({
    default: module.HospitalSettingsPage,
  })),
);
const LeadsPage = lazy(() =>
  import(/* webpackChunkName: 'page-leads' */ '@arogya/features/leads/leads-page').then((module) => ({ default: module.LeadsPage })),
);
const PatientsPage = lazy(() =>
  import(/* webpackChunkName: 'page-patients' */ '@arogya/features/patients/patients-page').then((module) => ({
    default: module.PatientsPage,
  })),
);
const ReportsPage = lazy(() =>
  import(/* webpackChunkName: 'page-reports' */ '@arogya/features/reports/reports-page').then((module) => ({
    default: module.ReportsPage,
  })),
);

export default defineMfe({
  name: 'mfe-hospital',
  nav,
  pages: {
    '/doctors': <OwnDoctorsPage />,
    '/appointments': <AppointmentsPage />,
    '/leads': <LeadsPage />,
    '/hospital-dashboard': <HospitalDashboardPage />,
    '/patients': <PatientsPage />,
    '/reports': <ReportsPage />,
    '/hospital-settings': <HospitalSettingsPage />,
  },
});
