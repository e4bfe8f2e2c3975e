/** Written by `npm run contract` from openapi.json: change the API, not this file. */
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
            from: queryArg['from'],
            to: queryArg.to,
          },
        }),
        providesTags: ['audit'],
      }),
      verifyAudit: build.query<VerifyAuditApiResponse, VerifyAuditApiArg>({
        query: () => ({ url: `/api/audit/verification` }),
        providesTags: ['audit'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as auditApi };
export type ListAuditApiResponse = /** status 200 Who did what, the latest first */ AuditEntry[];
export type ListAuditApiArg = {
  /** Search; fewer than three characters match beginnings only */
  q?: string | null;
  /** A field, or -field for descending */
  sort?: string | null;
  page?: number | null;
  pageSize?: number | null;
  /** Where a long list goes on: taken from Link rel="next" */
  after?: string | null;
  /** What this member of staff did */
  actorId?: string | null;
  action?:
    | (
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
        | 'refused'
      )
    | null;
  /** The kind of record */
  entity?:
    | (
        | 'user'
        | 'hospital'
        | 'doctor'
        | 'patient'
        | 'appointment'
        | 'lead'
        | 'enquiry'
        | 'state'
        | 'city'
        | 'service'
        | 'specialty'
        | 'call'
      )
    | null;
  /** Who looked at this record or changed it */
  entityId?: string | null;
  /** First day, in India */
  from?: string | null;
  /** Last day, included */
  to?: string | null;
};
export type VerifyAuditApiResponse = /** status 200 Whether the log is as it was written */ AuditVerification;
export type VerifyAuditApiArg = void;
export type AuditEntry = {
  id: string;
  at: string;
  actorId: string | null;
  /** At that moment */
  username: string | null;
  /** At that moment */
  role: 'admin' | 'agent' | 'doctor' | 'hospital_admin' | 'visitor' | 'system';
  /** Their hospital at that moment */
  hospitalId: string | null;
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
  entity: string;
  entityId: string | null;
  /** What the record is called now; not part of the log */
  entityName: string | null;
  fields: string[];
  /** Of lists and look-ups: how many were seen */
  rows: number | null;
  /** Of refusals: the call */
  operation: string | null;
  /** The same for all that one call did */
  requestId: string | null;
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
export type AuditVerification = {
  /** All rows, sealed before they were counted */
  rows: number;
  intact: boolean;
  /** The first place in the chain that is not what it was */
  brokenAt: number | null;
  /** The last hash: kept elsewhere, it proves that nothing was cut off */
  head: string | null;
};
export const {
  useListAuditQuery,
  useVerifyAuditQuery,
} = injectedRtkApi;
