import type { Role } from '@arogya/domain/access';
import { pageBeyond, type NavPage } from '@arogya/domain/releases/release';
import { Refusal } from '@arogya/domain/refusal';
import type { Actor } from '../access/actor';
import type { RequestContext } from '../request-context';

/** Who ships: an administrator, or whoever has a key. */
export interface ReleaseActor {
  /** How the history names them. */
  readonly label: string;
  readonly context: RequestContext;
  /** For which roles they may ship pages; null: for all. */
  readonly roles: readonly Role[] | null;
}

/** The caller as somebody who may ship this micro-frontend; throws when their key is for another one. */
export function releaseActorOf(who: Actor, name: string): ReleaseActor {
  if (who.key && who.key.mfe !== name) throw new Refusal('forbidden', { message: `This key ships ${who.key.mfe} only.` });
  return { label: who.key?.label ?? who.username, context: who, roles: who.key?.roles ?? null };
}

/** Throws when one of these pages is for a role that the key of whoever ships is not for. */
export function assertMayShip({ roles }: Pick<ReleaseActor, 'roles'>, nav: readonly NavPage[]): void {
  const beyond = roles && pageBeyond(nav, roles);
  if (!beyond) return;
  const names = roles.length > 0 ? roles.join(', ') : 'no role';
  throw new Refusal('forbidden', {
    message: `nav.json: ${beyond.path} is for ${beyond.role}, and this key ships pages for ${names} only. An administrator can make one for more.`,
  });
}
