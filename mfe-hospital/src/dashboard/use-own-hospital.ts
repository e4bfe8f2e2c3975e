import type { OwnHospital } from '@arogya/features/doctors/doctor-form-values';
import { useSession } from '@arogya/platform';
import { DEFAULT_ZONE } from '@arogya/domain/clock';
import { useMemo } from 'react';

/** The hospital that the signed-in administrator belongs to; null when none is set. */
export function useOwnHospital(): (OwnHospital & { readonly timeZone: string }) | null {
  const { user } = useSession();
  const [id, hospital] = [user?.hospitalId, user?.hospital];
  return useMemo(() => {
    if (!id) return null;
    const { name = 'Your hospital', city = null, timeZone = DEFAULT_ZONE } = hospital ?? {};
    return { id, name, city, timeZone };
  }, [id, hospital]);
}
