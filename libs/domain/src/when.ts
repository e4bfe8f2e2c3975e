import { instantFrom, isDay } from './clock';
import type { Rule } from './rule';

/** A calendar day that exists, 'YYYY-MM-DD'. */
export const day = (message = 'Please enter a date as YYYY-MM-DD'): Rule => ({
  optional: false,
  schema: { type: 'string', format: 'date' },
  check: (value) => (isDay(value) ? null : message),
});

/** An ISO 8601 date-time with an offset, e.g. 2026-11-24T09:30:00+05:30. */
export const instant = (message = 'Please enter a date and time as ISO 8601 with an offset'): Rule => ({
  optional: false,
  schema: { type: 'string', format: 'date-time' },
  check: (value) => (instantFrom(value) === null ? message : null),
});
