/** Written by `npm run contract` from openapi.json: change the API, not this file. */
import { api } from '@arogya/platform';
export const addTagTypes = ['notifications'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      watchEvents: build.query<WatchEventsApiResponse, WatchEventsApiArg>({
        query: () => ({ url: `/api/events` }),
        providesTags: ['notifications'],
      }),
      listNotifications: build.query<ListNotificationsApiResponse, ListNotificationsApiArg>({
        query: (queryArg) => ({
          url: `/api/notifications`,
          params: {
            q: queryArg.q,
            sort: queryArg.sort,
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            after: queryArg.after,
          },
        }),
        providesTags: ['notifications'],
      }),
      readNotifications: build.mutation<ReadNotificationsApiResponse, ReadNotificationsApiArg>({
        query: (queryArg) => ({ url: `/api/notifications/read`, method: 'POST', body: queryArg.markRead }),
        invalidatesTags: ['notifications'],
      }),
      unreadNotifications: build.query<UnreadNotificationsApiResponse, UnreadNotificationsApiArg>({
        query: () => ({ url: `/api/notifications/unread` }),
        providesTags: ['notifications'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as notificationsApi };
export type WatchEventsApiResponse = /** status 200 A stream that stays open */ string;
export type WatchEventsApiArg = void;
export type ListNotificationsApiResponse = /** status 200 Your notifications, newest first */ Notification[];
export type ListNotificationsApiArg = {
  /** Search; fewer than three characters match beginnings only */
  q?: string | null;
  /** A field, or -field for descending */
  sort?: string | null;
  page?: number | null;
  pageSize?: number | null;
  /** Where a long list goes on: taken from Link rel="next" */
  after?: string | null;
};
export type ReadNotificationsApiResponse = /** status 200 Mark one notification, or all of them, as read */ UnreadCount;
export type ReadNotificationsApiArg = {
  markRead: MarkRead;
};
export type UnreadNotificationsApiResponse = /** status 200 How many you have not read */ UnreadCount;
export type UnreadNotificationsApiArg = void;
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
export type Notification = {
  id: string;
  kind: 'visit_booked' | 'visit_cancelled' | 'enquiry_received' | 'lead_assigned' | 'booking_flood';
  entityId: string;
  detail: {
    [key: string]: unknown;
  };
  at: string;
  readAt: string | null;
};
export type UnreadCount = {
  unread: number;
};
export type MarkRead = {
  /** One notification; left out: all of them */
  id?: string | null;
};
export const {
  useListNotificationsQuery,
  useReadNotificationsMutation,
  useUnreadNotificationsQuery,
} = injectedRtkApi;
