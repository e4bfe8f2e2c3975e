/** Written by `npm run contract` from openapi.json: change the API, not this file. */
import { api } from '@arogya/platform';
export const addTagTypes = ['health'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      live: build.query<LiveApiResponse, LiveApiArg>({
        query: () => ({ url: `/api/health/live` }),
        providesTags: ['health'],
      }),
      ready: build.query<ReadyApiResponse, ReadyApiArg>({
        query: () => ({ url: `/api/health/ready` }),
        providesTags: ['health'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as healthApi };
export type LiveApiResponse = /** status 200 The process answers */ Health;
export type LiveApiArg = void;
export type ReadyApiResponse = /** status 200 The server and its database can work; which readers of events are late */ Readiness;
export type ReadyApiArg = void;
export type Health = {
  status: 'ok';
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
export type LateReader = {
  reader: string;
  seconds: number;
};
export type Readiness = {
  status: 'ok';
  late: LateReader[];
};
