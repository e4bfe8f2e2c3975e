import { useListAppointmentsQuery } from '@arogya/api/appointments';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { lastDoctor, sameTime } from './person-history';

/** The latest are enough for the doctor last seen, and all to come are among them. */
const LATEST = 20;

/** What is known of a patient's other appointments: whom they saw last, and whether they are somewhere else at a time. */
export function usePersonHistory(patientId: string | undefined) {
  const asked = patientId ? { patientId, sort: '-appointmentDate', pageSize: LATEST } : skipToken;
  // After a booking an answer that is kept waits for all calls under way before it is asked for anew.
  const list = useListAppointmentsQuery(asked, { refetchOnMountOrArgChange: true });
  const appointments = list.currentData ?? [];
  return {
    doctor: lastDoctor(appointments, Date.now()),
    /** Whether the call is still under way. */
    asking: list.isFetching,
    at: (start: string, minutes: number) => sameTime(appointments, start, minutes),
  };
}
