import { useListAppointmentsQuery } from '@arogya/api/appointments';
import { useListDoctorsQuery } from '@arogya/api/doctors';
import { useDeleteHospitalMutation, useUpdateHospitalMutation } from '@arogya/api/hospitals';
import { dayOf } from '@arogya/domain/clock';
import { HOSPITAL_DELETED, HOSPITAL_UPDATED } from '@arogya/domain/hospitals/texts';
import { ifMatch, orSayChanged, presentRecord } from '@arogya/features/versions/present-record';
import { useSubmit, useListTotal } from '@arogya/platform';
import { ConfirmDelete } from '@arogya/ui/feedback/confirm-delete';
import { Consequences, InlineAction } from '@arogya/ui/feedback/consequences';
import { formatNumber } from '@arogya/ui/look/formats';
import type { Hospital } from '@arogya/api/hospitals';

const counted = (count: number, one: string, many: string): string => `${formatNumber(count)} ${count === 1 ? one : many}`;

/** What depends on the hospital: doctors who would become inactive, and upcoming appointments. */
function WhatFollows({ hospital }: { hospital: Hospital }) {
  const doctors = useListDoctorsQuery({ hospitalId: hospital.id, pageSize: 1 });
  const upcoming = { hospitalId: hospital.id, from: dayOf(Date.now(), hospital.timeZone), pageSize: 1 };
  const pending = useListAppointmentsQuery({ ...upcoming, status: 'pending' });
  const confirmed = useListAppointmentsQuery({ ...upcoming, status: 'confirmed' });
  const doctorCount = useListTotal(doctors).total;
  const appointmentCount = useListTotal(pending).total + useListTotal(confirmed).total;
  return (
    <Consequences
      busy={doctors.isFetching || pending.isFetching || confirmed.isFetching}
      lines={[
        'Its booking page and QR code stop working.',
        'Its administrators are signed out, and their accounts are closed.',
        doctorCount > 0 ? counted(doctorCount, 'doctor becomes inactive.', 'doctors become inactive.') : null,
        appointmentCount > 0
          ? counted(appointmentCount, 'upcoming appointment is cancelled.', 'upcoming appointments are cancelled.')
          : null,
      ]}
    />
  );
}

interface DeleteHospitalProps {
  readonly hospital: Hospital | null;
  readonly onClose: () => void;
}

/** Asks before a hospital is deleted, says what follows, and offers to deactivate it instead. */
export function DeleteHospital({ hospital, onClose }: DeleteHospitalProps) {
  const [submit, busy] = useSubmit();
  const [deleteHospital] = useDeleteHospitalMutation();
  const [updateHospital] = useUpdateHospitalMutation();
  if (!hospital) return null;
  const { id, name, isActive } = hospital;
  const remove = async (): Promise<void> => {
    const send = () => orSayChanged(() => deleteHospital({ id, ...ifMatch(hospital) }).unwrap());
    const done = await submit(send, { success: HOSPITAL_DELETED, failure: 'Failed to delete hospital.' });
    if (done.ok || presentRecord(done.failure)) onClose();
  };
  const rest = async (): Promise<void> => {
    const change = { id, ...ifMatch(hospital), updateHospital: { isActive: false } };
    const done = await submit(() => updateHospital(change), { success: HOSPITAL_UPDATED, failure: 'Failed to update hospital.' });
    if (done.ok) onClose();
  };
  return (
    <ConfirmDelete
      open
      title="Delete hospital"
      text={
        <>
          Are you sure you want to delete <strong>{name}</strong>?
        </>
      }
      busy={busy}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      <WhatFollows hospital={hospital} />
      {isActive ? (
        <p>
          To pause bookings only,{' '}
          <InlineAction busy={busy} onAction={() => void rest()}>
            deactivate it instead
          </InlineAction>
          .
        </p>
      ) : null}
    </ConfirmDelete>
  );
}
