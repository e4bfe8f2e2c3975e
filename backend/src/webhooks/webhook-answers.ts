import type { AnswersOptions } from '../http/answers.decorator';
import type { SortKeys } from '../paging/keyset';
import { NewWebhook, ReplayedDeliveries, Webhook, WebhookAttempt, WebhookDelivery } from './webhook.dto';

export const DELIVERY_SORTS = { id: { by: 'd.id', type: 'bigint' } } as const satisfies SortKeys;

/** What the calls on webhooks answer, whether an administrator makes them or the integration itself. */
export const SAYS = {
  list: { summary: 'The webhooks of an integration, the oldest first', list: Webhook, refusals: ['notFound'] },
  add: {
    summary: 'Add a webhook; its secret is in this answer only',
    description: 'Changes from now on are sent to it, as Standard Webhooks describes: docs/integrators/webhooks.md.',
    type: NewWebhook,
    status: 201,
    refusals: ['notFound', 'tooManyWebhooks'],
  },
  change: {
    summary: 'Change the address or the types of a webhook, or turn it off and on',
    description: 'Turning it on does what resume does.',
    type: Webhook,
    refusals: ['notFound', 'stale', 'administratorResumes'],
  },
  remove: { summary: 'Delete a webhook, with what was not sent yet', refusals: ['notFound', 'stale'] },
  newSecret: {
    summary: 'Make a new secret; it is in this answer only',
    description: 'For 24 hours each call is signed with both, so that a receiver can change over.',
    type: NewWebhook,
    status: 200,
    refusals: ['notFound'],
  },
  resume: {
    summary: 'Send to this webhook again',
    description: 'What has waited is sent, and the count of failures begins anew.',
    type: Webhook,
    status: 200,
    refusals: ['notFound', 'administratorResumes'],
  },
  test: {
    summary: 'Call the receiver now with an event of the type webhook.test, and say what came of it',
    description: 'It is signed like every other, and stands in no log of deliveries.',
    type: WebhookAttempt,
    status: 200,
    refusals: ['notFound', 'webhookRests', 'tooMany'],
  },
  deliveries: {
    summary: 'What was sent to a webhook or will be, the newest first',
    description: 'Deliveries are kept for 30 days. q finds them by an id: of the change, of the record or of the delivery.',
    list: WebhookDelivery,
    sorts: DELIVERY_SORTS,
    refusals: ['notFound'],
  },
  replay: {
    summary: 'Send a delivery once more, with the same id',
    type: WebhookDelivery,
    status: 200,
    refusals: ['notFound', 'onItsWay'],
  },
  replayAll: {
    summary: 'Send once more what was given up: all of it, or what was made since a time',
    type: ReplayedDeliveries,
    status: 200,
    refusals: ['notFound'],
  },
} as const satisfies Record<string, AnswersOptions>;
