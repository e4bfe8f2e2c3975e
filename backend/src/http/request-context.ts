import type { StaffRequest } from './actor';

/** Who acts, as the audit log names them; an `Actor` is one as it stands. */
export interface RequestContext {
  readonly id?: string;
  readonly username?: string;
  readonly role: string;
  readonly hospitalId?: string | null;
  readonly requestId?: string;
}

/** What the server does by itself. */
export const SYSTEM: RequestContext = { role: 'system' };

/** Somebody who is not signed in. */
export const visitorContext = (requestId: string): RequestContext => ({ role: 'visitor', requestId });

/** Who is behind a request that the guards have let in, or refused. */
export const requestContextOf = ({ actor, id }: StaffRequest): RequestContext => actor ?? visitorContext(String(id));

/** For the triggers of the database (database/objects/audit_change.sql): these fields and no other; '' for the system. */
export function contextText({ id, username, role, hospitalId, requestId }: RequestContext): string {
  return role === SYSTEM.role ? '' : JSON.stringify({ id, username, role, hospitalId, requestId });
}

/** In the order in which a row of the audit log has them: id, username, role, hospital, request. */
export const actorValues = ({ id, username, role, hospitalId, requestId }: RequestContext) =>
  [id ?? null, username ?? null, role, hospitalId ?? null, requestId ?? null] as const;
