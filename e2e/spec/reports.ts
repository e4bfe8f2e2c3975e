import { fails } from './failures';
import { rowsOf } from './row';
import { press, proves, shows } from './steps';

const row = rowsOf('admin', '/reports', ['Reports and Analytics (/reports)', 'Specific failures', 'Success messages']);

export const REPORTS = [
  row(['Last updated'], [shows('Refresh', 'Export Appointments CSV', 'Export Leads CSV')]),
  row(['Statistics Refreshed'], [press('Refresh')]),
  row(
    ['Refresh Failed', 'Failed to refresh statistics. Please try again.'],
    [shows('Last updated'), fails('GET', 'dashboard/stats'), press('Refresh')],
  ),
  row(['Export Started'], [proves, press('Export Appointments CSV')]),
  row(['Export Started'], [proves, press('Export Leads CSV')]),
];
