import { Refusal } from '@arogya/domain/refusal';
import type { Actor } from '../access/actor';
import type { RequestContext } from '../request-context';

/** Who ships: an administrator, or whoever has a key. */
export interface Shipper {
  /** How the history names them. */
  readonly label: string;
  readonly context: RequestContext;
}

/** The caller as somebody who may ship this micro-frontend; throws when their key is for another one. */
export function shipperOf(who: Actor, name: string): Shipper {
  if (who.key && who.key.mfe !== name) throw new Refusal('forbidden', { message: `This key ships ${who.key.mfe} only.` });
  return { label: who.key?.label ?? who.username, context: who };
}
