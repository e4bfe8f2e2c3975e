/** Written by `npm run contract` from openapi.json: change the API, not this file. */
import { api } from '@arogya/platform';
export const addTagTypes = ['exports'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      exportAppointments: build.query<ExportAppointmentsApiResponse, ExportAppointmentsApiArg>({
        query: () => ({ url: `/api/export/appointments/csv` }),
        providesTags: ['exports'],
      }),
      exportLeads: build.query<ExportLeadsApiResponse, ExportLeadsApiArg>({
        query: () => ({ url: `/api/export/leads/csv` }),
        providesTags: ['exports'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as exportsApi };
export type ExportAppointmentsApiResponse = /** status 200 All appointments as CSV */ string;
export type ExportAppointmentsApiArg = void;
export type ExportLeadsApiResponse = /** status 200 All leads as CSV */ string;
export type ExportLeadsApiArg = void;
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
