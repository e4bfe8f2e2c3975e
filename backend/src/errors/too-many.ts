import { Refusal } from '@arogya/domain/refusal';

/** 429 with the time after which to try again. */
export class TooMany extends Refusal {
  constructor(readonly retryAfter: number) {
    super('tooMany');
  }
}
