/** Written by `npm run generate` from openapi.json: change the API, not this file. */
import { api } from '@arogya/platform';
export const addTagTypes = ['integrations'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listIntegrations: build.query<ListIntegrationsApiResponse, ListIntegrationsApiArg>({
        query: (queryArg) => ({
          url: `/api/integrations`,
          params: {
            q: queryArg.q,
            sort: queryArg.sort,
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            after: queryArg.after,
          },
        }),
        providesTags: ['integrations'],
      }),
      addIntegration: build.mutation<AddIntegrationApiResponse, AddIntegrationApiArg>({
        query: (queryArg) => ({ url: `/api/integrations`, method: 'POST', body: queryArg.addIntegration }),
        invalidatesTags: ['integrations'],
      }),
      ownIntegration: build.query<OwnIntegrationApiResponse, OwnIntegrationApiArg>({
        query: () => ({ url: `/api/integrations/me` }),
        providesTags: ['integrations'],
      }),
      getIntegration: build.query<GetIntegrationApiResponse, GetIntegrationApiArg>({
        query: (queryArg) => ({ url: `/api/integrations/${encodeURIComponent(String(queryArg.id))}` }),
        providesTags: ['integrations'],
      }),
      updateIntegration: build.mutation<UpdateIntegrationApiResponse, UpdateIntegrationApiArg>({
        query: (queryArg) => ({
          url: `/api/integrations/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          body: queryArg.updateIntegration,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['integrations'],
      }),
      deleteIntegration: build.mutation<DeleteIntegrationApiResponse, DeleteIntegrationApiArg>({
        query: (queryArg) => ({ url: `/api/integrations/${encodeURIComponent(String(queryArg.id))}`, method: 'DELETE' }),
        invalidatesTags: ['integrations'],
      }),
      addIntegrationKey: build.mutation<AddIntegrationKeyApiResponse, AddIntegrationKeyApiArg>({
        query: (queryArg) => ({
          url: `/api/integrations/${encodeURIComponent(String(queryArg.id))}/keys`,
          method: 'POST',
          body: queryArg.addIntegrationKey,
        }),
        invalidatesTags: ['integrations'],
      }),
      revokeIntegrationKey: build.mutation<RevokeIntegrationKeyApiResponse, RevokeIntegrationKeyApiArg>({
        query: (queryArg) => ({
          url: `/api/integrations/${encodeURIComponent(String(queryArg.id))}/keys/${encodeURIComponent(String(queryArg.keyId))}/revoke`,
          method: 'POST',
        }),
        invalidatesTags: ['integrations'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as integrationsApi };
export type ListIntegrationsApiResponse = /** status 200 OK */ Integration[];
export type ListIntegrationsApiArg = {
  /** Search; fewer than three characters match beginnings only */
  q?: string;
  /** The order of the list: the name of a field, with `-` before it for descending. */
  sort?: string;
  /** The page, from 1. Beyond a capped total go on with `after` instead. */
  page?: number;
  /** How many rows a page has; 50 unless stated. */
  pageSize?: number;
  /** Where a long list goes on: taken from Link rel="next" */
  after?: string;
};
export type AddIntegrationApiResponse = /** status 201 Created */ Integration;
export type AddIntegrationApiArg = {
  addIntegration: AddIntegration;
};
export type OwnIntegrationApiResponse = /** status 200 OK */ OwnIntegration;
export type OwnIntegrationApiArg = void;
export type GetIntegrationApiResponse = /** status 200 OK */ Integration;
export type GetIntegrationApiArg = {
  /** The id of the record. */
  id: string;
};
export type UpdateIntegrationApiResponse = /** status 200 OK */ Integration;
export type UpdateIntegrationApiArg = {
  /** The id of the record. */
  id: string;
  /** The ETag that was read, such as "3"; a stale one is answered with 409 */
  'If-Match'?: string;
  updateIntegration: UpdateIntegration;
};
export type DeleteIntegrationApiResponse = unknown;
export type DeleteIntegrationApiArg = {
  /** The id of the record. */
  id: string;
};
export type AddIntegrationKeyApiResponse = /** status 201 Created */ NewIntegrationKey;
export type AddIntegrationKeyApiArg = {
  /** The id of the record. */
  id: string;
  addIntegrationKey: AddIntegrationKey;
};
export type RevokeIntegrationKeyApiResponse = /** status 200 OK */ IntegrationKey;
export type RevokeIntegrationKeyApiArg = {
  /** The id of the record. */
  id: string;
  /** The id of the key. */
  keyId: string;
};
export type IntegrationHospital = {
  /** The id of the record; it never changes. */
  id: string;
  /** The full name of the person. */
  name: string;
};
export type IntegrationScope =
  | 'directory:read'
  | 'appointments:read'
  | 'appointments:create'
  | 'appointments:change'
  | 'patients:read'
  | 'patients:write'
  | 'leads:read'
  | 'leads:create'
  | 'leads:write'
  | 'changes:read'
  | 'webhooks:own';
export type IntegrationKey = {
  /** The id of the record; it never changes. */
  id: string;
  /** Where the key is used. */
  label: string;
  /** When it was made: ISO 8601 with offset. */
  createdAt: string;
  /** The username of who made it. */
  createdBy: string;
  /** From then on it is no good. */
  expiresAt: string;
  /** When somebody revoked it. */
  revokedAt: string | null;
  /** When it was last used, to the minute. */
  usedAt: string | null;
};
export type Integration = {
  /** The id of the record; it never changes. */
  id: string;
  /** What it is called; the audit log names it so. */
  name: string;
  /** What it is for. */
  purpose: string;
  /** Who receives the data that it reads. */
  recipient: string;
  /** The hospital whose rows alone it reaches; null: those of all. */
  hospital: IntegrationHospital | null;
  /** What it may do: at least one scope. */
  scopes: IntegrationScope[];
  /** How many calls a minute it may make, over all of its keys. */
  perMinute: number;
  /** From which networks its keys are good, in CIDR notation; without one from everywhere. */
  networks: string[];
  /** While it is off, none of its keys is good. */
  isActive: boolean;
  /** Its keys, the newest first. */
  keys: IntegrationKey[];
  /** Counts the changes of the record, from 1; also its `ETag`. */
  version: number;
  /** When it was made: ISO 8601 with offset. */
  createdAt: string;
  /** When it was last changed: ISO 8601 with offset. */
  updatedAt: string;
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
export type AddIntegration = {
  /** What it is called; the audit log names it so. */
  name: string;
  /** What it is for. */
  purpose: string;
  /** Who receives the data that it reads. */
  recipient: string;
  /** The hospital whose rows alone it reaches, for good; without one those of all. */
  hospitalId?: string | null;
  /** What it may do: at least one scope. */
  scopes: (
    | 'directory:read'
    | 'appointments:read'
    | 'appointments:create'
    | 'appointments:change'
    | 'patients:read'
    | 'patients:write'
    | 'leads:read'
    | 'leads:create'
    | 'leads:write'
    | 'changes:read'
    | 'webhooks:own'
  )[];
  /** How many calls a minute it may make, over all of its keys. */
  perMinute?: number | null;
  /** From which networks its keys are good, in CIDR notation; without one from everywhere. */
  networks?: string[] | null;
};
export type OwnIntegration = {
  /** What it is called; the audit log names it so. */
  name: string;
  /** The label of the key that calls. */
  label: string;
  /** The hospital whose rows alone it reaches; null: those of all. */
  hospital: IntegrationHospital | null;
  /** What it may do: at least one scope. */
  scopes: IntegrationScope[];
  /** From then on the key is no good. */
  expiresAt: string;
  /** How many calls a minute it may make, over all of its keys. */
  perMinute: number;
};
export type UpdateIntegration = {
  /** What it is called; the audit log names it so. */
  name?: string;
  /** What it is for. */
  purpose?: string;
  /** Who receives the data that it reads. */
  recipient?: string;
  /** What it may do: at least one scope. */
  scopes?: (
    | 'directory:read'
    | 'appointments:read'
    | 'appointments:create'
    | 'appointments:change'
    | 'patients:read'
    | 'patients:write'
    | 'leads:read'
    | 'leads:create'
    | 'leads:write'
    | 'changes:read'
    | 'webhooks:own'
  )[];
  /** How many calls a minute it may make, over all of its keys. */
  perMinute?: number | null;
  /** From which networks its keys are good, in CIDR notation; without one from everywhere. */
  networks?: string[] | null;
  /** While it is off, none of its keys is good. */
  isActive?: boolean;
};
export type NewIntegrationKey = {
  /** The id of the record; it never changes. */
  id: string;
  /** Where the key is used. */
  label: string;
  /** When it was made: ISO 8601 with offset. */
  createdAt: string;
  /** The username of who made it. */
  createdBy: string;
  /** From then on it is no good. */
  expiresAt: string;
  /** When somebody revoked it. */
  revokedAt: string | null;
  /** When it was last used, to the minute. */
  usedAt: string | null;
  /** Shown this once: only its hash is kept. */
  key: string;
};
export type AddIntegrationKey = {
  /** Where the key is used. */
  label: string;
  /** For how long it is good; 90 days unless something else is said. */
  days?: number | null;
};
export const {
  useListIntegrationsQuery,
  useLazyListIntegrationsQuery,
  useAddIntegrationMutation,
  useOwnIntegrationQuery,
  useLazyOwnIntegrationQuery,
  useGetIntegrationQuery,
  useLazyGetIntegrationQuery,
  useUpdateIntegrationMutation,
  useDeleteIntegrationMutation,
  useAddIntegrationKeyMutation,
  useRevokeIntegrationKeyMutation,
} = injectedRtkApi;
