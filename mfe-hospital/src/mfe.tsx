import { defineMfe } from '@arogya/platform';
import { lazy } from 'react';
import nav from './nav.json';

const AppointmentsPage = lazy(() =>
  import('@arogya/features/appointments/appointments-page').then((module) => ({ default: module.AppointmentsPage })),
);
const OwnDoctorsPage = lazy(() => import('./doctors/own-doctors-page').then((module) => ({ default: module.OwnDoctorsPage })));
const HospitalDashboardPage = lazy(() =>
  import('./dashboard/hospital-dashboard-page').then((module) => ({ default: module.HospitalDashboardPage })),
);
const LeadsPage = lazy(() => import('@arogya/features/leads/leads-page').then((module) => ({ default: module.LeadsPage })));
const PatientsPage = lazy(() => import('@arogya/features/patients/patients-page').then((module) => ({ default: module.PatientsPage })));

export default defineMfe({
  name: 'mfe-hospital',
  nav,
  pages: {
    '/doctors': <OwnDoctorsPage />,
    '/appointments': <AppointmentsPage />,
    '/leads': <LeadsPage />,
    '/hospital-dashboard': <HospitalDashboardPage />,
    '/patients': <PatientsPage />,
  },
});
