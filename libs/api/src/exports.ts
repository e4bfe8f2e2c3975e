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
export type ExportAppointmentsApiResponse = /** status 200 OK */ string;
export type ExportAppointmentsApiArg = void;
export type ExportLeadsApiResponse = /** status 200 OK */ string;
export type ExportLeadsApiArg = void;
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
  /** Quote it when you report a fault */
  requestId?: string;
};
