import { useActiveHospitalsQuery } from '@arogya/api/hospitals';
import { useSetupDismissedMutation, useSetupPosterMutation, useSetupStepsQuery, type SetupSteps } from '@arogya/api/setup';
import { SETUP_FAILED, type SETUP_STEPS } from '@arogya/domain/setup/texts';
import { useSubmit } from '@arogya/platform';
import { useEffect, useState } from 'react';

export type Step = keyof typeof SETUP_STEPS;
export type Dialog = 'hospital' | 'doctor' | 'poster' | null;

export const doneSteps = ({ hospitalId, doctorId, poster, booking }: SetupSteps): Record<Step, boolean> => ({
  hospital: hospitalId !== null,
  doctor: doctorId !== null,
  poster,
  booking,
});

/** Asks again when the reader comes back, as from the booking page in another window. */
function useAskedAgain(ask: () => unknown, wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return;
    window.addEventListener('focus', ask);
    return () => window.removeEventListener('focus', ask);
  }, [ask, wanted]);
}

/** What is done, and the dialog of the step that somebody is at. */
export function useSetup() {
  const { data, refetch } = useSetupStepsQuery();
  const [dialog, show] = useState<Dialog>(null);
  const [submit] = useSubmit();
  const [markPoster] = useSetupPosterMutation();
  const [dismiss] = useSetupDismissedMutation();
  const done = data && doneSteps(data);
  const wanted = Boolean(done && !data.dismissed && Object.values(done).includes(false));
  useAskedAgain(refetch, wanted);
  const hospitals = useActiveHospitalsQuery(undefined, { skip: !wanted || !data?.hospitalId });
  const note = (mark: () => Promise<unknown>): void => void submit(() => mark(), { failure: SETUP_FAILED });
  return {
    wanted,
    done,
    bookingPage: data?.bookingSlug && data.doctorId ? `/book/${data.bookingSlug}?doctor=${data.doctorId}` : undefined,
    hospital: hospitals.data?.find(({ id }) => id === data?.hospitalId) ?? null,
    dialog,
    open: (next: Dialog): void => {
      show(next);
      if (next === 'poster') note(() => markPoster().unwrap());
    },
    close: (): void => {
      show(null);
      void refetch();
    },
    hide: () => note(() => dismiss().unwrap()),
  };
}
