import type { Appointment } from '@arogya/api/appointments';
import { doctorName } from '@arogya/domain/doctors/doctor-name';
import { ConfirmDelete } from '@arogya/ui/feedback/confirm-delete';
import { AS_BOOKED } from '@arogya/domain/clock';
import { formatDateTime } from '@arogya/ui/look/formats';
import { Facts } from '@arogya/ui/record/record-drawer';

interface DeleteAppointmentDialogProps {
  readonly appointment: Appointment | null;
  readonly busy: boolean;
  readonly onConfirm: (appointment: Appointment) => void;
  readonly onCancel: () => void;
}

export function DeleteAppointmentDialog({ appointment, busy, onConfirm, onCancel }: DeleteAppointmentDialogProps) {
  return (
    <ConfirmDelete
      open={appointment !== null}
      title="Delete Appointment"
      busy={busy}
      onCancel={onCancel}
      onConfirm={() => (appointment ? onConfirm(appointment) : undefined)}
      text="Are you sure you want to delete this appointment? It disappears from every list, and its time becomes free again."
    >
      {appointment ? (
        <Facts
          facts={[
            ['Patient', appointment.patient.name],
            ['Doctor', doctorName(appointment.doctor.fullName)],
            ['Date & Time', formatDateTime(appointment.appointmentDate, AS_BOOKED)],
          ]}
        />
      ) : null}
    </ConfirmDelete>
  );
}
