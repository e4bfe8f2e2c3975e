/** Written by `npm run generate` from openapi.json: change the API, not this file. */
import { api } from '@arogya/platform';
export const addTagTypes = ['audit'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listAudit: build.query<ListAuditApiResponse, ListAuditApiArg>({
        query: (queryArg) => ({
          url: `/api/audit`,
          params: {
            q: queryArg.q,
            sort: queryArg.sort,
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            after: queryArg.after,
            actorId: queryArg.actorId,
            action: queryArg.action,
            entity: queryArg.entity,
            entityId: queryArg.entityId,
            reads: queryArg.reads,
            system: queryArg.system,
            from: queryArg['from'],
            to: queryArg.to,
          },
        }),
        providesTags: ['audit'],
      }),
      auditVerification: build.query<AuditVerificationApiResponse, AuditVerificationApiArg>({
        query: () => ({ url: `/api/audit/verification` }),
        providesTags: ['audit'],
      }),
      verifyAudit: build.mutation<VerifyAuditApiResponse, VerifyAuditApiArg>({
        query: () => ({ url: `/api/audit/verification`, method: 'POST' }),
        invalidatesTags: ['audit'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as auditApi };
export type ListAuditApiResponse = /** status 200 OK */ AuditEntry[];
export type ListAuditApiArg = {
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
  /** What this member of staff did */
  actorId?: string;
  /** Only what was done in this way. */
  action?:
    | 'created'
    | 'changed'
    | 'archived'
    | 'restored'
    | 'deleted'
    | 'erased'
    | 'read'
    | 'listed'
    | 'looked_up'
    | 'exported'
    | 'signed_in'
    | 'sign_in_failed'
    | 'signed_out'
    | 'refused';
  /** The kind of record */
  entity?:
    | 'user'
    | 'hospital'
    | 'doctor'
    | 'patient'
    | 'appointment'
    | 'lead'
    | 'enquiry'
    | 'notification'
    | 'message'
    | 'state'
    | 'city'
    | 'service'
    | 'specialty'
    | 'release'
    | 'release_key'
    | 'integration'
    | 'integration_key'
    | 'webhook_endpoint'
    | 'hospital_rules'
    | 'call';
  /** Who looked at this record or changed it */
  entityId?: string;
  /** false leaves out who looked at records or listed them */
  reads?: boolean;
  /** false leaves out what the system did by itself */
  system?: boolean;
  /** First day, in India */
  from?: string;
  /** Last day, included */
  to?: string;
};
export type AuditVerificationApiResponse = /** status 200 OK */ AuditVerification;
export type AuditVerificationApiArg = void;
export type VerifyAuditApiResponse = /** status 200 OK */ AuditVerification;
export type VerifyAuditApiArg = void;
export type AuditEntry = {
  /** The place of the row in the log, a whole number as text. */
  id: string;
  /** When it was done: ISO 8601 with offset. */
  at: string;
  /** The user who did it; null for anybody who was not signed in. */
  actorId: string | null;
  /** Their username at that moment */
  username: string | null;
  /** Their role at that moment, or what acted in place of a person */
  role: 'admin' | 'agent' | 'doctor' | 'hospital_admin' | 'integration' | 'visitor' | 'patient' | 'system';
  /** Their hospital at that moment */
  hospitalId: string | null;
  /** What was done. */
  action:
    | 'created'
    | 'changed'
    | 'archived'
    | 'restored'
    | 'deleted'
    | 'erased'
    | 'read'
    | 'listed'
    | 'looked_up'
    | 'exported'
    | 'signed_in'
    | 'sign_in_failed'
    | 'signed_out'
    | 'refused';
  /** The kind of record to which it was done. */
  entity: string;
  /** The record to which it was done; null where it was no single one. */
  entityId: string | null;
  /** What the record is called now; not part of the log */
  entityName: string | null;
  /** The names of the fields that were changed or seen; never what is in them. */
  fields: string[];
  /** Of lists and look-ups: how many were seen */
  rows: number | null;
  /** Of a refused call: which one */
  operation: string | null;
  /** The same for all that one call did */
  requestId: string | null;
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
export type AuditVerification = {
  /** When the log was last checked; null before the first time. */
  checkedAt: string | null;
  /** Rows that were checked */
  rows: number;
  /** Whether every row was as it was written; null before the first check. */
  intact: boolean | null;
  /** The first place in the chain that is not what it was */
  brokenAt: number | null;
  /** Rows sealed before the chain had a key; 0 where it always had one */
  unkeyed: number;
  /** The last hash: kept elsewhere, it proves that nothing was cut off */
  head: string | null;
};
export const {
  useListAuditQuery,
  useLazyListAuditQuery,
  useAuditVerificationQuery,
  useLazyAuditVerificationQuery,
  useVerifyAuditMutation,
} = injectedRtkApi;
