import { LANGUAGES } from '../languages/languages';
import { between, flag, oneOf, type Rule } from '../rule';
import { embedOriginsRule } from './embed-origins';
import { CHANGE_UNTIL_MINUTES, MOVES } from './hospital-rules';

const CUT_OFF = 'Please enter 0 minutes to 7 days';
const HOW_OFTEN = `Please enter ${MOVES.min} to ${MOVES.max}`;

export const hospitalSettingsRules = {
  changeUntil: between(CHANGE_UNTIL_MINUTES.min, CHANGE_UNTIL_MINUTES.max, { low: CUT_OFF, high: CUT_OFF }),
  moves: between(MOVES.min, MOVES.max, { low: HOW_OFTEN, high: HOW_OFTEN }),
  patientConfirms: flag(),
  language: oneOf(LANGUAGES, 'Please choose a language'),
  /** Of the pages or the messages in a language. */
  tick: flag(),
  embedOrigins: embedOriginsRule,
} as const satisfies Record<string, Rule>;

export const LANGUAGE_NOT_TICKED = 'Please choose English or a language whose pages are ticked';
export const NOT_THERE = 'There are no texts in this language yet';
