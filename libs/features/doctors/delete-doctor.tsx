import { useListCalendarChangesQuery } from '@arogya/api/calendars';
import { useDeleteDoctorMutation, useGetDoctorQuery, useUpdateDoctorMutation, type Doctor } from '@arogya/api/doctors';
import { DELETE_DOCTOR_FAILED, DOCTOR_DELETED, DOCTOR_UPDATED, confirmDeleteDoctor } from '@arogya/domain/doctors/texts';
import { ifMatch, orSayChanged, presentRecord } from '@arogya/features/versions/present-record';
import { useSubmit } from '@arogya/platform';
import { ConfirmDelete } from '@arogya/ui/feedback/confirm-delete';
import { Consequences, InlineAction } from '@arogya/ui/feedback/consequences';
import { formatNumber } from '@arogya/ui/look/formats';
import { lazy, Suspense, useState } from 'react';

const DecideOpen = lazy(() => import('@arogya/features/calendars/decide-open').then((module) => ({ default: module.DecideOpen })));

function appointmentsLine(count: number): string {
  if (count === 0) return 'No upcoming appointments are affected.';
  return count === 1
    ? '1 upcoming appointment is cancelled and the patient is informed.'
    : `${formatNumber(count)} upcoming appointments are cancelled and their patients are informed.`;
}

interface AffectedAppointmentsProps {
  readonly id: string;
  readonly busy: boolean;
  /** null: there is nothing to decide. */
  readonly onDecide: (() => void) | null;
}

/** The appointments that deleting the doctor would cancel, counted when the dialog opens, and the way to decide about each before. */
function AffectedAppointments({ id, busy, onDecide }: AffectedAppointmentsProps) {
  const { data, error, isFetching } = useGetDoctorQuery({ id }, { refetchOnMountOrArgChange: true });
  const unknown = error ? 'The upcoming appointments could not be counted.' : 'Counting upcoming appointments…';
  const line = data && !isFetching && !error ? appointmentsLine(data.upcomingAppointments) : unknown;
  return (
    <>
      {onDecide && data && data.upcomingAppointments > 0 ? (
        <p>
          <InlineAction busy={busy} onAction={onDecide}>
            Decide about each first
          </InlineAction>
          : the doctor becomes inactive, and deleting cancels what is left.
        </p>
      ) : null}
      <Consequences busy={isFetching} lines={[line]} />
    </>
  );
}

interface DeleteDoctorProps<Row> {
  readonly doctor: Row;
  readonly onClose: () => void;
  readonly onDeleted: (doctor: Doctor) => void;
}

/** What is shown: the question; what is decided before it; what is open now that the doctor is inactive instead. */
type Step = 'ask' | 'first' | 'instead';

function AskedDelete({ doctor, onClose, onDeleted }: DeleteDoctorProps<Doctor>) {
  const { id, fullName } = doctor;
  const [step, setStep] = useState<Step>('ask');
  const [rested, setRested] = useState(!doctor.isActive);
  const [version, setVersion] = useState(doctor.version);
  const [submit, busy] = useSubmit();
  const [deleteDoctor] = useDeleteDoctorMutation();
  const [updateDoctor] = useUpdateDoctorMutation();
  const open = useListCalendarChangesQuery({ open: true }, { skip: !rested });
  const waits = open.data?.some(({ doctorId }) => doctorId === id) ?? false;
  const remove = async (): Promise<void> => {
    const send = () => orSayChanged(() => deleteDoctor({ id, ...ifMatch({ version }) }).unwrap());
    const done = await submit(send, { success: DOCTOR_DELETED, failure: DELETE_DOCTOR_FAILED });
    if (done.ok) onDeleted(doctor);
    else if (presentRecord(done.failure)) onClose();
  };
  const rest = async (then: (changed: Doctor) => void): Promise<void> => {
    const change = { id, ...ifMatch({ version }), updateDoctor: { isActive: false } };
    const done = await submit(() => updateDoctor(change), { success: DOCTOR_UPDATED, failure: 'Failed to update doctor profile.' });
    if (!done.ok) return;
    setRested(true);
    setVersion(done.data.version);
    then(done.data);
  };
  const decideFirst = (): void => (rested ? setStep('first') : void rest(() => setStep('first')));
  const restInstead = (): void => void rest(({ openChangeId }) => (openChangeId ? setStep('instead') : onClose()));
  return (
    <>
      <ConfirmDelete
        open={step === 'ask'}
        title="Delete doctor"
        text={confirmDeleteDoctor(fullName)}
        busy={busy}
        onConfirm={() => void remove()}
        onCancel={onClose}
      >
        <AffectedAppointments id={id} busy={busy} onDecide={!rested || waits ? decideFirst : null} />
        {rested ? null : (
          <p>
            To take no new bookings but keep the appointments,{' '}
            <InlineAction busy={busy} onAction={restInstead}>
              deactivate the doctor instead
            </InlineAction>
            .
          </p>
        )}
      </ConfirmDelete>
      {step === 'ask' ? null : (
        <Suspense fallback={null}>
          <DecideOpen which={({ doctorId }) => doctorId === id} onClose={() => (step === 'first' ? setStep('ask') : onClose())} />
        </Suspense>
      )}
    </>
  );
}

/** Asks before a doctor is deleted, says what follows, and offers to decide about the appointments before, or to deactivate instead. */
export const DeleteDoctor = ({ doctor, ...rest }: DeleteDoctorProps<Doctor | null>) =>
  doctor ? <AskedDelete key={doctor.id} doctor={doctor} {...rest} /> : null;
