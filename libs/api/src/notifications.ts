/** Written by `npm run generate` from openapi.json: change the API, not this file. */
import { api } from '@arogya/platform';
export const addTagTypes = ['notifications'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      watchEvents: build.query<WatchEventsApiResponse, WatchEventsApiArg>({
        query: (queryArg) => ({
          url: `/api/events`,
          params: {
            age: queryArg.age,
          },
        }),
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
export type WatchEventsApiArg = {
  /** How many ms ago the screen was asked for: what has changed since is sent at once */
  age?: number;
};
export type ListNotificationsApiResponse = /** status 200 OK */ Notification[];
export type ListNotificationsApiArg = {
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
export type ReadNotificationsApiResponse = /** status 200 OK */ UnreadCount;
export type ReadNotificationsApiArg = {
  markRead: MarkRead;
};
export type UnreadNotificationsApiResponse = /** status 200 OK */ UnreadCount;
export type UnreadNotificationsApiArg = void;
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
export type Notification = {
  /** The id of the notification. */
  id: string;
  /** What has happened. */
  kind:
    | 'appointment_booked'
    | 'appointment_cancelled'
    | 'appointment_moved'
    | 'enquiry_received'
    | 'lead_assigned'
    | 'booking_flood'
    | 'release_withdrawn'
    | 'key_ends'
    | 'webhook_off'
    | 'new_browser'
    | 'password_changed'
    | 'role_changed'
    | 'second_factor_on'
    | 'second_factor_off';
  /** The record of which it speaks. */
  entityId: string;
  /** What is needed to say it, by its kind: names and the time, for instance. */
  detail: {
    [key: string]: unknown;
  };
  /** When it happened: ISO 8601 with offset. */
  at: string;
  /** When you read it: ISO 8601 with offset; null before. */
  readAt: string | null;
};
export type UnreadCount = {
  /** How many notifications you have not read; 100 stands for 100 or more. */
  unread: number;
};
export type MarkRead = {
  /** One notification; leave it out for all of them */
  id?: string | null;
};
export const {
  useWatchEventsQuery,
  useLazyWatchEventsQuery,
  useListNotificationsQuery,
  useLazyListNotificationsQuery,
  useReadNotificationsMutation,
  useUnreadNotificationsQuery,
  useLazyUnreadNotificationsQuery,
} = injectedRtkApi;
