import { useDecideManyAffectedMutation, useUndoDecisionsMutation, type DecideMany } from '@arogya/api/calendars';
import { DECIDE_FAILED, DECISIONS_TAKEN_BACK, decisionsSaved, TAKE_BACK_FAILED } from '@arogya/domain/calendars/texts';
import { showUndo } from '@arogya/features/undo/show-undo';
import { useSubmit } from '@arogya/platform';
import type { SentDecision } from './outcomes';

/** Decides about what a change has left open, with a toast that takes it back; the answer is whether it was saved. */
export function useDecide() {
  const [submit, busy] = useSubmit();
  const [undoing] = useSubmit();
  const [send] = useDecideManyAffectedMutation();
  const [takeBack] = useUndoDecisionsMutation();
  const undo = (id: string, appointmentIds: string[]): void =>
    void undoing(() => takeBack({ id, undoDecisions: { appointmentIds } }), { success: DECISIONS_TAKEN_BACK, failure: TAKE_BACK_FAILED });
  const decide = async (id: string, decisions: SentDecision[]): Promise<boolean> => {
    const decideMany: DecideMany = { decisions };
    const done = await submit(() => send({ id, decideMany }), { failure: DECIDE_FAILED });
    if (!done.ok) return false;
    const ids = decisions.map(({ appointmentId }) => appointmentId);
    showUndo(decisionsSaved(done.data), () => undo(id, ids));
    return true;
  };
  return { decide, busy };
}
