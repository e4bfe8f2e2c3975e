import { useDecideAffectedMutation, type DecideAffected } from '@arogya/api/calendars';
import { DECIDE_FAILED, DECISION_SAVED } from '@arogya/domain/calendars/texts';
import { useSubmit } from '@arogya/platform';
import { useState } from 'react';

/** Decides about one appointment of a change; the answer is whether it was saved. */
export function useDecide(changeId: string, onDecided: (appointmentId: string) => void) {
  const [submit] = useSubmit();
  const [send] = useDecideAffectedMutation();
  const [busyId, setBusyId] = useState<string | null>(null);
  const decide = async (appointmentId: string, decideAffected: DecideAffected): Promise<boolean> => {
    setBusyId(appointmentId);
    const texts = { success: DECISION_SAVED, failure: DECIDE_FAILED };
    const done = await submit(() => send({ id: changeId, appointmentId, decideAffected }), texts);
    setBusyId(null);
    if (done.ok) onDecided(appointmentId);
    return done.ok;
  };
  return { decide, busyId };
}
