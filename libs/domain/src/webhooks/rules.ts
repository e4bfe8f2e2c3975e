import { CHANGE_TYPES } from '../changes/types';
import { flag, listOf, oneOf, optional, text, type Rule, type Rules } from '../rule';
import { addressFault, URL_MAX, URL_MISSING } from './address';

const TYPES_MISSING = 'Please choose at least one type';
const SINCE_WRONG = 'Please enter a time, such as 2026-11-24T09:00:00+05:30';
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/iu;

function url(): Rule {
  const short = text({ max: URL_MAX, message: URL_MISSING });
  return { ...short, check: (value) => short.check(value) ?? addressFault(String(value)) };
}

/** One type at least. */
function types(): Rule {
  const some = listOf(oneOf(CHANGE_TYPES, 'Please choose types of the list'), CHANGE_TYPES.length);
  return { ...some, check: (value) => (Array.isArray(value) && value.length > 0 ? some.check(value) : TYPES_MISSING) };
}

function instant(): Rule {
  const check = (value: unknown): string | null =>
    typeof value === 'string' && INSTANT.test(value) && !Number.isNaN(Date.parse(value)) ? null : SINCE_WRONG;
  return { optional: false, schema: { type: 'string', format: 'date-time' }, check };
}

/** The fields of an endpoint: where an integration is told of changes. */
export const webhookRules = { url: url(), types: types(), isActive: flag() } as const satisfies Rules;

/** Which dead deliveries are sent again: those of a time on, or all. */
export const replayRules = { since: optional(instant()) } as const satisfies Rules;
