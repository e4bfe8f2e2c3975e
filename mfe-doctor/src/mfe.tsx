import { defineMfe } from '@arogya/platform';
import { DoctorDashboardPage } from './dashboard/doctor-dashboard-page';
import nav from './nav.json';

export default defineMfe({
  name: 'mfe-doctor',
  nav,
  pages: {
    '/doctor-dashboard': <DoctorDashboardPage />,
  },
});
