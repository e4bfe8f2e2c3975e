import type { Appointment } from '@arogya/api/appointments';
import { AppointmentDialogs } from '@arogya/features/appointments/edit/appointment-dialogs';
import { AppointmentDrawer } from '@arogya/features/appointments/record/appointment-drawer';
import { useAppointmentActions } from '@arogya/features/appointments/edit/use-appointment-actions';
import { useRecordInList } from '@arogya/features/records/use-record-in-list';
import { useState } from 'react';
import { NeedsPanel } from './needs-panel';

/** What needs somebody now, with the record and the dialogs of its rows: for a page that has none of its own. */
export function NeedsWithRecord() {
  const pageActions = useAppointmentActions();
  const [id, openRecord, close, neighbours] = useRecordInList('appointment');
  const [opened, setOpened] = useState<Appointment>();
  const open = (appointment: Appointment): void => {
    setOpened(appointment);
    openRecord(appointment.id);
  };
  return (
    <>
      <NeedsPanel actions={pageActions.actions} onOpen={open} />
      <AppointmentDrawer
        id={id}
        neighbours={neighbours}
        known={opened?.id === id ? opened : undefined}
        onClose={close}
        {...pageActions.actions}
      />
      <AppointmentDialogs pageActions={pageActions} onDeleted={(gone) => (gone.id === id ? close() : undefined)} />
    </>
  );
}
