import { defineMfe } from '@arogya/platform';
import { lazy } from 'react';
import nav from './nav.json';

const AppointmentsPage = lazy(() =>
  import('@arogya/features/appointments/appointments-page').then((module) => ({ default: module.AppointmentsPage })),
);

export default defineMfe({
  name: 'mfe-agent',
  nav,
  pages: {
    '/appointments': <AppointmentsPage />,
  },
});
