import type { Appointment } from '@arogya/api/appointments';
import type { AppointmentStatus } from '@arogya/domain/appointments/status';
import { useVisitActs } from '@arogya/features/appointments/use-visit-acts';
import { visitName } from '@arogya/features/appointments/visit';
import { ConfirmDelete } from '@arogya/ui/confirm-delete';
import { useState, type ReactNode } from 'react';
import type { DoctorActs } from './doctor-acts';
import { UpdateVisitDialog } from './update-visit-dialog';

interface Editing {
  readonly open: boolean;
  readonly visit: Appointment;
}

/** The steps of the dashboard, and the two dialogs they may open: cancelling asks first, since the patient is told. */
export function useDoctorActs(): { acts: DoctorActs; dialogs: ReactNode } {
  const { setStatus, busy, busyId } = useVisitActs();
  const [editing, setEditing] = useState<Editing | null>(null);
  const [cancelling, setCancelling] = useState<Appointment | null>(null);
  const onStep = (visit: Appointment, status: AppointmentStatus): void => {
    if (status === 'cancelled') setCancelling(visit);
    else setStatus(visit, status);
  };
  const cancel = (): void => {
    if (cancelling) setStatus(cancelling, 'cancelled');
    setCancelling(null);
  };
  const dialogs = (
    <>
      {editing ? (
        <UpdateVisitDialog
          key={`${editing.visit.id} ${editing.visit.version}`}
          open={editing.open}
          visit={editing.visit}
          onClose={() => setEditing({ ...editing, open: false })}
        />
      ) : null}
      <ConfirmDelete
        open={cancelling !== null}
        title="Cancel appointment"
        confirmLabel="Cancel appointment"
        busy={busy}
        text={cancelling ? `Cancel the appointment of ${visitName(cancelling)}? Its time becomes free for others.` : ''}
        onConfirm={cancel}
        onCancel={() => setCancelling(null)}
      />
    </>
  );
  return { acts: { onStep, onUpdate: (visit) => setEditing({ open: true, visit }), busyId }, dialogs };
}
