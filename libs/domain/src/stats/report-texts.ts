import { NO_SHOWS_OF } from './figures';

/** The words of Reports and Analytics (docs/spec/screens.md). */
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
    about: 'Appointments by date and status',
    none: 'There are no appointments on these days.',
  },
  funnel: {
    title: 'Lead funnel',
    about: 'Where all leads stand now, whichever days are chosen',
    none: 'Leads will appear here once there are some.',
  },
  sources: {
    title: 'Sources',
    about: 'Where the leads of these days came from',
    none: 'No leads came in on these days.',
  },
  noShows: {
    title: 'No-shows by doctor',
    about: `Share of completed and missed appointments, of at least ${NO_SHOWS_OF}; the ten highest`,
    none: `No doctor with at least ${NO_SHOWS_OF} appointments missed anybody on these days.`,
  },
  hours: {
    title: 'Hours and weekdays',
    about: 'When appointments start, not counting cancelled ones',
    none: 'There are no appointments on these days.',
  },
} as const;

export type ChartName = keyof typeof CHARTS;

/** The nightly comparison of the kept figures with the records. */
export const FIGURES_UNCHECKED = 'The figures are compared with the records every night.';
export const figuresAgree = (when: string): string => `Compared with the records on ${when}: all figures agree.`;
export const figuresRepaired = (when: string, count: number): string =>
  `Compared with the records on ${when}: ${count === 1 ? '1 figure differed and was counted anew' : `${count} figures differed and were counted anew`}.`;
export const figuresDiffer = (when: string, count: number): string =>
  `Compared with the records on ${when}: ${count === 1 ? '1 figure differs' : `${count} figures differ`}. Please tell whoever runs this installation.`;

export const NO_NO_SHOWS = 'No missed appointments';
export const STATISTICS_FAILED = 'Failed to fetch statistics.';
export const ANALYTICS_FAILED = 'Failed to fetch analytics.';
export const CHARTS_UNREACHABLE = 'The chart could not be loaded. Its figures are in the table below.';
