import { AppointmentFrame } from '@arogya/features/appointments/record/appointment-frame';
import type { Neighbours } from '@arogya/features/records/use-record-in-list';
import { UndoButton } from '@arogya/features/undo/undo-button';
import { Button } from 'antd';
import type { DoctorMutations } from './doctor-mutations';
import { StepButton } from './step-button';

interface AppointmentOfAddressProps extends DoctorMutations {
  readonly id: string | null;
  readonly neighbours: Neighbours | null;
  readonly onClose: () => void;
}

/** The appointment in the address (`?appointment=`), from the list or by a link from notifications. */
export function AppointmentOfAddress({ id, neighbours, onClose, ...mutations }: AppointmentOfAddressProps) {
  return (
    <AppointmentFrame
      id={id}
      neighbours={neighbours}
      onClose={onClose}
      tools={(appointment) => <UndoButton of={appointment.id} />}
      foot={(appointment) => (
        <>
          <Button onClick={() => mutations.onUpdate(appointment)}>Update</Button>
          <StepButton appointment={appointment} strong {...mutations} />
        </>
      )}
    />
  );
}
