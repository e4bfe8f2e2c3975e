/** Written by `npm run generate` from openapi.json: change the API, not this file. */
import { api } from '@arogya/platform';
export const addTagTypes = ['messages'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listMessages: build.query<ListMessagesApiResponse, ListMessagesApiArg>({
        query: (queryArg) => ({
          url: `/api/messages`,
          params: {
            q: queryArg.q,
            sort: queryArg.sort,
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            after: queryArg.after,
            template: queryArg.template,
          },
        }),
        providesTags: ['messages'],
      }),
      resendMessage: build.mutation<ResendMessageApiResponse, ResendMessageApiArg>({
        query: (queryArg) => ({ url: `/api/messages/${encodeURIComponent(String(queryArg.id))}/resend`, method: 'POST' }),
        invalidatesTags: ['messages'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as messagesApi };
export type ListMessagesApiResponse = /** status 200 OK */ OutboxMessage[];
export type ListMessagesApiArg = {
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
  /** Only messages of this kind. */
  template?: 'code' | 'confirmation' | 'reminder' | 'moved' | 'cancelled' | 'account';
};
export type ResendMessageApiResponse = unknown;
export type ResendMessageApiArg = {
  /** The id of the record. */
  id: string;
};
export type OutboxMessage = {
  /** The id of the message. */
  id: string;
  /** How it was, or would have been, sent. */
  channel: 'sms' | 'email';
  /** A phone, or an e-mail address */
  recipient: string;
  /** What kind of message it is. */
  template: 'code' | 'confirmation' | 'reminder' | 'moved' | 'cancelled' | 'account';
  /** Its subject; an SMS is sent without. */
  subject: string;
  /** Its whole text. */
  text: string;
  /** When it was kept or went out: ISO 8601 with offset. */
  at: string;
  /** kept: instead of being sent, where no provider is set up. unknown: it went out, and the provider did not say whether it took it; it is not sent again by itself. */
  state: 'kept' | 'unknown';
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
export const { useListMessagesQuery, useLazyListMessagesQuery, useResendMessageMutation } = injectedRtkApi;
