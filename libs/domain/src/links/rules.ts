import { LANGUAGES } from '../languages/languages';
import { between, oneOf, recordVersion, uuid, optional, type Rule } from '../rule';
import { instant } from '../when';
import { phoneDigits } from './digits';
import { CANCEL_REASONS, LATE_MINUTES } from './link';

const LATE = 'Please choose 10, 20 or 30 minutes';
const late = between(LATE_MINUTES[0], LATE_MINUTES[2], { low: LATE, high: LATE });

/** What the acts of a link send. */
export const linkRules = {
  minutes: { ...late, check: (value: unknown) => (LATE_MINUTES.some((minutes) => minutes === value) ? null : LATE) },
  at: instant('Please choose a time'),
  holdId: optional(uuid()),
  digits: phoneDigits,
  reason: oneOf(CANCEL_REASONS, 'Please choose a reason'),
  language: oneOf(LANGUAGES, 'Please choose a language'),
  version: recordVersion(),
} as const satisfies Record<string, Rule>;
