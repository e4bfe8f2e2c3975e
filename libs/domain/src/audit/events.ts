/** What the audit log knows somebody to have done, in the words of a sentence about them. */
export const AUDIT_ACTIONS = [
  'created',
  'changed',
  'archived',
  'restored',
  'deleted',
  'erased',
  'read',
  'listed',
  'looked_up',
  'exported',
  'signed_in',
  'sign_in_failed',
  'signed_out',
  'refused',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** What a row of the audit log is about; `call` is a call that concerns no single kind of record. */
export const AUDIT_ENTITIES = [
  'user',
  'hospital',
  'doctor',
  'patient',
  'appointment',
  'lead',
  'enquiry',
  'state',
  'city',
  'service',
  'specialty',
  'call',
] as const;
export type AuditEntity = (typeof AUDIT_ENTITIES)[number];

export const isAuditEntity = (value: string): value is AuditEntity => AUDIT_ENTITIES.some((entity) => entity === value);

/** Besides the roles of staff: somebody of the public pages, and what nobody asked for. */
export const OTHER_ACTORS = ['visitor', 'system'] as const;
