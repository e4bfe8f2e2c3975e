import { scopeFor } from '@arogya/domain/hospital-agents';
import { useSession } from '@arogya/platform';

/** Whether this person sees the appointments of all hospitals, and so chooses among them. */
export function useSeesAllHospitals(): boolean {
  const { role, user } = useSession();
  return role !== null && scopeFor({ role, hospitalId: user?.hospitalId ?? null }, 'appointments:read') === 'all';
}
