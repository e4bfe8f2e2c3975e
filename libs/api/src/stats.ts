/** Written by `npm run generate` from openapi.json: change the API, not this file. */
import { api } from '@arogya/platform';
export const addTagTypes = ['stats'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      dashboardStats: build.query<DashboardStatsApiResponse, DashboardStatsApiArg>({
        query: () => ({ url: `/api/dashboard/stats` }),
        providesTags: ['stats'],
      }),
      managementStats: build.query<ManagementStatsApiResponse, ManagementStatsApiArg>({
        query: () => ({ url: `/api/management/stats` }),
        providesTags: ['stats'],
      }),
      reportAnalytics: build.query<ReportAnalyticsApiResponse, ReportAnalyticsApiArg>({
        query: (queryArg) => ({
          url: `/api/reports/analytics`,
          params: {
            from: queryArg['from'],
            to: queryArg.to,
          },
        }),
        providesTags: ['stats'],
      }),
      reportFigures: build.query<ReportFiguresApiResponse, ReportFiguresApiArg>({
        query: () => ({ url: `/api/reports/figures` }),
        providesTags: ['stats'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as statsApi };
export type DashboardStatsApiResponse = /** status 200 OK */ DashboardStats;
export type DashboardStatsApiArg = void;
export type ManagementStatsApiResponse = /** status 200 OK */ ManagementStats;
export type ManagementStatsApiArg = void;
export type ReportAnalyticsApiResponse = /** status 200 OK */ Analytics;
export type ReportAnalyticsApiArg = {
  /** The first day, YYYY-MM-DD. */
  from: string;
  /** The last day, included, YYYY-MM-DD. */
  to: string;
};
export type ReportFiguresApiResponse = /** status 200 OK */ FigureCheck;
export type ReportFiguresApiArg = void;
export type StatChanges = {
  /** The change of the appointments, in whole percent; null where there is too little to compare. */
  totalAppointments: number | null;
  /** The change of the active doctors, in whole percent; null where there is too little to compare. */
  activeDoctors: number | null;
  /** Pending leads now compared with those pending 30 days ago, in whole percent; null where there is too little to compare. */
  pendingLeads: number | null;
};
export type StatSeries = {
  /** Appointments of each day, oldest first, the last one of today. */
  appointments: number[];
  /** All appointments at each day, without those of later days up to today; oldest first, the last one of today. */
  total: number[];
  /** Leads that were pending at the end of each day, in your scope; oldest first, the last one of today. */
  leads: number[];
};
export type DashboardStats = {
  /** All appointments of every day and status. */
  totalAppointments: number;
  /** How many doctors can be booked. */
  activeDoctors: number;
  /** How many leads wait to be worked on; for an agent, their own and the unassigned ones. */
  pendingLeads: number;
  /** How many appointments there are today, by the clock of your hospital, or India's. */
  todayAppointments: number;
  /** How many patients there are, at your hospital where you belong to one. */
  totalPatients: number;
  /** How much the figures have changed compared with the period before. */
  changes: StatChanges;
  /** One figure a day for the small charts. */
  series: StatSeries;
};
export type Problem = {
  /** urn:arogyadesk: and the code, whose page is /api/docs/errors/ and the code */
  type: string;
  /** The name of the HTTP status */
  title: string;
  /** The HTTP status */
  status: number;
  /** One sentence for the person */
  detail: string;
  /** The same sentence, for the toast */
  message: string;
  /** The sentence of each refused field */
  errors?: {
    [key: string]: string;
  };
  /** Quote it when you report a problem */
  requestId?: string;
};
export type ManagementStats = {
  /** How many services there are. */
  servicesCount: number;
  /** How many specialties there are. */
  specialtiesCount: number;
  /** How many states there are. */
  statesCount: number;
  /** How many cities there are. */
  citiesCount: number;
};
export type BookingsOfDay = {
  /** The day on the clock of the hospital, YYYY-MM-DD. */
  day: string;
  /** The status that is counted. */
  status: 'pending' | 'confirmed' | 'cancelled' | 'completed' | 'no_show';
  /** Appointments of that day with that status. */
  appointments: number;
};
export type FunnelStep = {
  /** The status that is counted. */
  status: 'new' | 'assigned' | 'contacted' | 'appointment_booked' | 'converted' | 'lost';
  /** How many leads there are of it. */
  leads: number;
};
export type LeadSourceCount = {
  /** How the leads came in. */
  source: string;
  /** How many leads there are of it. */
  leads: number;
};
export type NoShowsOfDoctor = {
  /** The id of the doctor. */
  doctorId: string;
  /** The full name, with or without the title. */
  fullName: string;
  /** Appointments to which nobody came. */
  noShows: number;
  /** All appointments of the doctor within the days asked for. */
  appointments: number;
};
export type AppointmentsOfHour = {
  /** 1 is Monday, 7 is Sunday */
  weekday: number;
  /** The hour in which they begin, 0 to 23, on the clock of the hospital. */
  hour: number;
  /** Appointments that begin in that hour of that weekday. */
  appointments: number;
};
export type Analytics = {
  /** Appointments by day and status. */
  bookings: BookingsOfDay[];
  /** How many leads are in each status. */
  funnel: FunnelStep[];
  /** How many leads came from each source. */
  sources: LeadSourceCount[];
  /** How many appointments of each doctor were missed. */
  noShows: NoShowsOfDoctor[];
  /** When appointments are, by weekday and hour. */
  hours: AppointmentsOfHour[];
};
export type DifferingFigure = {
  /** The kind of kept figure: counter, total, activity, leads, new-leads, pending-leads or patients. */
  figure: string;
  /** How many figures of this kind differed from the records. */
  count: number;
  /** Whether they were counted anew at once, and agree since. */
  repaired: boolean;
};
export type FigureCheck = {
  /** When the kept figures were last compared with the records; null before the first time. */
  checkedAt: string | null;
  /** The kinds of figures that differed from the records; empty when all agreed. */
  differing: DifferingFigure[];
};
export const {
  useDashboardStatsQuery,
  useLazyDashboardStatsQuery,
  useManagementStatsQuery,
  useLazyManagementStatsQuery,
  useReportAnalyticsQuery,
  useLazyReportAnalyticsQuery,
  useReportFiguresQuery,
  useLazyReportFiguresQuery,
} = injectedRtkApi;
