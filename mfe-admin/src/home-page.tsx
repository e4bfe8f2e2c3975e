import { DashboardPage } from '@arogya/features/dashboard/dashboard-page';
import { lazy } from 'react';
import { SetupList } from './setup/setup-list';

const EnquiriesTab = lazy(() => import('./enquiries/enquiries-tab').then((module) => ({ default: module.EnquiriesTab })));

/** The dashboard with what only an admin has. */
export const HomePage = () => <DashboardPage enquiries={<EnquiriesTab />} setup={<SetupList />} />;
