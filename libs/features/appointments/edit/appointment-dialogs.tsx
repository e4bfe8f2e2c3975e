import type { Appointment } from '@arogya/api/appointments';
import { lazy, Suspense } from 'react';
import { DeleteAppointmentDialog } from './delete-appointment-dialog';
import { EditDialog } from './edit-dialog';
import type { AppointmentActionState } from './use-appointment-actions';
import { AppointmentClashDialog } from './appointment-clash-dialog';

const CompleteDialog = lazy(() => import('./complete-dialog').then((module) => ({ default: module.CompleteDialog })));

interface AppointmentDialogsProps {
  readonly pageActions: AppointmentActionState;
  readonly onDeleted: (appointment: Appointment) => void;
}

/**
 * The dialogs of the page: edit and move, complete with its feedback, the question before completing early, delete, and the
 * appointment whose time is taken.
 */
export function AppointmentDialogs({ pageActions, onDeleted }: AppointmentDialogsProps) {
  const { mutations, question, editing, deleting, completing, stopEditing, stopDeleting, stopCompleting, move } = pageActions;
  const { clash } = mutations;
  const remove = async (appointment: Appointment): Promise<void> => {
    const gone = await mutations.removeAppointment(appointment);
    stopDeleting();
    if (gone) onDeleted(appointment);
  };
  const editClashed = (): void => {
    if (clash) move(clash.appointment);
    mutations.forgetClash();
  };
  return (
    <>
      {editing ? (
        <EditDialog key={editing.appointment.id} appointment={editing.appointment} moving={editing.moving} onClose={stopEditing} />
      ) : null}
      {question}
      {completing ? (
        <Suspense fallback={null}>
          <CompleteDialog appointment={completing} onClose={stopCompleting} />
        </Suspense>
      ) : null}
      <DeleteAppointmentDialog
        appointment={deleting}
        busy={mutations.busy}
        onConfirm={(appointment) => void remove(appointment)}
        onCancel={stopDeleting}
      />
      <AppointmentClashDialog
        clash={clash}
        busy={mutations.busy}
        onClose={mutations.forgetClash}
        onEdit={editClashed}
        onTake={mutations.takeInstead}
      />
    </>
  );
}
