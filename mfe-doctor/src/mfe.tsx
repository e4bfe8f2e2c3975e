import { defineMfe } from '@arogya/platform';
import { lazy } from 'react';
import nav from './nav.json';

const DoctorDashboardPage = lazy(() =>
  import(/* webpackChunkName: 'page-doctor-dashboard' */ './dashboard/doctor-dashboard-page').then((module) => ({
    default: module.DoctorDashboardPage,
  })),
);

export default defineMfe({
  name: 'mfe-doctor',
  nav,
  pages: {
    '/doctor-dashboard': <DoctorDashboardPage />,
  },
});
