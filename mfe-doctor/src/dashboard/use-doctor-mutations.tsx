import type { Appointment } from '@arogya/api/appointments';
import type { AppointmentStatus } from '@arogya/domain/appointments/status';
import { CompleteDialog } from '@arogya/features/appointments/edit/complete-dialog';
import { useEarlyQuestion } from '@arogya/features/appointments/edit/early-question';
import { useAppointmentMutations } from '@arogya/features/appointments/edit/use-appointment-mutations';
import { appointmentName } from '@arogya/features/appointments/appointment-labels';
import { ConfirmDelete } from '@arogya/ui/feedback/confirm-delete';
import { useState, type ReactNode } from 'react';
import type { DoctorMutations } from './doctor-mutations';
import { UpdateAppointmentDialog } from './update-appointment-dialog';

interface EditDialogState {
  readonly open: boolean;
  readonly appointment: Appointment;
}

/**
 * The status changes of the dashboard, and its dialogs: cancelling asks first, since the patient gets a message; completing asks
 * for the feedback in the same step.
 */
export function useDoctorMutations(): { mutations: DoctorMutations; dialogs: ReactNode } {
  const { setStatus, busy, busyId } = useAppointmentMutations();
  const { unlessEarly, question } = useEarlyQuestion();
  const [editing, setEditing] = useState<EditDialogState | null>(null);
  const [completing, setCompleting] = useState<Appointment | null>(null);
  const [cancelling, setCancelling] = useState<Appointment | null>(null);
  const onStep = (appointment: Appointment, status: AppointmentStatus): void => {
    if (status === 'cancelled') setCancelling(appointment);
    else if (status === 'completed') unlessEarly(appointment, status, () => setCompleting(appointment));
    else setStatus(appointment, status);
  };
  const cancel = (): void => {
    if (cancelling) setStatus(cancelling, 'cancelled');
    setCancelling(null);
  };
  const dialogs = (
    <>
      {editing ? (
        <UpdateAppointmentDialog
          key={`${editing.appointment.id} ${editing.appointment.version}`}
          open={editing.open}
          appointment={editing.appointment}
          onClose={() => setEditing({ ...editing, open: false })}
        />
      ) : null}
      {question}
      {completing ? <CompleteDialog appointment={completing} onClose={() => setCompleting(null)} /> : null}
      <ConfirmDelete
        open={cancelling !== null}
        title="Cancel appointment"
        confirmLabel="Cancel appointment"
        busy={busy}
        text={cancelling ? `Cancel the appointment of ${appointmentName(cancelling)}? Its time becomes free for others.` : ''}
        onConfirm={cancel}
        onCancel={() => setCancelling(null)}
      />
    </>
  );
  return { mutations: { onStep, onUpdate: (appointment) => setEditing({ open: true, appointment }), busyId }, dialogs };
}
