export const EXPORT_STARTED = 'Export Started';
export const EXPORT_FAILED = 'Failed to export. Please try again.';
export const STATISTICS_REFRESHED = 'Statistics Refreshed';
export const REFRESH_FAILED = 'Refresh Failed';
export const REFRESH_FAILED_TEXT = 'Failed to refresh statistics. Please try again.';
export const LAST_UPDATED = 'Last updated';
export const NO_RECENT_ACTIVITIES = 'No recent activities';
export const DASHBOARD_OVERVIEW = 'Dashboard Overview';
export const ENQUIRIES_TAB = 'Enquiries';
/** An agent's morning. */
export const YOUR_TODAY = 'Your appointments today, from now on';
export const NOTHING_MORE_TODAY = 'No more appointments today';
export const URGENT_LEADS = 'Your leads, the most urgent first';
