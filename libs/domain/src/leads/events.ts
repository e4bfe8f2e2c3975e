import { note, oneOf } from '@arogya/domain/rule';

export const LEAD_EVENT_KINDS = ['created', 'assigned', 'status', 'called', 'noted', 'booked'] as const;
export type LeadEventKind = (typeof LEAD_EVENT_KINDS)[number];

/** How a call to a lead ended. */
export const CALL_OUTCOMES = ['reached', 'no_answer', 'busy', 'call_back', 'wrong_number', 'not_interested'] as const;
export type CallOutcome = (typeof CALL_OUTCOMES)[number];

export const CALL_OUTCOME_LABELS: Record<CallOutcome, string> = {
  reached: 'Reached',
  no_answer: 'No answer',
  busy: 'Busy',
  call_back: 'Call back later',
  wrong_number: 'Wrong number',
  not_interested: 'Not interested',
};

export const callRules = {
  outcome: oneOf(CALL_OUTCOMES, 'Please choose how the call ended'),
  notes: note(),
} as const;

/** The status of a new or assigned lead after a call; null when the call leaves it as it is. */
export function statusAfterCall(status: string, outcome: CallOutcome): 'contacted' | 'lost' | null {
  const open = status === 'new' || status === 'assigned';
  if (outcome === 'not_interested') return open || status === 'contacted' ? 'lost' : null;
  return open && (outcome === 'reached' || outcome === 'call_back') ? 'contacted' : null;
}
