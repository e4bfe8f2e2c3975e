import { Refusal } from '@arogya/domain/refusal';

/** 429 with the time after which to try again. */
export class TooMany extends Refusal {
  constructor(
    readonly retryAfter: number,
    /** How many calls have passed, when this is the first that has not (on a server, where it counts in memory); null for the others. */
    readonly passed: number | null = null,
  ) {
    super('tooMany');
  }
}
