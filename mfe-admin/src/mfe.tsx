import { defineMfe } from '@arogya/platform';
import { lazy } from 'react';
import nav from './nav.json';

const HospitalsPage = lazy(() => import('./hospitals/hospitals-page').then((module) => ({ default: module.HospitalsPage })));

export default defineMfe({
  name: 'mfe-admin',
  nav,
  pages: {
    '/hospitals': <HospitalsPage />,
  },
});
