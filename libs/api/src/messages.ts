/** Written by `npm run generate` from openapi.json: change the API, not this file. */
import { api } from '@arogya/platform';
export const addTagTypes = ['messages'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listMessageTemplates: build.query<ListMessageTemplatesApiResponse, ListMessageTemplatesApiArg>({
        query: () => ({ url: `/api/message-templates` }),
        providesTags: ['messages'],
      }),
      saveMessageTemplate: build.mutation<SaveMessageTemplateApiResponse, SaveMessageTemplateApiArg>({
        query: (queryArg) => ({
          url: `/api/message-templates`,
          method: 'PUT',
          body: queryArg.saveMessageTemplate,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['messages'],
      }),
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
export type ListMessageTemplatesApiResponse = /** status 200 OK */ MessageTemplates;
export type ListMessageTemplatesApiArg = void;
export type SaveMessageTemplateApiResponse = /** status 200 OK */ MessageTemplate;
export type SaveMessageTemplateApiArg = {
  /** The ETag that was read, such as "3"; a stale one is answered with 409 */
  'If-Match'?: string;
  saveMessageTemplate: SaveMessageTemplate;
};
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
export type MessageTemplate = {
  /** Which text. */
  template: 'code' | 'confirmation' | 'reminder' | 'moved' | 'cancelled';
  /** What it says besides: the link to the patient's page or the hospital's phone, and the reason of a changed calendar or not. */
  form: 'linkReason' | 'link' | 'phoneReason' | 'phone' | 'plain';
  /** In which language. */
  language: 'en' | 'hi' | 'mr' | 'ta' | 'te' | 'kn' | 'ml' | 'bn' | 'gu';
  /** As it is registered, each place with the kind of its value. */
  text: string;
  /** As somebody may get it. */
  preview: string;
  /** How many SMS the preview is. */
  segments: number;
  /** What to know before it is registered. */
  warnings: string[];
  /** Its id at the operators; null when none was entered. */
  dltTemplateId: string | null;
  /** The sender's header; null: the provider's usual one. */
  dltHeader: string | null;
  /** What the provider calls the text. */
  providerName: string | null;
  /** Where no id was entered: the variable of the environment that has one. */
  variable: string | null;
  /** Raised by each change; 0 where nothing was entered. */
  version: number;
};
export type MessageTemplates = {
  /** Whether a text without an id does not go out, as operators in India demand; then SMS_DLT_ENTITY_ID is set. */
  idsNeeded: boolean;
  /** By language, then text, the fullest form first. */
  templates: MessageTemplate[];
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
export type SaveMessageTemplate = {
  /** Which text. */
  template: 'code' | 'confirmation' | 'reminder' | 'moved' | 'cancelled';
  /** In which form. */
  form: 'linkReason' | 'link' | 'phoneReason' | 'phone' | 'plain';
  /** In which language. */
  language: 'en' | 'hi' | 'mr' | 'ta' | 'te' | 'kn' | 'ml' | 'bn' | 'gu';
  /** Its id at the operators (DLT): 19 digits. Empty: it is not registered, and does not go out where it has to be. */
  dltTemplateId?: string | null;
  /** The sender's header, where it is not the provider's usual one. */
  dltHeader?: string | null;
  /** What the provider calls the text, where it asks for that. */
  providerName?: string | null;
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
export const {
  useListMessageTemplatesQuery,
  useLazyListMessageTemplatesQuery,
  useSaveMessageTemplateMutation,
  useListMessagesQuery,
  useLazyListMessagesQuery,
  useResendMessageMutation,
} = injectedRtkApi;
