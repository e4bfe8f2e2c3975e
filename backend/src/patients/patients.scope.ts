import type { Where } from '../database/where';
import { ownHospital, type Actor } from '../http/actor';

/** Narrows a query on `patients p` to what the actor sees: a hospital administrator those with a visit at his hospital. */
export function visibleTo(who: Actor, where: Where): Where {
  if (who.reach === 'all') return where;
  return where.and(
    'exists (select from appointments a where a.patient_id = p.id and a.hospital_id = ? and a.archived_at is null)',
    ownHospital(who),
  );
}
