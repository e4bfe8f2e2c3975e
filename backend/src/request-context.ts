/** Who acts, as the audit log names them. An `Actor` can be used as it is. */
export interface RequestContext {
  readonly id?: string;
  readonly username?: string;
  readonly role: string;
  readonly hospitalId?: string | null;
  readonly requestId?: string;
}

/** The server itself acts. */
export const SYSTEM: RequestContext = { role: 'system' };

/** Somebody who is not signed in. */
export const visitorContext = (requestId: string): RequestContext => ({ role: 'visitor', requestId });

const PATIENT = 'patient';

/** A patient who acts by the link of an appointment: nobody who could be named. */
export const patientContext = (requestId: string): RequestContext => ({ role: PATIENT, requestId });
export const isPatient = ({ role }: RequestContext): boolean => role === PATIENT;

/** For the trigger that adds them to an audit row (database/objects/audit_stamp.sql): exactly these fields; '' for the system. */
export function contextText({ id, username, role, hospitalId, requestId }: RequestContext): string {
  return role === SYSTEM.role ? '' : JSON.stringify({ id, username, role, hospitalId, requestId });
}
