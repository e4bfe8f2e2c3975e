import { useListAppointmentsQuery } from '@arogya/api/appointments';
import { useListDoctorsQuery } from '@arogya/api/doctors';
import { useDeleteHospitalMutation, useUpdateHospitalMutation } from '@arogya/api/hospitals';
import { dayOf } from '@arogya/domain/clock';
import { HOSPITAL_DELETED, HOSPITAL_UPDATED } from '@arogya/domain/hospitals/texts';
import { useAct, useListTotal } from '@arogya/platform';
import { ConfirmDelete } from '@arogya/ui/confirm-delete';
import { formatCount } from '@arogya/ui/formats';
import { Button } from 'antd';
import type { Hospital } from '@arogya/api/hospitals';

const counted = (count: string, one: string, many: string): string => `${count} ${count === '1' ? one : many}`;

/** What hangs on the hospital: the doctors who would rest and the visits still to come. */
function Consequences({ hospital }: { hospital: Hospital }) {
  const doctors = useListDoctorsQuery({ hospitalId: hospital.id, pageSize: 1 });
  const visits = useListAppointmentsQuery({ hospitalId: hospital.id, from: dayOf(Date.now(), hospital.timeZone), pageSize: 1 });
  const doctorsTotal = useListTotal(doctors);
  const visitsTotal = useListTotal(visits);
  return (
    <ul className="ad-consequences" aria-busy={doctors.isFetching || visits.isFetching}>
      <li>Its booking page and QR code stop working.</li>
      {doctors.data ? <li>{counted(formatCount(doctorsTotal.total, doctorsTotal.capped), 'doctor', 'doctors')} will become inactive.</li> : null}
      {visits.data ? <li>{counted(formatCount(visitsTotal.total, visitsTotal.capped), 'appointment', 'appointments')} from today on stand at this hospital.</li> : null}
    </ul>
  );
}

interface DeleteHospitalProps {
  readonly hospital: Hospital | null;
  readonly onClose: () => void;
}

/** Asks before a hospital is deleted, says what follows, and offers to deactivate it instead. */
export function DeleteHospital({ hospital, onClose }: DeleteHospitalProps) {
  const [act, busy] = useAct();
  const [deleteHospital] = useDeleteHospitalMutation();
  const [updateHospital] = useUpdateHospitalMutation();
  if (!hospital) return null;
  const { id, name, city, version, isActive } = hospital;
  const remove = async (): Promise<void> => {
    const done = await act(() => deleteHospital({ id }), { success: HOSPITAL_DELETED, failure: 'Failed to delete hospital.' });
    if (done.ok) onClose();
  };
  const rest = async (): Promise<void> => {
    const change = { id, 'If-Match': `"${version}"`, updateHospital: { name, city, isActive: false } };
    const done = await act(() => updateHospital(change), { success: HOSPITAL_UPDATED, failure: 'Failed to update hospital.' });
    if (done.ok) onClose();
  };
  return (
    <ConfirmDelete
      open title="Delete hospital" text={<>Are you sure you want to delete <strong>{name}</strong>?</>} busy={busy}
      onConfirm={() => void remove()} onCancel={onClose}
    >
      <Consequences hospital={hospital} />
      {isActive ? (
        <p>
          To pause bookings only, <Button type="link" className="ad-inline-link" disabled={busy} onClick={() => void rest()}>deactivate it instead</Button>.
        </p>
      ) : null}
    </ConfirmDelete>
  );
}
