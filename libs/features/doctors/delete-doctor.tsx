import { useDeleteDoctorMutation, useGetDoctorQuery, useUpdateDoctorMutation, type Doctor } from '@arogya/api/doctors';
import { DELETE_DOCTOR_FAILED, DOCTOR_DELETED, DOCTOR_UPDATED, confirmDeleteDoctor } from '@arogya/domain/doctors/texts';
import { useSubmit } from '@arogya/platform';
import { ConfirmDelete } from '@arogya/ui/feedback/confirm-delete';
import { Consequences, InlineAction } from '@arogya/ui/feedback/consequences';
import { formatNumber } from '@arogya/ui/look/formats';

function appointmentsLine(count: number): string {
  if (count === 0) return 'No upcoming appointments are affected.';
  return count === 1
    ? '1 upcoming appointment is cancelled and the patient is told.'
    : `${formatNumber(count)} upcoming appointments are cancelled and their patients are told.`;
}

/** The appointments that deleting the doctor would cancel, counted when the dialog opens. */
function AffectedAppointments({ id }: { id: string }) {
  const { data, error, isFetching } = useGetDoctorQuery({ id }, { refetchOnMountOrArgChange: true });
  const unknown = error ? 'The upcoming appointments could not be counted.' : 'Counting upcoming appointments…';
  const line = data && !isFetching && !error ? appointmentsLine(data.upcomingVisits) : unknown;
  return <Consequences busy={isFetching} lines={[line]} />;
}

interface DeleteDoctorProps {
  readonly doctor: Doctor | null;
  readonly onClose: () => void;
  readonly onDeleted: (doctor: Doctor) => void;
}

/** Asks before a doctor is deleted, says what follows, and offers to deactivate instead. */
export function DeleteDoctor({ doctor, onClose, onDeleted }: DeleteDoctorProps) {
  const [submit, busy] = useSubmit();
  const [deleteDoctor] = useDeleteDoctorMutation();
  const [updateDoctor] = useUpdateDoctorMutation();
  if (!doctor) return null;
  const { id, fullName, version, isActive } = doctor;
  const remove = async (): Promise<void> => {
    const done = await submit(() => deleteDoctor({ id }), { success: DOCTOR_DELETED, failure: DELETE_DOCTOR_FAILED });
    if (done.ok) onDeleted(doctor);
  };
  const rest = async (): Promise<void> => {
    const change = { id, 'If-Match': `"${version}"`, updateDoctor: { isActive: false } };
    const done = await submit(() => updateDoctor(change), { success: DOCTOR_UPDATED, failure: 'Failed to update doctor profile.' });
    if (done.ok) onClose();
  };
  return (
    <ConfirmDelete
      open
      title="Delete doctor"
      text={confirmDeleteDoctor(fullName)}
      busy={busy}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      <AffectedAppointments id={id} />
      {isActive ? (
        <p>
          To take no new bookings but keep the appointments,{' '}
          <InlineAction busy={busy} onAction={() => void rest()}>
            deactivate the doctor instead
          </InlineAction>
          .
        </p>
      ) : null}
    </ConfirmDelete>
  );
}
