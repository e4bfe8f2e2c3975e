import type { WebhookReason } from '@arogya/domain/webhooks/states';
import { audiencesOf } from '../notifications/audience';
import type { NewNotification } from '../notifications/notifications.sql';

/** What the bell says of webhooks to which nothing is sent any more. */
export interface WebhookOff {
  /** What the notification is about: an integration, or one webhook of it. */
  readonly id: string;
  readonly integration: string;
  /** The host of the webhook, or of several: never more of an address, since a path or a query may hold a secret. */
  readonly host: string;
  readonly reason: WebhookReason;
}

/** Tells the administrators that a webhook needs them. */
export const webhookOff = ({ id, ...detail }: WebhookOff): NewNotification[] =>
  audiencesOf('webhook_off', { hospitalId: null, doctorId: null }).map((audience) => ({
    audience,
    kind: 'webhook_off',
    entity_id: id,
    detail,
  }));
