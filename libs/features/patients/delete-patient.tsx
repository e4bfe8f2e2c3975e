import { useListAppointmentsQuery } from '@arogya/api/appointments';
import { useDeletePatientMutation, type Patient } from '@arogya/api/patients';
import { DEFAULT_ZONE, dayOf } from '@arogya/domain/clock';
import { PATIENT_DELETED } from '@arogya/domain/patients/texts';
import { ifMatch, orSayChanged, presentRecord } from '@arogya/features/versions/present-record';
import { useSubmit } from '@arogya/platform';
import { ConfirmDelete } from '@arogya/ui/feedback/confirm-delete';
import { Consequences } from '@arogya/ui/feedback/consequences';
import { formatNumber } from '@arogya/ui/look/formats';
import { useState } from 'react';

function appointmentsLine(count: number): string {
  if (count === 0) return 'No upcoming appointments are affected.';
  return count === 1 ? '1 upcoming appointment is cancelled.' : `${formatNumber(count)} upcoming appointments are cancelled.`;
}

/** The patient's upcoming appointments, as far as the signed-in person sees them. */
function UpcomingAppointments({ patientId }: { patientId: string }) {
  const [now] = useState(() => Date.now());
  const upcoming = { patientId, from: dayOf(now, DEFAULT_ZONE), pageSize: 200 };
  const pending = useListAppointmentsQuery({ ...upcoming, status: 'pending' });
  const confirmed = useListAppointmentsQuery({ ...upcoming, status: 'confirmed' });
  const failed = Boolean(pending.error ?? confirmed.error);
  const appointments = pending.data && confirmed.data ? [...pending.data, ...confirmed.data] : null;
  const toCome = appointments?.filter(({ appointmentDate }) => Date.parse(appointmentDate) > now);
  const unknown = failed ? 'The upcoming appointments could not be counted.' : 'Counting upcoming appointments…';
  return <Consequences busy={!toCome && !failed} lines={[toCome ? appointmentsLine(toCome.length) : unknown]} />;
}

interface DeletePatientProps {
  readonly patient: Patient | null;
  readonly onClose: () => void;
  readonly onDeleted: (patient: Patient) => void;
}

/** Asks before a patient is deleted and says what follows. */
export function DeletePatient({ patient, onClose, onDeleted }: DeletePatientProps) {
  const [submit, busy] = useSubmit();
  const [deletePatient] = useDeletePatientMutation();
  if (!patient) return null;
  const { id, name } = patient;
  const remove = async (): Promise<void> => {
    const send = () => orSayChanged(() => deletePatient({ id, ...ifMatch(patient) }).unwrap());
    const done = await submit(send, { success: PATIENT_DELETED, failure: 'Failed to delete patient.' });
    if (done.ok) onDeleted(patient);
    else if (presentRecord(done.failure)) onClose();
  };
  const text = (
    <>
      Are you sure you want to delete <strong>{name}</strong>?
    </>
  );
  return (
    <ConfirmDelete open title="Delete patient" text={text} busy={busy} onConfirm={() => void remove()} onCancel={onClose}>
      <UpcomingAppointments patientId={id} />
    </ConfirmDelete>
  );
}
