/** Written by `npm run generate` from openapi.json: change the API, not this file. */
import { api } from '@arogya/platform';
export const addTagTypes = ['enquiries'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listEnquiries: build.query<ListEnquiriesApiResponse, ListEnquiriesApiArg>({
        query: (queryArg) => ({
          url: `/api/enquiries`,
          params: {
            q: queryArg.q,
            sort: queryArg.sort,
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            after: queryArg.after,
            archived: queryArg.archived,
            status: queryArg.status,
          },
        }),
        providesTags: ['enquiries'],
      }),
      createEnquiry: build.mutation<CreateEnquiryApiResponse, CreateEnquiryApiArg>({
        query: (queryArg) => ({
          url: `/api/enquiries`,
          method: 'POST',
          body: queryArg.createEnquiry,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['enquiries'],
      }),
      getEnquiry: build.query<GetEnquiryApiResponse, GetEnquiryApiArg>({
        query: (queryArg) => ({ url: `/api/enquiries/${encodeURIComponent(String(queryArg.id))}` }),
        providesTags: ['enquiries'],
      }),
      updateEnquiry: build.mutation<UpdateEnquiryApiResponse, UpdateEnquiryApiArg>({
        query: (queryArg) => ({
          url: `/api/enquiries/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          body: queryArg.updateEnquiry,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['enquiries'],
      }),
      deleteEnquiry: build.mutation<DeleteEnquiryApiResponse, DeleteEnquiryApiArg>({
        query: (queryArg) => ({
          url: `/api/enquiries/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['enquiries'],
      }),
      restoreEnquiry: build.mutation<RestoreEnquiryApiResponse, RestoreEnquiryApiArg>({
        query: (queryArg) => ({ url: `/api/enquiries/${encodeURIComponent(String(queryArg.id))}/restore`, method: 'POST' }),
        invalidatesTags: ['enquiries'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as enquiriesApi };
export type ListEnquiriesApiResponse = /** status 200 OK */ Enquiry[];
export type ListEnquiriesApiArg = {
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
  /** true: what has been deleted instead, for whoever may bring it back */
  archived?: boolean;
  /** Only records with this status. */
  status?: 'new' | 'contacted' | 'converted' | 'closed';
};
export type CreateEnquiryApiResponse = /** status 201 Created */ EnquiryReceipt;
export type CreateEnquiryApiArg = {
  /** Repeating a call with the same key and body within 24 hours does nothing twice: it answers the record as it is by then, with the header Idempotent-Replayed: true */
  'Idempotency-Key'?: string;
  createEnquiry: CreateEnquiry;
};
export type GetEnquiryApiResponse = /** status 200 OK */ Enquiry;
export type GetEnquiryApiArg = {
  /** The id of the record. */
  id: string;
};
export type UpdateEnquiryApiResponse = /** status 200 OK */ Enquiry;
export type UpdateEnquiryApiArg = {
  /** The id of the record. */
  id: string;
  /** The ETag that was read, such as "3"; a stale one is answered with 409 */
  'If-Match'?: string;
  updateEnquiry: UpdateEnquiry;
};
export type DeleteEnquiryApiResponse = unknown;
export type DeleteEnquiryApiArg = {
  /** The id of the record. */
  id: string;
  /** The ETag that was read, such as "3"; a stale one is answered with 409 */
  'If-Match'?: string;
};
export type RestoreEnquiryApiResponse = /** status 200 OK */ Enquiry;
export type RestoreEnquiryApiArg = {
  /** The id of the record. */
  id: string;
};
export type EnquiryAgent = {
  /** The id of the user. */
  id: string;
  /** The given name. */
  firstName: string;
  /** The family name. */
  lastName: string;
};
export type Enquiry = {
  /** The id of the record; it never changes. */
  id: string;
  /** The full name of the person. */
  name: string;
  /** The e-mail address. */
  email: string;
  /** The phone number as typed: 10 to 25 characters, 7 of them digits. */
  phone: string;
  /** The hospital or clinic that the visitor named; null without one. */
  organization: string | null;
  /** What the visitor wrote, at least 10 characters. */
  message: string;
  /** Where the enquiry was sent from: always `landing_page`. */
  source: string;
  /** How far the enquiry has come; `new` at first. */
  status: 'new' | 'contacted' | 'converted' | 'closed';
  /** How urgent it is; `medium` at first. */
  priority: 'low' | 'medium' | 'high';
  /** The member of staff who answers it, an agent or admin; null while nobody does. */
  assignedAgentId: string | null;
  /** Notes of the staff, free text. */
  notes: string | null;
  /** The privacy notice that was shown */
  noticeVersion: string | null;
  /** Counts the changes of the record, from 1; also its `ETag`. */
  version: number;
  /** When it was made: ISO 8601 with offset. */
  createdAt: string;
  /** When it was last changed: ISO 8601 with offset. */
  updatedAt: string;
  /** The assigned member of staff in short; null while nobody is. */
  assignedAgent: EnquiryAgent | null;
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
export type EnquiryReceipt = {
  /** The id of the record; it never changes. */
  id: string;
  /** How far the enquiry has come; `new` at first. */
  status: 'new' | 'contacted' | 'converted' | 'closed';
};
export type CreateEnquiry = {
  /** The full name of the person. */
  name: string;
  /** The e-mail address. */
  email: string;
  /** The phone number as typed: 10 to 25 characters, 7 of them digits. */
  phone: string;
  /** The hospital or clinic that the visitor named; null without one. */
  organization?: string | null;
  /** What the visitor wrote, at least 10 characters. */
  message: string;
  /** Where the enquiry was sent from: always `landing_page`. */
  source?: ('landing_page' | null) | ('landing_page' | null);
  /** A new enquiry is `new`, whether this is sent or not. */
  status?: ('new' | null) | ('new' | null);
  /** A new enquiry is `medium`, whether this is sent or not. */
  priority?: ('medium' | null) | ('medium' | null);
  /** The privacy notice that the form has shown */
  noticeVersion?: ('2026-11-21' | '2026-11-29' | null) | ('2026-11-21' | '2026-11-29' | null);
};
export type UpdateEnquiry = {
  /** How far the enquiry has come; `new` at first. */
  status?: 'new' | 'contacted' | 'converted' | 'closed';
  /** How urgent it is; `medium` at first. */
  priority?: 'low' | 'medium' | 'high';
  /** Notes of the staff, free text. */
  notes?: string | null;
  /** The member of staff who answers it, an agent or admin; null while nobody does. */
  assignedAgentId?: string | null;
};
export const {
  useListEnquiriesQuery,
  useLazyListEnquiriesQuery,
  useCreateEnquiryMutation,
  useGetEnquiryQuery,
  useLazyGetEnquiryQuery,
  useUpdateEnquiryMutation,
  useDeleteEnquiryMutation,
  useRestoreEnquiryMutation,
} = injectedRtkApi;
