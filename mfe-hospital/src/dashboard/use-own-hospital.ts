import { useActiveHospitalsQuery } from '@arogya/api/hospitals';
import { DEFAULT_ZONE } from '@arogya/domain/clock';
import type { OwnHospital } from '@arogya/features/doctors/doctor-form-values';
import { useSession } from '@arogya/platform';
import { useMemo } from 'react';

/** The hospital that the signed-in administrator belongs to; null when none is set. An inactive one takes no bookings. */
export function useOwnHospital(): (OwnHospital & { readonly closed: boolean; readonly timeZone: string }) | null {
  const { user } = useSession();
  const id = user?.hospitalId ?? null;
  const { data } = useActiveHospitalsQuery(undefined, { skip: id === null });
  return useMemo(() => {
    if (!id) return null;
    const found = data?.find((hospital) => hospital.id === id);
    return {
      id,
      name: found?.name ?? 'Your hospital',
      city: found?.city ?? null,
      closed: data !== undefined && !found,
      timeZone: found?.timeZone ?? DEFAULT_ZONE,
    };
  }, [data, id]);
}
