/** Written by `npm run generate` from openapi.json: change the API, not this file. */
import { api } from '@arogya/platform';
export const addTagTypes = ['setup'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      setupSteps: build.query<SetupStepsApiResponse, SetupStepsApiArg>({
        query: () => ({ url: `/api/setup` }),
        providesTags: ['setup'],
      }),
      setupDismissed: build.mutation<SetupDismissedApiResponse, SetupDismissedApiArg>({
        query: () => ({ url: `/api/setup/dismissed`, method: 'PUT' }),
        invalidatesTags: ['setup'],
      }),
      setupPoster: build.mutation<SetupPosterApiResponse, SetupPosterApiArg>({
        query: () => ({ url: `/api/setup/poster`, method: 'PUT' }),
        invalidatesTags: ['setup'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as setupApi };
export type SetupStepsApiResponse = /** status 200 OK */ SetupSteps;
export type SetupStepsApiArg = void;
export type SetupDismissedApiResponse = unknown;
export type SetupDismissedApiArg = void;
export type SetupPosterApiResponse = unknown;
export type SetupPosterApiArg = void;
export type SetupSteps = {
  /** The first active hospital; null while there is none. */
  hospitalId: string | null;
  /** The last part of the address of its booking page. */
  bookingSlug: string | null;
  /** Its first active doctor with working days and hours; null while there is none. */
  doctorId: string | null;
  /** Whether the QR poster was shown. */
  poster: boolean;
  /** Whether a patient has booked on a booking page. */
  booking: boolean;
  /** Whether an administrator has hidden the list. */
  dismissed: boolean;
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
export const { useSetupStepsQuery, useLazySetupStepsQuery, useSetupDismissedMutation, useSetupPosterMutation } = injectedRtkApi;
