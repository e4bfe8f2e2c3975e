import type { DeliveryState, Outcome, WebhookReason, WebhookState } from './states';

export const WEBHOOK_STATE_LABELS: Readonly<Record<WebhookState, string>> = {
  active: 'Active',
  resting: 'Resting',
  disabled: 'Disabled',
  paused: 'Paused',
};

/** What each state means, beside its label. */
export const WEBHOOK_STATE_TEXTS: Readonly<Record<WebhookState, string>> = {
  active: 'Changes are sent as they happen.',
  resting: 'It has failed 20 times in a row. It is tried again by itself, and what has happened meanwhile waits.',
  disabled: 'Nothing is sent until somebody resumes it.',
  paused: 'Nothing is sent until somebody resumes it.',
};

/** Why nothing is sent. */
export const WEBHOOK_REASON_TEXTS: Readonly<Record<WebhookReason, string>> = {
  switched_off: 'Somebody has switched it off.',
  restored: 'The database was restored or moved: a copy calls nobody before an administrator resumes it.',
  other_address: 'This server has another public address than the one under which it was saved. An administrator resumes it.',
  gone: 'The receiver has answered 410: it wants nothing any more.',
  silent: 'It has taken nothing for 5 days.',
};

export const DELIVERY_STATE_LABELS: Readonly<Record<DeliveryState, string>> = {
  queued: 'Waiting',
  sending: 'Sending',
  delivered: 'Delivered',
  dead: 'Given up',
};

export const OUTCOME_LABELS: Readonly<Record<Outcome, string>> = {
  delivered: 'Delivered',
  refused: 'Address refused',
  failed: 'Failed',
};

/** Of an endpoint whose secret was sealed under another SESSION_SECRET. */
export const SECRET_LOST = 'Its secret can no longer be read, and nothing goes out unsigned. Set a new secret.';
export const SECRET_SHOWN_ONCE = 'Copy the secret now: it is not shown again.';

/** For a type of which the integration may not read the records. */
export const scopeMissing = (type: string, scope: string): string =>
  `${type} needs the scope ${scope}, which this integration does not have`;

/** In the bell: 'hooks.example.com of Front desk. It has taken nothing for 5 days.' */
export function webhookOffOf(detail: Readonly<Record<string, unknown>>): string {
  const why = WEBHOOK_REASON_TEXTS[String(detail['reason']) as WebhookReason] as string | undefined;
  return `${String(detail['host'])} of ${String(detail['integration'])}.${why ? ` ${why}` : ''}`;
}
