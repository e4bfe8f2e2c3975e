/** The actions of the audit log, as the words of a sentence. */
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

/** Somebody saw records, and changed nothing. */
export const READS = ['read', 'listed'] as const satisfies readonly AuditAction[];
export const isRead = (action: string): boolean => READS.some((read) => read === action);

/** The kinds of records in the audit log; `call` is a call that concerns no single kind of record. */
export const AUDIT_ENTITIES = [
  'user',
  'hospital',
  'doctor',
  'patient',
  'appointment',
  'lead',
  'enquiry',
  'notification',
  'message',
  'state',
  'city',
  'service',
  'specialty',
  'release',
  'release_key',
  'integration',
  'integration_key',
  'webhook_endpoint',
  'hospital_rules',
  'call',
] as const;
export type AuditEntity = (typeof AUDIT_ENTITIES)[number];

export const isAuditEntity = (value: string): value is AuditEntity => AUDIT_ENTITIES.some((entity) => entity === value);

/** Actors who are not staff: a program with a key, a visitor of the public pages, a patient by the link of an appointment, and the system itself. */
export const OTHER_ACTORS = ['integration', 'visitor', 'patient', 'system'] as const;
