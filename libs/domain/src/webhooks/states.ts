/** `resting`: it has failed often, and is probed from time to time. `disabled` and `paused`: nothing is sent until somebody resumes it. */
export const WEBHOOK_STATES = ['active', 'resting', 'disabled', 'paused'] as const;
export type WebhookState = (typeof WEBHOOK_STATES)[number];

/** Why nothing is sent: `gone` and `silent` disable an endpoint, the others pause it. */
export const WEBHOOK_REASONS = ['switched_off', 'restored', 'other_address', 'gone', 'silent'] as const;
export type WebhookReason = (typeof WEBHOOK_REASONS)[number];

/** After these an administrator alone resumes it: a copy of a database must call nobody by itself, whoever has a key to it. */
export const RESUMED_BY_ADMINISTRATOR: ReadonlySet<WebhookReason> = new Set<WebhookReason>(['restored', 'other_address']);

export const DELIVERY_STATES = ['queued', 'sending', 'delivered', 'dead'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** What came of one call: `refused` is an address that must not be called, to which nothing was sent. */
export const OUTCOMES = ['delivered', 'refused', 'failed'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** For how long the secret of before signs as well, after a new one was made. */
export const OLD_SECRET_HOURS = 24;

/** The most endpoints of one integration. */
export const MOST_WEBHOOKS = 10;

/** The most deliveries that one call of `replay` queues again. */
export const MOST_REPLAYED = 5_000;
