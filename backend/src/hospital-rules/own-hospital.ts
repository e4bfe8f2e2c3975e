import { Refusal } from '@arogya/domain/refusal';
import { boundHospital, type Actor } from '../access/actor';

/** 404 for another hospital than the own one. */
export function assertOwn(who: Actor, hospitalId: string): void {
  if (who.scope === 'scoped' && hospitalId !== boundHospital(who)) throw new Refusal('notFound');
}
