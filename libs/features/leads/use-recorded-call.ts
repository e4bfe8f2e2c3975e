import { useRecordCallMutation } from '@arogya/api/leads';
import { CALL_OUTCOME_LABELS, statusAfterCall, type CallOutcome } from '@arogya/domain/leads/events';
import { CALL_NOT_RECORDED, CALL_RECORDED } from '@arogya/domain/leads/texts';
import { toasts, useSubmit } from '@arogya/platform';
import { useRef, useState } from 'react';
import type { Lead } from './lead';
import { useUndoLead } from './use-undo-lead';

interface CallRecord {
  readonly leadId: string;
  readonly outcome: CallOutcome;
}

type SayRecorded = (before: Lead, outcome: CallOutcome, after: Lead, onUndone?: () => void) => void;

/** Says how a call ended, with Undo where it has changed the status. */
export function useSayRecorded(): SayRecorded {
  const sayChanged = useUndoLead();
  return (before, outcome, after, onUndone) => {
    const text = `${before.patientName}: ${CALL_OUTCOME_LABELS[outcome]}`;
    const status = statusAfterCall(before.status, outcome);
    if (status) sayChanged(text, { status }, after, onUndone);
    else toasts.show({ title: CALL_RECORDED, text });
  };
}

/** How the call of the lead ended: recorded once while the lead is open, until somebody says that they called again. */
export function useRecordedCall(lead: Lead | undefined) {
  const [submit, busy] = useSubmit();
  const [recordCall] = useRecordCallMutation();
  const sayRecorded = useSayRecorded();
  const [recorded, setRecorded] = useState<CallRecord | null>(null);
  // A key that is pressed twice is faster than what it changes on the screen.
  const sent = useRef<string | null>(null);
  const again = (): void => {
    sent.current = null;
    setRecorded(null);
  };
  const record = async (outcome: CallOutcome): Promise<void> => {
    if (!lead || sent.current === lead.id) return;
    sent.current = lead.id;
    const done = await submit(() => recordCall({ id: lead.id, recordCall: { outcome } }), { failure: CALL_NOT_RECORDED });
    if (!done.ok) return again();
    setRecorded({ leadId: lead.id, outcome });
    sayRecorded(lead, outcome, done.data, again);
  };
  return { outcome: recorded && recorded.leadId === lead?.id ? recorded.outcome : null, busy, record, again };
}
export type RecordedCall = ReturnType<typeof useRecordedCall>;
