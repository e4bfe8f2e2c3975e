import { DeleteVisitDialog } from './delete-visit-dialog';
import { EditDialog } from './edit-dialog';
import type { VisitDesk } from './use-visit-desk';
import { VisitClashDialog } from './visit-clash-dialog';
import type { Visit } from './visit';

interface VisitDialogsProps {
  readonly desk: VisitDesk;
  readonly onDeleted: (visit: Visit) => void;
}

/** The dialogs over the page: edit and move, delete, and the visit that cannot return to its time. */
export function VisitDialogs({ desk, onDeleted }: VisitDialogsProps) {
  const { acts, editing, deleting, stopEditing, stopDeleting, move } = desk;
  const { clash } = acts;
  const remove = async (visit: Visit): Promise<void> => {
    const gone = await acts.removeVisit(visit);
    stopDeleting();
    if (gone) onDeleted(visit);
  };
  const editClashed = (): void => {
    if (clash) move(clash.visit);
    acts.forgetClash();
  };
  return (
    <>
      {editing ? <EditDialog key={editing.visit.id} visit={editing.visit} moving={editing.moving} onClose={stopEditing} /> : null}
      <DeleteVisitDialog visit={deleting} busy={acts.busy} onConfirm={(visit) => void remove(visit)} onCancel={stopDeleting} />
      <VisitClashDialog clash={clash} busy={acts.busy} onClose={acts.forgetClash} onEdit={editClashed} onTake={acts.takeInstead} />
    </>
  );
}
