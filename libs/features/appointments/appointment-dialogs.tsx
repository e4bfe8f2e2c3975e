import { DeleteAppointmentDialog } from './delete-appointment-dialog';
import { EditDialog } from './edit-dialog';
import type { AppointmentActionState } from './use-appointment-actions';
import { AppointmentClashDialog } from './appointment-clash-dialog';
import type { Appointment } from './appointment-labels';

interface AppointmentDialogsProps {
  readonly pageActions: AppointmentActionState;
  readonly onDeleted: (appointment: Appointment) => void;
}

/** The dialogs of the page: edit and move, the question before completing early, delete, and the appointment whose time is taken. */
export function AppointmentDialogs({ pageActions, onDeleted }: AppointmentDialogsProps) {
  const { mutations, question, editing, deleting, stopEditing, stopDeleting, move } = pageActions;
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
