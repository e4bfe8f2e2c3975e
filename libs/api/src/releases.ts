/** Written by `npm run generate` from openapi.json: change the API, not this file. */
import { api } from '@arogya/platform';
export const addTagTypes = ['releases'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      releaseKeys: build.query<ReleaseKeysApiResponse, ReleaseKeysApiArg>({
        query: () => ({ url: `/api/release-keys` }),
        providesTags: ['releases'],
      }),
      addReleaseKey: build.mutation<AddReleaseKeyApiResponse, AddReleaseKeyApiArg>({
        query: (queryArg) => ({ url: `/api/release-keys`, method: 'POST', body: queryArg.addReleaseKey }),
        invalidatesTags: ['releases'],
      }),
      revokeReleaseKey: build.mutation<RevokeReleaseKeyApiResponse, RevokeReleaseKeyApiArg>({
        query: (queryArg) => ({ url: `/api/release-keys/${encodeURIComponent(String(queryArg.id))}/revoke`, method: 'POST' }),
        invalidatesTags: ['releases'],
      }),
      releases: build.query<ReleasesApiResponse, ReleasesApiArg>({
        query: () => ({ url: `/api/releases` }),
        providesTags: ['releases'],
      }),
      publishRelease: build.mutation<PublishReleaseApiResponse, PublishReleaseApiArg>({
        query: (queryArg) => ({ url: `/api/releases`, method: 'POST', body: queryArg.publishRelease }),
        invalidatesTags: ['releases'],
      }),
      keepFile: build.mutation<KeepFileApiResponse, KeepFileApiArg>({
        query: (queryArg) => ({
          url: `/api/releases/files/${encodeURIComponent(String(queryArg.sha256))}`,
          method: 'PUT',
          body: queryArg.body,
        }),
        invalidatesTags: ['releases'],
      }),
      leaveTries: build.mutation<LeaveTriesApiResponse, LeaveTriesApiArg>({
        query: () => ({ url: `/api/releases/leave`, method: 'POST' }),
        invalidatesTags: ['releases'],
      }),
      missingFiles: build.mutation<MissingFilesApiResponse, MissingFilesApiArg>({
        query: (queryArg) => ({ url: `/api/releases/missing`, method: 'POST', body: queryArg.wantedFiles }),
        invalidatesTags: ['releases'],
      }),
      reportFrontend: build.mutation<ReportFrontendApiResponse, ReportFrontendApiArg>({
        query: (queryArg) => ({ url: `/api/releases/reports`, method: 'POST', body: queryArg.reportFrontend }),
        invalidatesTags: ['releases'],
      }),
      chooseRelease: build.mutation<ChooseReleaseApiResponse, ChooseReleaseApiArg>({
        query: (queryArg) => ({
          url: `/api/releases/${encodeURIComponent(String(queryArg.mfe))}/live`,
          method: 'PUT',
          body: queryArg.chooseRelease,
        }),
        invalidatesTags: ['releases'],
      }),
      switchRelease: build.mutation<SwitchReleaseApiResponse, SwitchReleaseApiArg>({
        query: (queryArg) => ({
          url: `/api/releases/${encodeURIComponent(String(queryArg.mfe))}/off`,
          method: 'PUT',
          body: queryArg.switchRelease,
        }),
        invalidatesTags: ['releases'],
      }),
      rollBackRelease: build.mutation<RollBackReleaseApiResponse, RollBackReleaseApiArg>({
        query: (queryArg) => ({
          url: `/api/releases/${encodeURIComponent(String(queryArg.mfe))}/rollback`,
          method: 'POST',
          body: queryArg.rollBack,
        }),
        invalidatesTags: ['releases'],
      }),
      tryRelease: build.mutation<TryReleaseApiResponse, TryReleaseApiArg>({
        query: (queryArg) => ({
          url: `/api/releases/${encodeURIComponent(String(queryArg.mfe))}/try`,
          method: 'PUT',
          body: queryArg.tryRelease,
        }),
        invalidatesTags: ['releases'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as releasesApi };
export type ReleaseKeysApiResponse = /** status 200 OK */ ReleaseKey[];
export type ReleaseKeysApiArg = void;
export type AddReleaseKeyApiResponse = /** status 201 Created */ NewReleaseKey;
export type AddReleaseKeyApiArg = {
  addReleaseKey: AddReleaseKey;
};
export type RevokeReleaseKeyApiResponse = /** status 200 OK */ ReleaseKey;
export type RevokeReleaseKeyApiArg = {
  /** The id of the record. */
  id: string;
};
export type ReleasesApiResponse = /** status 200 OK */ Releases;
export type ReleasesApiArg = void;
export type PublishReleaseApiResponse = /** status 201 Created */ PublishedRelease;
export type PublishReleaseApiArg = {
  publishRelease: PublishRelease;
};
export type KeepFileApiResponse = unknown;
export type KeepFileApiArg = {
  /** The SHA-256 of the content, in small hex letters. */
  sha256: string;
  body: Blob;
};
export type LeaveTriesApiResponse = unknown;
export type LeaveTriesApiArg = void;
export type MissingFilesApiResponse = /** status 200 OK */ MissingFiles;
export type MissingFilesApiArg = {
  wantedFiles: WantedFiles;
};
export type ReportFrontendApiResponse = unknown;
export type ReportFrontendApiArg = {
  reportFrontend: ReportFrontend;
};
export type ChooseReleaseApiResponse = /** status 200 OK */ LiveRelease;
export type ChooseReleaseApiArg = {
  /** The name of the micro-frontend, such as mfe-doctor. */
  mfe: string;
  chooseRelease: ChooseRelease;
};
export type SwitchReleaseApiResponse = /** status 200 OK */ LiveRelease;
export type SwitchReleaseApiArg = {
  /** The name of the micro-frontend, such as mfe-doctor. */
  mfe: string;
  switchRelease: SwitchRelease;
};
export type RollBackReleaseApiResponse = /** status 200 OK */ LiveRelease;
export type RollBackReleaseApiArg = {
  /** The name of the micro-frontend, such as mfe-doctor. */
  mfe: string;
  rollBack: RollBack;
};
export type TryReleaseApiResponse = unknown;
export type TryReleaseApiArg = {
  /** The name of the micro-frontend, such as mfe-doctor. */
  mfe: string;
  tryRelease: TryRelease;
};
export type ReleaseKey = {
  /** The id of the record; it never changes. */
  id: string;
  /** Who uses it */
  label: string;
  /** The micro-frontend that it ships */
  mfe: string;
  /** For which roles it may ship pages */
  roles: ('admin' | 'agent' | 'doctor' | 'hospital_admin')[];
  /** When it was made: ISO 8601 with offset. */
  createdAt: string;
  /** The username of who made it */
  createdBy: string;
  /** From then on it is no good */
  expiresAt: string;
  /** When somebody revoked it */
  revokedAt: string | null;
  /** When it was last used */
  usedAt: string | null;
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
export type NewReleaseKey = {
  /** The id of the record; it never changes. */
  id: string;
  /** Who uses it */
  label: string;
  /** The micro-frontend that it ships */
  mfe: string;
  /** For which roles it may ship pages */
  roles: ('admin' | 'agent' | 'doctor' | 'hospital_admin')[];
  /** When it was made: ISO 8601 with offset. */
  createdAt: string;
  /** The username of who made it */
  createdBy: string;
  /** From then on it is no good */
  expiresAt: string;
  /** When somebody revoked it */
  revokedAt: string | null;
  /** When it was last used */
  usedAt: string | null;
  /** Shown this once: only its hash is kept */
  key: string;
};
export type AddReleaseKey = {
  /** Who will use it */
  label: string;
  /** The micro-frontend that it may ship */
  mfe: string;
  /** For which roles it may ship pages; without it, for those that the live pages of the micro-frontend are for */
  roles?: ('admin' | 'agent' | 'doctor' | 'hospital_admin')[] | null;
  /** For how long it is good; 90 days unless something else is said */
  days?: number | null;
};
export type LiveRelease = {
  /** The micro-frontend */
  name: string;
  /** Of everybody who does not get the canary; `installed`: what the installation brought */
  stable: string;
  /** On trial with some */
  canary: string | null;
  /** How many of 100 users get the canary */
  percent: number;
  /** Roles that get the canary in any case */
  roles: ('admin' | 'agent' | 'doctor' | 'hospital_admin')[];
  /** Hospitals whose staff get the canary in any case */
  hospitals: string[];
  /** Its files are refused, whatever is live */
  off: boolean;
};
export type Fault = {
  /** It does not load, takes too long, lacks a part, stops, or throws */
  kind: 'load' | 'slow' | 'chunk' | 'render' | 'unhandled';
  /** The name of the error */
  error: string | null;
  /** Where in its own files */
  frame: string | null;
  /** On which page */
  page: string | null;
  /** In how many sessions */
  sessions: number;
};
export type Trial = {
  /** The micro-frontend */
  name: string;
  /** The release on trial */
  id: string;
  /** When it began */
  since: string;
  /** Browser sessions that have opened it since */
  sessions: number;
  /** Those of them in which it failed */
  failed: number;
  /** Sessions that opened the stable release meanwhile */
  stableSessions: number;
  /** Those of them in which the stable release failed */
  stableFailed: number;
  /** `worse` is taken back within seconds */
  verdict: 'tooFew' | 'good' | 'worse';
  /** How it fails, most sessions first, at most five */
  faults: Fault[];
};
export type Release = {
  /** The micro-frontend */
  name: string;
  /** Its version, and the beginning of the hash of its content */
  id: string;
  /** The version of its package.json */
  version: string;
  /** What it was built from */
  commit: string | null;
  /** What it needs of the shell's platform */
  platform: string;
  /** The lowest version of the API that it works with; null: any */
  api: string | null;
  /** When it was published */
  publishedAt: string;
  /** A username, or the label of a key */
  publishedBy: string;
  /** When a trial of it ended by itself, since it failed too often */
  withdrawnAt: string | null;
  /** The roles that its pages are for */
  roles: ('admin' | 'agent' | 'doctor' | 'hospital_admin')[];
  /** Why it cannot be served, as far as the server that answers has found; null: it can */
  leftOut: string | null;
};
export type ReleaseMove = {
  /** Its place in the history */
  number: number;
  /** When it was chosen */
  at: string;
  /** The micro-frontend */
  name: string;
  /** For everybody, on trial, taken back by somebody, or by itself, switched off or on */
  kind: 'live' | 'canary' | 'rollback' | 'withdrawn' | 'off' | 'on';
  /** What was live before */
  from: string;
  /** What was chosen */
  to: string;
  /** Of a trial: for how many of 100 users */
  percent: number | null;
  /** The reason that was given */
  why: string | null;
  /** A username, or the label of a key */
  by: string;
};
export type Releases = {
  /** The version of the shell's platform; empty where the shell is not built */
  platform: string;
  /** Every micro-frontend that is there */
  live: LiveRelease[];
  /** What is on trial, and how it does */
  trials: Trial[];
  /** What can be chosen, newest first */
  releases: Release[];
  /** Who chose what, newest first */
  moves: ReleaseMove[];
};
export type PublishedRelease = {
  /** The micro-frontend */
  name: string;
  /** Its version, and the beginning of the hash of its content */
  id: string;
};
export type PublishRelease = {
  /** The micro-frontend */
  name: string;
  /** The version of its package.json */
  version: string;
  /** What it was built from */
  commit?: string | null;
  /** What it needs of the shell's platform */
  platform: string;
  /** The lowest version of the API that it works with; without it, any */
  api?: string | null;
  /** Every file of the build: its path in the folder of the build, its size in bytes, and the SHA-256 of its content */
  files: object[];
};
export type MissingFiles = {
  /** Those that are to be sent */
  missing: string[];
};
export type WantedFiles = {
  /** SHA-256 of the contents of a build */
  sha256: string[];
};
export type ReportFrontend = {
  /** Each with `name` and `id` of the release, a `kind` (`opened`, or how it failed), and for a failure `error` (its name), `frame` (file, line and column) and `page` */
  reports: object[];
};
export type ChooseRelease = {
  /** The id of a release, or `installed`: what the installation brought */
  id: string;
  /** For how many of 100 users; without it, and with 100, for everybody */
  percent?: number | null;
  /** Also when a trial of it ended by itself; `why` must then say why */
  force?: boolean | null;
  /** Roles that get it in any case */
  roles?: ('admin' | 'agent' | 'doctor' | 'hospital_admin')[] | null;
  /** Hospitals whose staff get it in any case */
  hospitals?: string[] | null;
  /** What it is for, in the words of whoever chooses it */
  why?: string | null;
};
export type SwitchRelease = {
  /** Off: its files are refused, its pages say that it does not respond */
  off: boolean;
  /** The reason, for the history */
  why?: string | null;
};
export type RollBack = {
  /** What was wrong */
  why?: string | null;
};
export type TryRelease = {
  /** A release of the registry */
  id: string;
};
export const {
  useReleaseKeysQuery,
  useLazyReleaseKeysQuery,
  useAddReleaseKeyMutation,
  useRevokeReleaseKeyMutation,
  useReleasesQuery,
  useLazyReleasesQuery,
  usePublishReleaseMutation,
  useKeepFileMutation,
  useLeaveTriesMutation,
  useMissingFilesMutation,
  useReportFrontendMutation,
  useChooseReleaseMutation,
  useSwitchReleaseMutation,
  useRollBackReleaseMutation,
  useTryReleaseMutation,
} = injectedRtkApi;
