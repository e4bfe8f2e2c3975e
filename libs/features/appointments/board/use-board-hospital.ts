import { useActiveHospitalsQuery } from '@arogya/api/hospitals';
import { useSession } from '@arogya/platform';
import { useSeesAllHospitals } from '@arogya/features/appointments/use-sees-all-hospitals';
import { useEffect } from 'react';
import { keepHospital, lastHospital } from './last-hospital';

/** The hospital whose board is shown: the own one, the chosen one, else the one last used, else the first. */
export function useBoardHospital(chosen: string) {
  const { user } = useSession();
  const several = useSeesAllHospitals();
  const { data } = useActiveHospitalsQuery(undefined, { skip: !several });
  const hospitals = several ? (data ?? []) : [];
  const userId = user?.id ?? '';
  useEffect(() => {
    if (several && chosen) keepHospital(userId, chosen);
  }, [several, chosen, userId]);
  const last = lastHospital(userId);
  // One that takes no bookings any more is not opened on.
  const opened = hospitals.find(({ id }) => id === last) ?? hospitals[0];
  return {
    hospitals,
    hospitalId: several ? chosen || (opened?.id ?? '') : (user?.hospitalId ?? ''),
    known: user !== undefined && (!several || Boolean(data)),
  };
}
