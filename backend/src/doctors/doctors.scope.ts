import type { Caller } from '@arogya/domain/access';
import { Refusal } from '@arogya/domain/refusal';
import type { Where } from '../database/where';
import { boundHospital, isBound, isIntegration, ownHospital, type Actor, type ScopedActor } from '../access/actor';
import type { CreateDoctor } from './doctor.dto';

/**
 * Narrows a query on `doctors d` to what the actor sees: an agent the active ones, of the own hospital where they belong to one; a
 * doctor their own record, else their hospital's.
 */
export function visibleTo(who: ScopedActor, where: Where): Where {
  if (who.scope === 'all') return where;
  if (who.role === 'agent') return where.and('d.is_active = ?', true).and('d.hospital_id = ?', boundHospital(who));
  if (who.role === 'doctor') return where.and('d.user_id = ?', who.id);
  return where.and('d.hospital_id = ?', ownHospital(who));
}

const WHOLE_FOR: ReadonlySet<Caller> = new Set<Caller>(['admin', 'doctor', 'hospital_admin']);

/** userId, e-mail and licence number are shown to administrators, to the own hospital, with its integrations, and to the doctor. */
export const seesWhole = (who: Actor): boolean => WHOLE_FOR.has(who.role) || (isIntegration(who) && isBound(who));

const FIXED = 'You may not give a doctor to another hospital';

/** Doctors of a scoped actor belong to the own hospital and stay there: any other hospital is refused (403). */
export function assertOwnHospital(who: Actor, body: Partial<Pick<CreateDoctor, 'hospitalId' | 'hospitalName'>>, name: string | null): void {
  if (who.scope === 'all') return;
  const otherName = body.hospitalId === undefined && body.hospitalName ? body.hospitalName !== name : false;
  const otherId = body.hospitalId !== undefined && body.hospitalId !== who.hospitalId;
  if (!otherId && !otherName) return;
  throw new Refusal('forbidden', { errors: { [otherId ? 'hospitalId' : 'hospitalName']: FIXED }, message: FIXED });
}
