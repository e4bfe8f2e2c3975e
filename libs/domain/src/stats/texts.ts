export const EXPORT_STARTED = 'Export Started';
export const STATISTICS_REFRESHED = 'Statistics Refreshed';
export const REFRESH_FAILED = 'Refresh Failed';
export const REFRESH_FAILED_TEXT = 'Failed to refresh statistics. Please try again.';
export const LAST_UPDATED = 'Last updated';
export const NO_RECENT_ACTIVITIES = 'No recent activities';
export const DASHBOARD_OVERVIEW = 'Dashboard Overview';
export const ENQUIRIES_TAB = 'Enquiries';
