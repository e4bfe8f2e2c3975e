import { MOST_SCREEN_AGE_MS } from '@arogya/domain/live/screen-age';
import { between, optional } from '@arogya/domain/rule';
import { CheckedQuery } from '../http/checked.decorator';

const ageRule = optional(
  between(0, MOST_SCREEN_AGE_MS, { low: 'The age is at least 0', high: `The age is at most ${MOST_SCREEN_AGE_MS} ms` }),
);

export class EventsQuery {
  @CheckedQuery(ageRule, { description: 'How many ms ago the screen was asked for: what has changed since is sent at once' }) age?: number;
}
