import { AsyncLocalStorage } from 'node:async_hooks';
import type { StaffRequest } from './actor';

/** The request that is being answered, wherever its work has come to; none for what the server does by itself. */
export const acting = new AsyncLocalStorage<StaffRequest>();

/** Who acts, as the audit log names him. */
export interface Acting {
  readonly id?: string;
  readonly username?: string;
  readonly role: string;
  readonly hospitalId?: string | null;
  readonly requestId?: string;
}

export function whoActs(): Acting {
  const request = acting.getStore();
  if (!request) return { role: 'system' };
  const { actor, id } = request;
  const requestId = String(id);
  if (!actor) return { role: 'visitor', requestId };
  return { id: actor.id, username: actor.username, role: actor.role, hospitalId: actor.hospitalId, requestId };
}

/** The same for the triggers of the database (database/objects/audit_change.sql); '' without a request. */
export const actingText = (): string => (acting.getStore() ? JSON.stringify(whoActs()) : '');

/** In the order in which a row of the audit log has them: id, username, role, hospital, request. */
export const actorValues = ({ id, username, role, hospitalId, requestId }: Acting) =>
  [id ?? null, username ?? null, role, hospitalId ?? null, requestId ?? null] as const;
