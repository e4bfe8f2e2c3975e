import { useListAppointmentsQuery } from '@arogya/api/appointments';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { lastDoctor, sameTime } from './person-history';

/** The latest are enough for the doctor last seen, and all to come are among them. */
const LATEST = 20;

interface ChosenPatient {
  readonly patientId: string | undefined;
  /** The call whose answer was kept when the patient was chosen. */
  readonly keptFrom?: string | undefined;
}

/**
 * What is known of a patient's other appointments: whom they saw last, and whether they are somewhere else at a time. It is asked
 * for once the dialog is `shown`: on a busy machine the patient may be known before.
 */
export function usePersonHistory(patientId: string | undefined, shown: boolean) {
  const chosenId = shown ? patientId : undefined;
  const asked = chosenId ? { patientId: chosenId, sort: '-appointmentDate', pageSize: LATEST } : skipToken;
  // After a booking an answer that is kept waits for all calls under way before it is asked for anew.
  const list = useListAppointmentsQuery(asked, { refetchOnMountOrArgChange: true });
  const appointments = list.currentData ?? [];
  const [chosen, setChosen] = useState<ChosenPatient>({ patientId: undefined });
  if (chosen.patientId !== chosenId) setChosen({ patientId: chosenId, keptFrom: list.isFetching ? undefined : list.requestId });
  // The store tells its listeners of a call only with the next frame: until then the kept answer passes for the one asked for.
  const isKept = chosen.keptFrom !== undefined && chosen.keptFrom === list.requestId;
  return {
    doctor: lastDoctor(appointments, Date.now()),
    /** Whether the answer is still to come. */
    asking: (patientId !== undefined && !shown) || list.isFetching || isKept,
    at: (start: string, minutes: number) => sameTime(appointments, start, minutes),
  };
}
