import { defineMfe } from '@arogya/platform';
import { lazy } from 'react';
import nav from './nav.json';

const AppointmentsPage = lazy(() =>
  import('@arogya/features/appointments/appointments-page').then((module) => ({ default: module.AppointmentsPage })),
);
const HospitalDashboardPage = lazy(() =>
  import('./dashboard/hospital-dashboard-page').then((module) => ({ default: module.HospitalDashboardPage })),
);
const LeadsPage = lazy(() => import('@arogya/features/leads/leads-page').then((module) => ({ default: module.LeadsPage })));

export default defineMfe({
  name: 'mfe-hospital',
  nav,
  pages: {
    '/appointments': <AppointmentsPage />,
    '/leads': <LeadsPage />,
    '/hospital-dashboard': <HospitalDashboardPage />,
  },
});
