/** Written by `npm run generate` from openapi.json: change the API, not this file. */
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
      version: build.query<VersionApiResponse, VersionApiArg>({
        query: () => ({ url: `/api/version` }),
        providesTags: ['health'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as healthApi };
export type LiveApiResponse = /** status 200 OK */ Health;
export type LiveApiArg = void;
export type ReadyApiResponse = /** status 200 OK */ Readiness;
export type ReadyApiArg = void;
export type VersionApiResponse = /** status 200 OK */ Version;
export type VersionApiArg = void;
export type Health = {
  /** Always `ok`. */
  status: 'ok';
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
export type LateReader = {
  /** The name of the reader. */
  reader: string;
  /** How late it is, in seconds. */
  seconds: number;
};
export type OverdueJob = {
  /** The name of the job. */
  job: string;
  /** For how long it has not ended well, in seconds. */
  seconds: number;
};
export type Readiness = {
  /** `degraded`: it books, but a reader of events is late or a job overdue. A server that cannot work answers 503. */
  status: 'ok' | 'degraded';
  /** The readers of events that are more than five seconds late; empty when none is. */
  late: LateReader[];
  /** The repeated jobs of this server that have not ended well for more than twice their time; empty when none is. */
  overdue: OverdueJob[];
};
export type Version = {
  /** The version of the product; null where the sources run without a build. */
  version: string | null;
  /** The last commit that changed what the server is built from; null when the build did not know it. */
  commit?: string | null;
  /** The version of Node. */
  node?: string;
  /** The number of the last migration. */
  schema: number;
  /** The version of this document. */
  api: string;
};
export const { useLiveQuery, useLazyLiveQuery, useReadyQuery, useLazyReadyQuery, useVersionQuery, useLazyVersionQuery } = injectedRtkApi;
