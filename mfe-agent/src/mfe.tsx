import { defineMfe } from '@arogya/platform';
import { lazy } from 'react';
import nav from './nav.json';

const AppointmentsPage = lazy(() =>
  import('@arogya/features/appointments/appointments-page').then((module) => ({ default: module.AppointmentsPage })),
);
const AgentDashboardPage = lazy(() =>
  import('./dashboard/agent-dashboard-page').then((module) => ({ default: module.AgentDashboardPage })),
);

export default defineMfe({
  name: 'mfe-agent',
  nav,
  pages: {
    '/agent-dashboard': <AgentDashboardPage />,
    '/appointments': <AppointmentsPage />,
  },
});
