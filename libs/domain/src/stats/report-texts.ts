/** The words of Reports and Analytics (docs/spec/screens.md). */
export const REPORTS_TITLE = 'Reports and Analytics';
export const STATISTICS_TITLE = 'Statistics';
export const ANALYTICS_TITLE = 'Analytics';

/** The figures of the dashboard that the reports show, in their order. */
export const REPORT_FIGURES = [
  { key: 'totalAppointments', label: 'Total Appointments' },
  { key: 'todayAppointments', label: "Today's Appointments" },
  { key: 'totalPatients', label: 'Total Patients' },
  { key: 'activeDoctors', label: 'Active Doctors' },
  { key: 'pendingLeads', label: 'Pending Leads' },
] as const;

/** The reference data and its counts. */
export const REFERENCE_FIGURES = [
  { key: 'servicesCount', label: 'services' },
  { key: 'specialtiesCount', label: 'specialties' },
  { key: 'statesCount', label: 'states' },
  { key: 'citiesCount', label: 'cities' },
] as const;

/** Named spans of days, up to today. */
export const REPORT_SPANS = [7, 30, 90] as const;
export const DEFAULT_SPAN = 30;

/** The name of each chart, what it shows, and what it says when there is nothing to show. */
export const CHARTS = {
  bookings: {
    title: 'Bookings over time',
    about: 'Appointments by their date and what became of them',
    none: 'Nobody has an appointment in these days.',
  },
  funnel: {
    title: 'Lead funnel',
    about: 'How far all leads have come as of now, whatever the days',
    none: 'Leads are counted here as soon as there are some.',
  },
  sources: {
    title: 'Sources',
    about: 'Where the leads of these days came from',
    none: 'Nobody asked for care in these days.',
  },
  noShows: {
    title: 'No-shows by doctor',
    about: 'Of the appointments that were completed or missed; the ten highest',
    none: 'Everybody came to their appointment in these days.',
  },
  hours: {
    title: 'Hours and weekdays',
    about: 'When appointments begin, without the cancelled ones',
    none: 'Nobody has an appointment in these days.',
  },
} as const;

export type ChartName = keyof typeof CHARTS;

export const NO_NO_SHOWS = 'No missed appointments';
export const STATISTICS_FAILED = 'Failed to fetch statistics.';
export const ANALYTICS_FAILED = 'Failed to fetch analytics.';
export const CHARTS_UNREACHABLE = 'The chart could not be loaded. Its figures are in the table below.';
