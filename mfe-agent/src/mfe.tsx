import { defineMfe } from '@arogya/platform';
import { lazy } from 'react';
import nav from './nav.json';

const AppointmentsPage = lazy(() =>
  import(/* webpackChunkName: 'page-appointments' */ '@arogya/features/appointments/appointments-page').then((module) => ({
    default: module.AppointmentsPage,
  })),
);
const DashboardPage = lazy(() =>
  import(/* webpackChunkName: 'page-home' */ '@arogya/features/dashboard/dashboard-page').then((module) => ({
    default: module.DashboardPage,
  })),
);
const AgentDashboardPage = lazy(() =>
  import(/* webpackChunkName: 'page-agent-dashboard' */ './dashboard/agent-dashboard-page').then((module) => ({
    default: module.AgentDashboardPage,
  })),
);

export default defineMfe({
  name: 'mfe-agent',
  nav,
  pages: {
    '/': <DashboardPage />,
    '/agent-dashboard': <AgentDashboardPage />,
    '/appointments': <AppointmentsPage />,
  },
});
