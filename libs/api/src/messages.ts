/** Written by `npm run contract` from openapi.json: change the API, not this file. */
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
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as messagesApi };
export type ListMessagesApiResponse = /** status 200 What the outbox has kept, newest first */ OutboxMessage[];
export type ListMessagesApiArg = {
  /** Search; fewer than three characters match beginnings only */
  q?: string | null;
  /** A field, or -field for descending */
  sort?: string | null;
  page?: number | null;
  pageSize?: number | null;
  /** Where a long list goes on: taken from Link rel="next" */
  after?: string | null;
  template?: ('code' | 'confirmation' | 'reminder' | 'moved' | 'cancelled') | null;
};
export type OutboxMessage = {
  id: string;
  channel: 'sms' | 'email';
  /** A phone, or an e-mail address */
  recipient: string;
  template: 'code' | 'confirmation' | 'reminder' | 'moved' | 'cancelled';
  subject: string;
  text: string;
  at: string;
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
export const {
  useListMessagesQuery,
} = injectedRtkApi;
