import { useUndoAppointmentMutation, type Appointment, type UpdateAppointment } from '@arogya/api/appointments';
import { CHANGE_UNDONE, UNDO_FAILED } from '@arogya/domain/appointments/texts';
import { showUndo } from '@arogya/features/undo/show-undo';
import { toasts, useSubmit } from '@arogya/platform';

/** Whether the server keeps what was before: notes and feedback alone can be written again. */
const isKept = ({ status, doctorId, appointmentDate }: UpdateAppointment): boolean =>
  status !== undefined || doctorId !== undefined || appointmentDate !== undefined;

/** Says that an appointment was changed, with Undo where the server can take it back (docs/adr/0026-undo.md). */
export function useUndoChange(): (text: string, change: UpdateAppointment, changed: Pick<Appointment, 'id' | 'version'>) => void {
  const [submit] = useSubmit();
  const [undo] = useUndoAppointmentMutation();
  return (text, change, { id, version }) => {
    if (!isKept(change)) return toasts.show({ title: text });
    const takeBack = () => undo({ id, undoAppointment: { version } });
    showUndo(text, () => void submit(takeBack, { success: CHANGE_UNDONE, failure: UNDO_FAILED }), id);
  };
}
