import { ConfirmDelete } from '@arogya/ui/confirm-delete';
import { formatDateTime } from '@arogya/ui/formats';
import { Facts } from '@arogya/ui/record-drawer';
import { doctorName, type Visit } from './visit';

interface DeleteVisitDialogProps {
  readonly visit: Visit | null;
  readonly busy: boolean;
  readonly onConfirm: (visit: Visit) => void;
  readonly onCancel: () => void;
}

export function DeleteVisitDialog({ visit, busy, onConfirm, onCancel }: DeleteVisitDialogProps) {
  return (
    <ConfirmDelete
      open={visit !== null}
      title="Delete Appointment"
      busy={busy}
      onCancel={onCancel}
      onConfirm={() => (visit ? onConfirm(visit) : undefined)}
      text="Are you sure you want to delete this appointment? It leaves every list, and its time becomes free again."
    >
      {visit ? (
        <Facts
          facts={[
            ['Patient', visit.patient.name],
            ['Doctor', doctorName(visit.doctor.fullName)],
            ['Date & Time', formatDateTime(visit.appointmentDate)],
          ]}
        />
      ) : null}
    </ConfirmDelete>
  );
}
