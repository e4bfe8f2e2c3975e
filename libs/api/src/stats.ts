/** Written by `npm run contract` from openapi.json: change the API, not this file. */
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
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as statsApi };
export type DashboardStatsApiResponse =
  /** status 200 The figures of the main dashboard, with their change and a line of days */ DashboardStats;
export type DashboardStatsApiArg = void;
export type ManagementStatsApiResponse = /** status 200 How many services, specialties, states and cities there are */ ManagementStats;
export type ManagementStatsApiArg = void;
export type ReportAnalyticsApiResponse =
  /** status 200 Bookings over time, lead funnel, sources, no-shows by doctor, hours and weekdays */ Analytics;
export type ReportAnalyticsApiArg = {
  from: string;
  to: string;
};
export type StatChanges = {
  totalAppointments: number | null;
  activeDoctors: number | null;
  pendingLeads: number | null;
};
export type StatSeries = {
  appointments: number[];
  leads: number[];
};
export type DashboardStats = {
  totalAppointments: number;
  activeDoctors: number;
  pendingLeads: number;
  todayAppointments: number;
  totalPatients: number;
  changes: StatChanges;
  series: StatSeries;
};
export type Problem = {
  /** urn:arogyadesk:<code> */
  type: string;
  title: string;
  status: number;
  /** One sentence for the person */
  detail: string;
  /** The same sentence, for the toast */
  message: string;
  /** The sentence of each refused field */
  errors?: {
    [key: string]: string;
  };
  /** Quote it when you report a fault */
  requestId?: string;
};
export type ManagementStats = {
  servicesCount: number;
  specialtiesCount: number;
  statesCount: number;
  citiesCount: number;
};
export type BookingsOfDay = {
  day: string;
  status: 'pending' | 'confirmed' | 'cancelled' | 'completed' | 'no_show';
  visits: number;
};
export type FunnelStep = {
  status: 'new' | 'assigned' | 'contacted' | 'appointment_booked' | 'converted' | 'lost';
  leads: number;
};
export type LeadSourceCount = {
  source: string;
  leads: number;
};
export type NoShowsOfDoctor = {
  doctorId: string;
  fullName: string;
  noShows: number;
  visits: number;
};
export type AppointmentsOfHour = {
  /** 1 is Monday, 7 is Sunday */
  weekday: number;
  hour: number;
  visits: number;
};
export type Analytics = {
  bookings: BookingsOfDay[];
  funnel: FunnelStep[];
  sources: LeadSourceCount[];
  noShows: NoShowsOfDoctor[];
  hours: AppointmentsOfHour[];
};
export const {
  useDashboardStatsQuery,
  useManagementStatsQuery,
  useReportAnalyticsQuery,
} = injectedRtkApi;
