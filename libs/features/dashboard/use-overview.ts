import { useListAppointmentsQuery, type Appointment } from '@arogya/api/appointments';
import { useBooker } from '@arogya/features/appointments/use-booker';
import { useVisitDesk } from '@arogya/features/appointments/use-visit-desk';
import { useUrlRecord } from '@arogya/platform';
import { useState } from 'react';

/** Rows of Recent Appointments, and of Recent Activity (specification, section 9). */
const RECENT_VISITS = 5;
const RECENT_ACTIVITIES = 3;

/** The dialogs of Quick Actions that are not in the address. */
export type Over = 'doctor' | 'assign' | 'export';

/** What the overview shows and what lies over it. One call gives both lists: the latest booked appointments. */
export function useOverview() {
  const list = useListAppointmentsQuery({ sort: '-createdAt', pageSize: RECENT_VISITS });
  const activity = { ...list, data: list.data?.slice(0, RECENT_ACTIVITIES) };
  const [visitId, openRecord, closeVisit] = useUrlRecord('visit');
  const [opened, setOpened] = useState<Appointment>();
  const [over, setOver] = useState<Over | null>(null);
  const openVisit = (visit: Appointment): void => {
    setOpened(visit);
    openRecord(visit.id);
  };
  return {
    list,
    activity,
    visit: { id: visitId, known: opened?.id === visitId ? opened : undefined, open: openVisit, close: closeVisit },
    desk: useVisitDesk(),
    booker: useBooker(),
    over,
    show: setOver,
    hide: () => setOver(null),
  };
}

export type OverviewParts = ReturnType<typeof useOverview>;
