import type { Appointment } from '@arogya/api/appointments';
import { appointmentMeanwhile } from '@arogya/domain/appointments/texts';
import { orSayPresent } from '@arogya/features/versions/present-record';
import { useOwnChanges } from '@arogya/platform';
import { timeOnDay } from '../appointment-labels';

/** Changes an appointment as it was shown. When somebody else was first, the failure says what it is now. */
export const orSayMeanwhile = <T>(shown: Appointment, change: () => Promise<T>): Promise<T> =>
  orSayPresent<Appointment, T>(change, (present) => appointmentMeanwhile(shown, present, timeOnDay(present.appointmentDate)));

/** The version that a person has seen: the one of the row, or their own change of it, which the row shows in a moment. */
export function useSeenVersion(): (shown: Pick<Appointment, 'id' | 'version'>) => { readonly version: number } {
  const own = useOwnChanges();
  return ({ id, version }) => ({ version: Math.max(version, own[id]?.version ?? 0) });
}
