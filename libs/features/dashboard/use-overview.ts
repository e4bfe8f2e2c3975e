import { useListAppointmentsQuery, type Appointment } from '@arogya/api/appointments';
import { useBooker } from '@arogya/features/appointments/booking/booker';
import { useAppointmentActions } from '@arogya/features/appointments/edit/use-appointment-actions';
import { useRecordInList } from '@arogya/features/records/use-record-in-list';
import { useState } from 'react';

/** Rows of Recent Appointments, and of Recent Activity (docs/spec/numbers.md). */
const RECENT_APPOINTMENTS = 5;
const RECENT_ACTIVITIES = 3;

/** The dialogs of Quick Actions that are not in the address. */
export type OverviewDialog = 'doctor' | 'assign' | 'export';

/** The data and the dialogs of the overview. One call gives both lists: the latest booked appointments. */
export function useOverview() {
  const list = useListAppointmentsQuery({ sort: '-createdAt', pageSize: RECENT_APPOINTMENTS });
  const activity = { ...list, data: list.data?.slice(0, RECENT_ACTIVITIES) };
  const [appointmentId, openRecord, closeAppointment, neighbours] = useRecordInList('appointment');
  const [opened, setOpened] = useState<Appointment>();
  const [over, setOver] = useState<OverviewDialog | null>(null);
  const openAppointment = (appointment: Appointment): void => {
    setOpened(appointment);
    openRecord(appointment.id);
  };
  return {
    list,
    activity,
    appointment: {
      id: appointmentId,
      neighbours,
      known: opened?.id === appointmentId ? opened : undefined,
      open: openAppointment,
      close: closeAppointment,
    },
    pageActions: useAppointmentActions(),
    booker: useBooker(),
    over,
    show: setOver,
    hide: () => setOver(null),
  };
}

export type OverviewParts = ReturnType<typeof useOverview>;
