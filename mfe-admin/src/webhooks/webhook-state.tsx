import type { DeliveryState, Webhook, WebhookState } from '@arogya/api/webhooks';
import { TAGS } from '@arogya/domain/palette';
import { DELIVERY_STATE_LABELS, WEBHOOK_REASON_TEXTS, WEBHOOK_STATE_LABELS, WEBHOOK_STATE_TEXTS } from '@arogya/domain/webhooks/texts';
import { StatusTag } from '@arogya/ui/table/status-tag';

const TAG_OF = { active: TAGS.done, resting: TAGS.waiting, disabled: TAGS.urgent, paused: TAGS.over } as const satisfies Record<
  WebhookState,
  object
>;
const TAG_OF_DELIVERY = { queued: TAGS.waiting, sending: TAGS.agreed, delivered: TAGS.done, dead: TAGS.urgent } as const satisfies Record<
  DeliveryState,
  object
>;

export const WebhookTag = ({ state }: { state: WebhookState }) => (
  <StatusTag look={{ label: WEBHOOK_STATE_LABELS[state], ...TAG_OF[state] }} />
);

export const DeliveryTag = ({ state }: { state: DeliveryState }) => (
  <StatusTag look={{ label: DELIVERY_STATE_LABELS[state], ...TAG_OF_DELIVERY[state] }} />
);

/** Why nothing is sent, and what has to be done; nothing while all is well. */
export function hindranceOf({ state, reason, fault }: Webhook): string | null {
  if (fault !== null) return fault;
  if (state === 'active') return null;
  return reason === null ? WEBHOOK_STATE_TEXTS[state] : WEBHOOK_REASON_TEXTS[reason];
}
