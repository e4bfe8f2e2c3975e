import { defineMfe } from '@arogya/platform';
import { lazy } from 'react';
import nav from './nav.json';

const HospitalDashboardPage = lazy(() =>
  import('./dashboard/hospital-dashboard-page').then((module) => ({ default: module.HospitalDashboardPage })),
);

export default defineMfe({
  name: 'mfe-hospital',
  nav,
  pages: {
    '/hospital-dashboard': <HospitalDashboardPage />,
  },
});
