import { defineMfe } from '@arogya/platform';
import { lazy } from 'react';
import nav from './nav.json';

const AppointmentsPage = lazy(() =>
  import('@arogya/features/appointments/appointments-page').then((module) => ({ default: module.AppointmentsPage })),
);
const HospitalsPage = lazy(() => import('./hospitals/hospitals-page').then((module) => ({ default: module.HospitalsPage })));

export default defineMfe({
  name: 'mfe-admin',
  nav,
  pages: {
    '/appointments': <AppointmentsPage />,
    '/hospitals': <HospitalsPage />,
  },
});
