/** Written by `npm run generate` from openapi.json: change the API, not this file. */
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
        query: (queryArg) => ({
          url: `/api/export/leads/csv`,
          params: {
            q: queryArg.q,
            status: queryArg.status,
            priority: queryArg.priority,
            source: queryArg.source,
            assignedAgentId: queryArg.assignedAgentId,
            archived: queryArg.archived,
          },
        }),
        providesTags: ['exports'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as exportsApi };
export type ExportAppointmentsApiResponse = /** status 200 OK */ string;
export type ExportAppointmentsApiArg = void;
export type ExportLeadsApiResponse = /** status 200 OK */ string;
export type ExportLeadsApiArg = {
  /** Search; fewer than three characters match beginnings only */
  q?: string;
  /** Only records with this status. */
  status?: 'new' | 'assigned' | 'contacted' | 'appointment_booked' | 'converted' | 'lost';
  /** Only records with this priority. */
  priority?: 'low' | 'medium' | 'high';
  /** Only records that came this way. */
  source?: 'Website' | 'Phone Call' | 'Referral' | 'Walk-in' | 'Social Media';
  /** Only leads of this agent. */
  assignedAgentId?: string;
  /** true: what has been deleted instead, for whoever may bring it back */
  archived?: boolean;
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
export const { useExportAppointmentsQuery, useLazyExportAppointmentsQuery, useExportLeadsQuery, useLazyExportLeadsQuery } = injectedRtkApi;
