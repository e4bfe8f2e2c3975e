/** Written by `npm run generate` from openapi.json: change the API, not this file. */
import { api } from '@arogya/platform';
export const addTagTypes = ['views'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listViews: build.query<ListViewsApiResponse, ListViewsApiArg>({
        query: (queryArg) => ({
          url: `/api/views`,
          params: {
            screen: queryArg.screen,
          },
        }),
        providesTags: ['views'],
      }),
      createView: build.mutation<CreateViewApiResponse, CreateViewApiArg>({
        query: (queryArg) => ({
          url: `/api/views`,
          method: 'POST',
          body: queryArg.createSavedView,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['views'],
      }),
      orderViews: build.mutation<OrderViewsApiResponse, OrderViewsApiArg>({
        query: (queryArg) => ({ url: `/api/views/order`, method: 'PUT', body: queryArg.orderViews }),
        invalidatesTags: ['views'],
      }),
      updateView: build.mutation<UpdateViewApiResponse, UpdateViewApiArg>({
        query: (queryArg) => ({
          url: `/api/views/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          body: queryArg.updateSavedView,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['views'],
      }),
      deleteView: build.mutation<DeleteViewApiResponse, DeleteViewApiArg>({
        query: (queryArg) => ({ url: `/api/views/${encodeURIComponent(String(queryArg.id))}`, method: 'DELETE' }),
        invalidatesTags: ['views'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as viewsApi };
export type ListViewsApiResponse = /** status 200 OK */ SavedView[];
export type ListViewsApiArg = {
  /** The screen whose views are listed. */
  screen: 'appointments' | 'audit' | 'doctors' | 'hospitals' | 'leads' | 'patients' | 'users';
};
export type CreateViewApiResponse = /** status 201 Created */ SavedView;
export type CreateViewApiArg = {
  /** Repeating a call with the same key and body within 24 hours does nothing twice: it answers the record as it is by then, with the header Idempotent-Replayed: true */
  'Idempotency-Key'?: string;
  createSavedView: CreateSavedView;
};
export type OrderViewsApiResponse = /** status 200 OK */ SavedView[];
export type OrderViewsApiArg = {
  orderViews: OrderViews;
};
export type UpdateViewApiResponse = /** status 200 OK */ SavedView;
export type UpdateViewApiArg = {
  /** The id of the record. */
  id: string;
  /** The ETag that was read, such as "3"; a stale one is answered with 409 */
  'If-Match'?: string;
  updateSavedView: UpdateSavedView;
};
export type DeleteViewApiResponse = unknown;
export type DeleteViewApiArg = {
  /** The id of the record. */
  id: string;
};
export type SavedView = {
  /** The id of the record; it never changes. */
  id: string;
  /** The screen that it is a view of. */
  screen: 'appointments' | 'audit' | 'doctors' | 'hospitals' | 'leads' | 'patients' | 'users';
  /** The name of the view, once for each owner and screen. */
  name: string;
  /** The search of the address, without `?`; parameters that the screen does not keep are dropped. */
  query: string;
  /** Who else sees it: nobody, people of the same role, or people of the same hospital. */
  sharedWith: 'me' | 'role' | 'hospital';
  /** Whether the screen opens with it for its owner; the one before is no longer the default. */
  isDefault: boolean;
  /** Whether it is yours: only its owner changes a view. */
  own: boolean;
  /** The full name of the owner. */
  ownerName: string;
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
export type CreateSavedView = {
  /** The name of the view, once for each owner and screen. */
  name: string;
  /** The search of the address, without `?`; parameters that the screen does not keep are dropped. */
  query?: string | null;
  /** Who else sees it: nobody, people of the same role, or people of the same hospital. */
  sharedWith?: ('me' | 'role' | 'hospital' | null) | ('me' | 'role' | 'hospital' | null);
  /** Whether the screen opens with it for its owner; the one before is no longer the default. */
  isDefault?: boolean | null;
  /** The screen that it is a view of. */
  screen: 'appointments' | 'audit' | 'doctors' | 'hospitals' | 'leads' | 'patients' | 'users';
};
export type OrderViews = {
  /** The screen whose views are put in order. */
  screen: 'appointments' | 'audit' | 'doctors' | 'hospitals' | 'leads' | 'patients' | 'users';
  /** Your views of it in the order that you want; those you leave out come after, by name. */
  ids: string[];
};
export type UpdateSavedView = {
  /** The name of the view, once for each owner and screen. */
  name?: string;
  /** The search of the address, without `?`; parameters that the screen does not keep are dropped. */
  query?: string | null;
  /** Who else sees it: nobody, people of the same role, or people of the same hospital. */
  sharedWith?: ('me' | 'role' | 'hospital' | null) | ('me' | 'role' | 'hospital' | null);
  /** Whether the screen opens with it for its owner; the one before is no longer the default. */
  isDefault?: boolean | null;
};
export const {
  useListViewsQuery,
  useLazyListViewsQuery,
  useCreateViewMutation,
  useOrderViewsMutation,
  useUpdateViewMutation,
  useDeleteViewMutation,
} = injectedRtkApi;
