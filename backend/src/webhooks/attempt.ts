import type { Outcome } from '@arogya/domain/webhooks/states';

/** What is kept of one call of an endpoint. */
export interface Attempt {
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly outcome: Outcome;
  /** Of the answer; null without one. */
  readonly status: number | null;
  /** The first 200 characters of the answer, or why there is none. */
  readonly text: string;
  /** How long it took, in milliseconds. */
  readonly ms: number;
}
