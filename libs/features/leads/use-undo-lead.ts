import { useUndoLeadMutation, type Lead, type UpdateLead } from '@arogya/api/leads';
import { CHANGE_UNDONE, UNDO_FAILED } from '@arogya/domain/appointments/texts';
import { canUndoLead } from '@arogya/domain/leads/undo';
import { showUndo } from '@arogya/features/undo/show-undo';
import { toasts, useSubmit } from '@arogya/platform';

type SayChanged = (text: string, change: UpdateLead, changed: Pick<Lead, 'id' | 'version'>, onUndone?: () => void) => void;

/** Says that a lead was changed, with Undo where the server can take it back (docs/adr/0026-undo.md). */
export function useUndoLead(): SayChanged {
  const [submit] = useSubmit();
  const [undo] = useUndoLeadMutation();
  return (text, change, { id, version }, onUndone) => {
    if (!canUndoLead(Object.keys(change))) return toasts.show({ title: text });
    const takeBack = async (): Promise<void> => {
      const done = await submit(() => undo({ id, undoLead: { version } }), { success: CHANGE_UNDONE, failure: UNDO_FAILED });
      if (done.ok) onUndone?.();
    };
    showUndo(text, () => void takeBack());
  };
}
