/** Written by `npm run generate` from openapi.json: change the API, not this file. */
import { api } from '@arogya/platform';
export const addTagTypes = ['webhooks'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listWebhooks: build.query<ListWebhooksApiResponse, ListWebhooksApiArg>({
        query: (queryArg) => ({ url: `/api/integrations/${encodeURIComponent(String(queryArg.id))}/webhooks` }),
        providesTags: ['webhooks'],
      }),
      addWebhook: build.mutation<AddWebhookApiResponse, AddWebhookApiArg>({
        query: (queryArg) => ({
          url: `/api/integrations/${encodeURIComponent(String(queryArg.id))}/webhooks`,
          method: 'POST',
          body: queryArg.addWebhook,
        }),
        invalidatesTags: ['webhooks'],
      }),
      updateWebhook: build.mutation<UpdateWebhookApiResponse, UpdateWebhookApiArg>({
        query: (queryArg) => ({
          url: `/api/integrations/${encodeURIComponent(String(queryArg.id))}/webhooks/${encodeURIComponent(String(queryArg.webhookId))}`,
          method: 'PUT',
          body: queryArg.updateWebhook,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['webhooks'],
      }),
      deleteWebhook: build.mutation<DeleteWebhookApiResponse, DeleteWebhookApiArg>({
        query: (queryArg) => ({
          url: `/api/integrations/${encodeURIComponent(String(queryArg.id))}/webhooks/${encodeURIComponent(String(queryArg.webhookId))}`,
          method: 'DELETE',
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['webhooks'],
      }),
      listWebhookDeliveries: build.query<ListWebhookDeliveriesApiResponse, ListWebhookDeliveriesApiArg>({
        query: (queryArg) => ({
          url: `/api/integrations/${encodeURIComponent(String(queryArg.id))}/webhooks/${encodeURIComponent(String(queryArg.webhookId))}/deliveries`,
          params: {
            q: queryArg.q,
            sort: queryArg.sort,
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            after: queryArg.after,
            state: queryArg.state,
          },
        }),
        providesTags: ['webhooks'],
      }),
      replayWebhookDelivery: build.mutation<ReplayWebhookDeliveryApiResponse, ReplayWebhookDeliveryApiArg>({
        query: (queryArg) => ({
          url: `/api/integrations/${encodeURIComponent(String(queryArg.id))}/webhooks/${encodeURIComponent(String(queryArg.webhookId))}/deliveries/${encodeURIComponent(String(queryArg.deliveryId))}/replay`,
          method: 'POST',
        }),
        invalidatesTags: ['webhooks'],
      }),
      replayWebhook: build.mutation<ReplayWebhookApiResponse, ReplayWebhookApiArg>({
        query: (queryArg) => ({
          url: `/api/integrations/${encodeURIComponent(String(queryArg.id))}/webhooks/${encodeURIComponent(String(queryArg.webhookId))}/replay`,
          method: 'POST',
          body: queryArg.replayWebhook,
        }),
        invalidatesTags: ['webhooks'],
      }),
      resumeWebhook: build.mutation<ResumeWebhookApiResponse, ResumeWebhookApiArg>({
        query: (queryArg) => ({
          url: `/api/integrations/${encodeURIComponent(String(queryArg.id))}/webhooks/${encodeURIComponent(String(queryArg.webhookId))}/resume`,
          method: 'POST',
        }),
        invalidatesTags: ['webhooks'],
      }),
      renewWebhookSecret: build.mutation<RenewWebhookSecretApiResponse, RenewWebhookSecretApiArg>({
        query: (queryArg) => ({
          url: `/api/integrations/${encodeURIComponent(String(queryArg.id))}/webhooks/${encodeURIComponent(String(queryArg.webhookId))}/secret`,
          method: 'POST',
        }),
        invalidatesTags: ['webhooks'],
      }),
      testWebhook: build.mutation<TestWebhookApiResponse, TestWebhookApiArg>({
        query: (queryArg) => ({
          url: `/api/integrations/${encodeURIComponent(String(queryArg.id))}/webhooks/${encodeURIComponent(String(queryArg.webhookId))}/test`,
          method: 'POST',
        }),
        invalidatesTags: ['webhooks'],
      }),
      listOwnWebhooks: build.query<ListOwnWebhooksApiResponse, ListOwnWebhooksApiArg>({
        query: () => ({ url: `/api/webhooks` }),
        providesTags: ['webhooks'],
      }),
      addOwnWebhook: build.mutation<AddOwnWebhookApiResponse, AddOwnWebhookApiArg>({
        query: (queryArg) => ({ url: `/api/webhooks`, method: 'POST', body: queryArg.addWebhook }),
        invalidatesTags: ['webhooks'],
      }),
      updateOwnWebhook: build.mutation<UpdateOwnWebhookApiResponse, UpdateOwnWebhookApiArg>({
        query: (queryArg) => ({
          url: `/api/webhooks/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          body: queryArg.updateWebhook,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['webhooks'],
      }),
      deleteOwnWebhook: build.mutation<DeleteOwnWebhookApiResponse, DeleteOwnWebhookApiArg>({
        query: (queryArg) => ({
          url: `/api/webhooks/${encodeURIComponent(String(queryArg.id))}`,
          method: 'DELETE',
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['webhooks'],
      }),
      listOwnWebhookDeliveries: build.query<ListOwnWebhookDeliveriesApiResponse, ListOwnWebhookDeliveriesApiArg>({
        query: (queryArg) => ({
          url: `/api/webhooks/${encodeURIComponent(String(queryArg.id))}/deliveries`,
          params: {
            q: queryArg.q,
            sort: queryArg.sort,
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            after: queryArg.after,
            state: queryArg.state,
          },
        }),
        providesTags: ['webhooks'],
      }),
      replayOwnWebhookDelivery: build.mutation<ReplayOwnWebhookDeliveryApiResponse, ReplayOwnWebhookDeliveryApiArg>({
        query: (queryArg) => ({
          url: `/api/webhooks/${encodeURIComponent(String(queryArg.id))}/deliveries/${encodeURIComponent(String(queryArg.deliveryId))}/replay`,
          method: 'POST',
        }),
        invalidatesTags: ['webhooks'],
      }),
      replayOwnWebhook: build.mutation<ReplayOwnWebhookApiResponse, ReplayOwnWebhookApiArg>({
        query: (queryArg) => ({
          url: `/api/webhooks/${encodeURIComponent(String(queryArg.id))}/replay`,
          method: 'POST',
          body: queryArg.replayWebhook,
        }),
        invalidatesTags: ['webhooks'],
      }),
      resumeOwnWebhook: build.mutation<ResumeOwnWebhookApiResponse, ResumeOwnWebhookApiArg>({
        query: (queryArg) => ({ url: `/api/webhooks/${encodeURIComponent(String(queryArg.id))}/resume`, method: 'POST' }),
        invalidatesTags: ['webhooks'],
      }),
      renewOwnWebhookSecret: build.mutation<RenewOwnWebhookSecretApiResponse, RenewOwnWebhookSecretApiArg>({
        query: (queryArg) => ({ url: `/api/webhooks/${encodeURIComponent(String(queryArg.id))}/secret`, method: 'POST' }),
        invalidatesTags: ['webhooks'],
      }),
      testOwnWebhook: build.mutation<TestOwnWebhookApiResponse, TestOwnWebhookApiArg>({
        query: (queryArg) => ({ url: `/api/webhooks/${encodeURIComponent(String(queryArg.id))}/test`, method: 'POST' }),
        invalidatesTags: ['webhooks'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as webhooksApi };
export type ListWebhooksApiResponse = /** status 200 OK */ Webhook[];
export type ListWebhooksApiArg = {
  /** The id of the record. */
  id: string;
};
export type AddWebhookApiResponse = /** status 201 Created */ NewWebhook;
export type AddWebhookApiArg = {
  /** The id of the record. */
  id: string;
  addWebhook: AddWebhook;
};
export type UpdateWebhookApiResponse = /** status 200 OK */ Webhook;
export type UpdateWebhookApiArg = {
  /** The id of the record. */
  id: string;
  /** The id of the webhook. */
  webhookId: string;
  /** The ETag that was read, such as "3"; a stale one is answered with 409 */
  'If-Match'?: string;
  updateWebhook: UpdateWebhook;
};
export type DeleteWebhookApiResponse = unknown;
export type DeleteWebhookApiArg = {
  /** The id of the record. */
  id: string;
  /** The id of the webhook. */
  webhookId: string;
  /** The ETag that was read, such as "3"; a stale one is answered with 409 */
  'If-Match'?: string;
};
export type ListWebhookDeliveriesApiResponse = /** status 200 OK */ WebhookDelivery[];
export type ListWebhookDeliveriesApiArg = {
  /** The id of the record. */
  id: string;
  /** The id of the webhook. */
  webhookId: string;
  /** One whole id: of the change (webhook-id), of the record that has changed, or the number of the delivery. */
  q?: string;
  /** The order of the list: the name of a field, with `-` before it for descending. */
  sort?: string;
  /** The page, from 1. Beyond a capped total go on with `after` instead. */
  page?: number;
  /** How many rows a page has; 50 unless stated. */
  pageSize?: number;
  /** Where a long list goes on: taken from Link rel="next" */
  after?: string;
  /** Only deliveries in this state. */
  state?: 'queued' | 'sending' | 'delivered' | 'dead';
};
export type ReplayWebhookDeliveryApiResponse = /** status 200 OK */ WebhookDelivery;
export type ReplayWebhookDeliveryApiArg = {
  /** The id of the record. */
  id: string;
  /** The id of the webhook. */
  webhookId: string;
  /** The id of the delivery. */
  deliveryId: string;
};
export type ReplayWebhookApiResponse = /** status 200 OK */ ReplayedDeliveries;
export type ReplayWebhookApiArg = {
  /** The id of the record. */
  id: string;
  /** The id of the webhook. */
  webhookId: string;
  replayWebhook: ReplayWebhook;
};
export type ResumeWebhookApiResponse = /** status 200 OK */ Webhook;
export type ResumeWebhookApiArg = {
  /** The id of the record. */
  id: string;
  /** The id of the webhook. */
  webhookId: string;
};
export type RenewWebhookSecretApiResponse = /** status 200 OK */ NewWebhook;
export type RenewWebhookSecretApiArg = {
  /** The id of the record. */
  id: string;
  /** The id of the webhook. */
  webhookId: string;
};
export type TestWebhookApiResponse = /** status 200 OK */ WebhookAttempt;
export type TestWebhookApiArg = {
  /** The id of the record. */
  id: string;
  /** The id of the webhook. */
  webhookId: string;
};
export type ListOwnWebhooksApiResponse = /** status 200 OK */ Webhook[];
export type ListOwnWebhooksApiArg = void;
export type AddOwnWebhookApiResponse = /** status 201 Created */ NewWebhook;
export type AddOwnWebhookApiArg = {
  addWebhook: AddWebhook;
};
export type UpdateOwnWebhookApiResponse = /** status 200 OK */ Webhook;
export type UpdateOwnWebhookApiArg = {
  /** The id of the record. */
  id: string;
  /** The ETag that was read, such as "3"; a stale one is answered with 409 */
  'If-Match'?: string;
  updateWebhook: UpdateWebhook;
};
export type DeleteOwnWebhookApiResponse = unknown;
export type DeleteOwnWebhookApiArg = {
  /** The id of the record. */
  id: string;
  /** The ETag that was read, such as "3"; a stale one is answered with 409 */
  'If-Match'?: string;
};
export type ListOwnWebhookDeliveriesApiResponse = /** status 200 OK */ WebhookDelivery[];
export type ListOwnWebhookDeliveriesApiArg = {
  /** The id of the record. */
  id: string;
  /** One whole id: of the change (webhook-id), of the record that has changed, or the number of the delivery. */
  q?: string;
  /** The order of the list: the name of a field, with `-` before it for descending. */
  sort?: string;
  /** The page, from 1. Beyond a capped total go on with `after` instead. */
  page?: number;
  /** How many rows a page has; 50 unless stated. */
  pageSize?: number;
  /** Where a long list goes on: taken from Link rel="next" */
  after?: string;
  /** Only deliveries in this state. */
  state?: 'queued' | 'sending' | 'delivered' | 'dead';
};
export type ReplayOwnWebhookDeliveryApiResponse = /** status 200 OK */ WebhookDelivery;
export type ReplayOwnWebhookDeliveryApiArg = {
  /** The id of the record. */
  id: string;
  /** The id of the delivery. */
  deliveryId: string;
};
export type ReplayOwnWebhookApiResponse = /** status 200 OK */ ReplayedDeliveries;
export type ReplayOwnWebhookApiArg = {
  /** The id of the record. */
  id: string;
  replayWebhook: ReplayWebhook;
};
export type ResumeOwnWebhookApiResponse = /** status 200 OK */ Webhook;
export type ResumeOwnWebhookApiArg = {
  /** The id of the record. */
  id: string;
};
export type RenewOwnWebhookSecretApiResponse = /** status 200 OK */ NewWebhook;
export type RenewOwnWebhookSecretApiArg = {
  /** The id of the record. */
  id: string;
};
export type TestOwnWebhookApiResponse = /** status 200 OK */ WebhookAttempt;
export type TestOwnWebhookApiArg = {
  /** The id of the record. */
  id: string;
};
export type ChangeType =
  | 'appointment.created'
  | 'appointment.updated'
  | 'appointment.deleted'
  | 'appointment.restored'
  | 'appointment.confirmed'
  | 'appointment.cancelled'
  | 'appointment.completed'
  | 'appointment.no_show'
  | 'appointment.reopened'
  | 'appointment.rescheduled'
  | 'lead.created'
  | 'lead.updated'
  | 'lead.deleted'
  | 'lead.restored'
  | 'lead.status_changed'
  | 'lead.assigned'
  | 'patient.created'
  | 'patient.updated'
  | 'patient.deleted'
  | 'patient.restored'
  | 'patient.erased'
  | 'doctor.created'
  | 'doctor.updated'
  | 'doctor.deleted'
  | 'doctor.restored'
  | 'doctor.calendar_changed'
  | 'hospital.created'
  | 'hospital.updated'
  | 'hospital.deleted'
  | 'hospital.restored'
  | 'hospital.calendar_changed';
export type WebhookState = 'active' | 'resting' | 'disabled' | 'paused';
export type WebhookReason = 'switched_off' | 'restored' | 'other_address' | 'gone' | 'silent';
export type Webhook = {
  /** The id of the record; it never changes. */
  id: string;
  /** Where changes are sent: https, on port 443 or from 1024 on, and no address in a private network. */
  url: string;
  /** Which changes are sent: at least one type, each of records that the integration has the scope to read. */
  types: ChangeType[];
  /** resting: after 20 failures in a row it is probed until it answers. disabled, paused: nothing is sent until it is resumed. */
  state: WebhookState;
  /** Why nothing is sent, while it is disabled or paused. After restored and other_address an administrator alone resumes it. */
  reason: WebhookReason | null;
  /** Whether changes are sent, or will be when it has rested. */
  isActive: boolean;
  /** What somebody has to do before anything is sent: a new secret, where the server cannot read the one it kept. */
  fault: string | null;
  /** Until when the secret of before signs as well. */
  oldSecretUntil: string | null;
  /** How many calls have failed in a row. */
  fails: number;
  /** When it is tried next while it rests. */
  probeAt: string | null;
  /** When the receiver has last taken something. */
  lastSuccessAt: string | null;
  /** Deliveries that wait, up to 1,000. */
  waiting: number;
  /** Deliveries that were given up, up to 1,000; they can be sent again. */
  dead: number;
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
export type NewWebhook = {
  /** The id of the record; it never changes. */
  id: string;
  /** Where changes are sent: https, on port 443 or from 1024 on, and no address in a private network. */
  url: string;
  /** Which changes are sent: at least one type, each of records that the integration has the scope to read. */
  types: ChangeType[];
  /** resting: after 20 failures in a row it is probed until it answers. disabled, paused: nothing is sent until it is resumed. */
  state: WebhookState;
  /** Why nothing is sent, while it is disabled or paused. After restored and other_address an administrator alone resumes it. */
  reason: WebhookReason | null;
  /** Whether changes are sent, or will be when it has rested. */
  isActive: boolean;
  /** What somebody has to do before anything is sent: a new secret, where the server cannot read the one it kept. */
  fault: string | null;
  /** Until when the secret of before signs as well. */
  oldSecretUntil: string | null;
  /** How many calls have failed in a row. */
  fails: number;
  /** When it is tried next while it rests. */
  probeAt: string | null;
  /** When the receiver has last taken something. */
  lastSuccessAt: string | null;
  /** Deliveries that wait, up to 1,000. */
  waiting: number;
  /** Deliveries that were given up, up to 1,000; they can be sent again. */
  dead: number;
  /** Counts the changes of the record, from 1; also its `ETag`. */
  version: number;
  /** When it was made: ISO 8601 with offset. */
  createdAt: string;
  /** When it was last changed: ISO 8601 with offset. */
  updatedAt: string;
  /** What verifies a call (Standard Webhooks), shown this once: it is kept encrypted. */
  secret: string;
};
export type AddWebhook = {
  /** Where changes are sent: https, on port 443 or from 1024 on, and no address in a private network. */
  url: string;
  /** Which changes are sent: at least one type, each of records that the integration has the scope to read. */
  types: (
    | 'appointment.created'
    | 'appointment.updated'
    | 'appointment.deleted'
    | 'appointment.restored'
    | 'appointment.confirmed'
    | 'appointment.cancelled'
    | 'appointment.completed'
    | 'appointment.no_show'
    | 'appointment.reopened'
    | 'appointment.rescheduled'
    | 'lead.created'
    | 'lead.updated'
    | 'lead.deleted'
    | 'lead.restored'
    | 'lead.status_changed'
    | 'lead.assigned'
    | 'patient.created'
    | 'patient.updated'
    | 'patient.deleted'
    | 'patient.restored'
    | 'patient.erased'
    | 'doctor.created'
    | 'doctor.updated'
    | 'doctor.deleted'
    | 'doctor.restored'
    | 'doctor.calendar_changed'
    | 'hospital.created'
    | 'hospital.updated'
    | 'hospital.deleted'
    | 'hospital.restored'
    | 'hospital.calendar_changed'
  )[];
};
export type UpdateWebhook = {
  /** Where changes are sent: https, on port 443 or from 1024 on, and no address in a private network. */
  url?: string;
  /** Which changes are sent: at least one type, each of records that the integration has the scope to read. */
  types?: (
    | 'appointment.created'
    | 'appointment.updated'
    | 'appointment.deleted'
    | 'appointment.restored'
    | 'appointment.confirmed'
    | 'appointment.cancelled'
    | 'appointment.completed'
    | 'appointment.no_show'
    | 'appointment.reopened'
    | 'appointment.rescheduled'
    | 'lead.created'
    | 'lead.updated'
    | 'lead.deleted'
    | 'lead.restored'
    | 'lead.status_changed'
    | 'lead.assigned'
    | 'patient.created'
    | 'patient.updated'
    | 'patient.deleted'
    | 'patient.restored'
    | 'patient.erased'
    | 'doctor.created'
    | 'doctor.updated'
    | 'doctor.deleted'
    | 'doctor.restored'
    | 'doctor.calendar_changed'
    | 'hospital.created'
    | 'hospital.updated'
    | 'hospital.deleted'
    | 'hospital.restored'
    | 'hospital.calendar_changed'
  )[];
  /** Off: nothing is sent until it is on again. */
  isActive?: boolean;
};
export type DeliveryState = 'queued' | 'sending' | 'delivered' | 'dead';
export type WebhookOutcome = 'delivered' | 'refused' | 'failed';
export type WebhookAttempt = {
  /** When it was called. */
  at: string;
  /** refused: the address, or one of those that its name has, may not be called; nothing was sent. */
  outcome: WebhookOutcome;
  /** The status of the answer; null without one. */
  status: number | null;
  /** The first 200 characters of the answer, or why there is none. */
  text: string;
  /** How long it took, in milliseconds. */
  ms: number;
};
export type WebhookDelivery = {
  /** A whole number as text; later ones are higher. */
  id: string;
  /** The id of the change, sent as webhook-id: the same for every try, every endpoint and the change feed. */
  eventId: string;
  /** What has happened, to which kind of record. */
  type: ChangeType;
  /** The record that has changed. */
  entityId: string;
  /** Of the record, after the change. */
  recordVersion: number;
  /** dead: all tries are spent. */
  state: DeliveryState;
  /** How often it was sent. */
  tries: number;
  /** When it is sent next; null when it is not. */
  nextAt: string | null;
  /** What came of each try, the newest last. */
  attempts: WebhookAttempt[];
  /** What is sent, as signed: which record has changed, nothing of what is in it. */
  body: string;
  /** When it was made: ISO 8601 with offset. */
  createdAt: string;
};
export type ReplayedDeliveries = {
  /** How many are sent again: the oldest 5,000 at most. */
  queued: number;
  /** Whether there are more: call again. */
  more: boolean;
};
export type ReplayWebhook = {
  /** Only deliveries that were made from then on; without it all that were given up. */
  since?: string | null;
};
export const {
  useListWebhooksQuery,
  useLazyListWebhooksQuery,
  useAddWebhookMutation,
  useUpdateWebhookMutation,
  useDeleteWebhookMutation,
  useListWebhookDeliveriesQuery,
  useLazyListWebhookDeliveriesQuery,
  useReplayWebhookDeliveryMutation,
  useReplayWebhookMutation,
  useResumeWebhookMutation,
  useRenewWebhookSecretMutation,
  useTestWebhookMutation,
  useListOwnWebhooksQuery,
  useLazyListOwnWebhooksQuery,
  useAddOwnWebhookMutation,
  useUpdateOwnWebhookMutation,
  useDeleteOwnWebhookMutation,
  useListOwnWebhookDeliveriesQuery,
  useLazyListOwnWebhookDeliveriesQuery,
  useReplayOwnWebhookDeliveryMutation,
  useReplayOwnWebhookMutation,
  useResumeOwnWebhookMutation,
  useRenewOwnWebhookSecretMutation,
  useTestOwnWebhookMutation,
} = injectedRtkApi;
