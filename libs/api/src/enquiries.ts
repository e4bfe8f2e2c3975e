/** Written by `npm run contract` from openapi.json: change the API, not this file. */
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
        query: (queryArg) => ({ url: `/api/enquiries/${encodeURIComponent(String(queryArg.id))}`, method: 'DELETE' }),
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
export type ListEnquiriesApiResponse = /** status 200 Enquiries from the landing page */ Enquiry[];
export type ListEnquiriesApiArg = {
  /** Search; fewer than three characters match beginnings only */
  q?: string | null;
  /** A field, or -field for descending */
  sort?: string | null;
  page?: number | null;
  pageSize?: number | null;
  /** Where a long list goes on: taken from Link rel="next" */
  after?: string | null;
  /** true: what has been deleted instead, for whoever may bring it back */
  archived?: boolean | null;
  status?: ('new' | 'contacted' | 'converted' | 'closed') | null;
};
export type CreateEnquiryApiResponse = /** status 201 Send an enquiry from the landing page */ EnquiryReceipt;
export type CreateEnquiryApiArg = {
  /** Repeating a call with the same key and body within 24 hours does nothing twice: it answers the record as it is by then, with the header Idempotent-Replayed: true */
  'Idempotency-Key'?: string;
  createEnquiry: CreateEnquiry;
};
export type GetEnquiryApiResponse = /** status 200 One enquiry */ Enquiry;
export type GetEnquiryApiArg = {
  id: string;
};
export type UpdateEnquiryApiResponse = /** status 200 Change status, priority, notes or agent of an enquiry */ Enquiry;
export type UpdateEnquiryApiArg = {
  id: string;
  /** The ETag you read; a stale one is answered with 409 */
  'If-Match'?: string;
  updateEnquiry: UpdateEnquiry;
};
export type DeleteEnquiryApiResponse = unknown;
export type DeleteEnquiryApiArg = {
  id: string;
};
export type RestoreEnquiryApiResponse = /** status 200 Bring a removed enquiry back */ Enquiry;
export type RestoreEnquiryApiArg = {
  id: string;
};
export type EnquiryAgent = {
  id: string;
  firstName: string;
  lastName: string;
};
export type Enquiry = {
  id: string;
  name: string;
  email: string;
  phone: string;
  organization: string | null;
  message: string;
  source: string;
  status: 'new' | 'contacted' | 'converted' | 'closed';
  priority: 'low' | 'medium' | 'high';
  assignedAgentId: string | null;
  notes: string | null;
  /** The privacy notice that was shown */
  noticeVersion: string | null;
  version: number;
  createdAt: string;
  updatedAt: string;
  assignedAgent: EnquiryAgent | null;
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
export type EnquiryReceipt = {
  id: string;
  status: 'new' | 'contacted' | 'converted' | 'closed';
};
export type CreateEnquiry = {
  name: string;
  email: string;
  phone: string;
  organization?: string | null;
  message: string;
  source?: 'landing_page' | null;
  status?: 'new' | null;
  priority?: 'medium' | null;
  /** The privacy notice that the form has shown */
  noticeVersion?: '2026-11-21' | null;
};
export type UpdateEnquiry = {
  status?: 'new' | 'contacted' | 'converted' | 'closed';
  priority?: 'low' | 'medium' | 'high';
  notes?: string | null;
  assignedAgentId?: string | null;
};
export const {
  useListEnquiriesQuery,
  useGetEnquiryQuery,
  useUpdateEnquiryMutation,
  useDeleteEnquiryMutation,
  useRestoreEnquiryMutation,
} = injectedRtkApi;
