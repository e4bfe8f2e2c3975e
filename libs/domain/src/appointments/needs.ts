import type { Caller } from '../access';
import { MINUTE } from '../clock';
import { durationText } from '../duration';

/** Why an appointment needs somebody now, the most urgent first: each is listed once, for the first that holds. */
export const NEEDS = ['decide', 'close', 'call', 'confirm', 'reported'] as const;
export type Need = (typeof NEEDS)[number];

/** The sentence of each, for the row; that of one to be closed says when it began. */
const NEED_TEXT: Readonly<Record<Exclude<Need, 'close'>, string>> = {
  decide: 'A change of the calendar affects it: somebody has to decide.',
  call: 'The patient could not be reached by message. Please call.',
  confirm: 'Not confirmed',
  reported: 'The patient reported new details.',
};

const NEED_ELSEWHERE = 'The doctor has left: choose another or cancel.';

const HOUR = 60;
/** How long ago something began; after two hours only the whole ones matter. */
const ago = (minutes: number): string => durationText(minutes < 2 * HOUR ? minutes : minutes - (minutes % HOUR));

/** An appointment for which somebody is needed, as far as its sentence and its button depend on it. */
interface Needed {
  readonly need: Need;
  readonly appointmentDate: string;
  /** Of one to be decided about: null where the change is of the hospital to which the doctor has moved. */
  readonly calendarChangeId?: string | null;
}

/** Whether nobody here may decide about the change: the appointment itself is changed. */
const isElsewhere = ({ need, calendarChangeId }: Pick<Needed, 'need' | 'calendarChangeId'>): boolean =>
  need === 'decide' && calendarChangeId === null;

/** Why an appointment needs somebody, at an instant in ms. */
export function needText(needed: Needed, now: number): string {
  const { need, appointmentDate } = needed;
  if (isElsewhere(needed)) return NEED_ELSEWHERE;
  return need === 'close'
    ? `Started ${ago(Math.floor((now - Date.parse(appointmentDate)) / MINUTE))} ago: completed or no-show?`
    : NEED_TEXT[need];
}

/** Of a row that needs nobody any more, while it still stands in the list. */
export const NEED_DONE = 'Already handled';

const NEED_ACTION: Readonly<Record<Need, string>> = {
  decide: 'Choose',
  close: 'Complete or No Show',
  call: 'Call',
  confirm: 'Confirm',
  reported: 'Review Details',
};

/** What its button says, and whether it opens the appointment. */
export const needAction = (needed: Pick<Needed, 'need' | 'calendarChangeId'>): { readonly label: string; readonly opens: boolean } =>
  isElsewhere(needed) ? { label: 'Open', opens: true } : { label: NEED_ACTION[needed.need], opens: needed.need === 'reported' };

/** An appointment of today that began so long ago has taken place, or has not. */
export const CLOSE_AFTER_MINUTES = 30;
/** How long before the start a message that failed is a reason to call. */
export const CALL_WITHIN_HOURS = 48;
/** How many are counted: whoever has more begins with these. */
export const NEEDS_COUNTED = 100;
/** So many of the earliest for each reason are counted by hospital, and so many hospitals are named, those with most. */
export const NEEDS_COUNTED_BY_HOSPITAL = 1000;
export const HOSPITALS_COUNTED = 20;

/** A doctor decides about no change of a calendar, and about no details of a patient. */
export const needsOf = (role: Caller): readonly Need[] => (role === 'doctor' ? ['close', 'call', 'confirm'] : NEEDS);
