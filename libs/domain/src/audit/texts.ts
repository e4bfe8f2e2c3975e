import { AUDIT_ACTIONS, AUDIT_ENTITIES, isAuditEntity, type OTHER_ACTORS, type AuditAction, type AuditEntity } from './events';

export const AUDIT_FAILED = 'Failed to fetch the audit log';
export const AUDIT_EMPTY = 'Nothing has been recorded yet';
/** What the screen leaves out until somebody asks for it. */
export const AUDIT_LEFT_OUT = 'Looks, lists and what the system did are left out unless a switch above shows them.';
export const SHOW_READS = 'Show views and lists';
export const SHOW_SYSTEM = 'Show system entries';
export const VERIFY_NOW = 'Check now';
export const UNVERIFIED = 'Not verified yet';
export const VERIFYING = 'Verifying the audit log…';
/** The end of the chain, to be noted elsewhere: `npm run audit:verify -- --head <hash>` compares with it. */
export const LAST_HASH = 'Last hash';
export const COPY_HASH = 'Copy last hash';
export const VERIFY_FAILED = 'The audit log could not be verified';
export const WHO_LOOKED = 'Who looked at this patient';

const countText = (count: number): string => count.toLocaleString('en-IN');

interface CheckResult {
  /** The time of the check, as people read it. */
  readonly when: string;
  readonly rows: number;
  readonly unkeyed: number;
  readonly brokenAt: number | null;
}

/** The result of a check, in one sentence. */
export function verdict({ when, rows, brokenAt, unkeyed }: CheckResult): string {
  if (brokenAt !== null) return `Checked ${when}: tampering found, entry ${countText(brokenAt)} is not what was written`;
  const older = unkeyed === 0 ? '' : ` (${countText(unkeyed)} of them are from before the log had a key)`;
  return `Checked ${when}: no tampering found in ${countText(rows)} entries${older}`;
}

/** Who acted, when it was no member of staff. */
export const OTHER_LABELS = {
  integration: 'Integration',
  visitor: 'Visitor',
  patient: 'Patient, by the link',
  system: 'System',
} as const satisfies Record<(typeof OTHER_ACTORS)[number], string>;

/** The filter's words for what was done. */
export const ACTION_LABELS: Readonly<Record<AuditAction, string>> = {
  created: 'Created',
  changed: 'Changed',
  archived: 'Deleted',
  restored: 'Restored',
  deleted: 'Removed for good',
  erased: 'Erased',
  read: 'Looked at',
  listed: 'Listed',
  looked_up: 'Phone look-up',
  exported: 'Exported',
  signed_in: 'Signed in',
  sign_in_failed: 'Failed sign-in',
  signed_out: 'Signed out',
  refused: 'Refused',
};

export const ENTITY_LABELS: Readonly<Record<AuditEntity, string>> = {
  user: 'User',
  hospital: 'Hospital',
  doctor: 'Doctor',
  patient: 'Patient',
  appointment: 'Appointment',
  lead: 'Lead',
  enquiry: 'Enquiry',
  notification: 'Notification',
  message: 'Message',
  state: 'State',
  city: 'City',
  service: 'Service',
  specialty: 'Specialty',
  release: 'Release',
  release_key: 'Release key',
  integration: 'Integration',
  integration_key: 'Integration key',
  webhook_endpoint: 'Webhook',
  hospital_rules: 'Hospital settings',
  call: 'Other call',
};

const PLURALS: Partial<Record<AuditEntity, string>> = {
  enquiry: 'enquiries',
  city: 'cities',
  specialty: 'specialties',
  hospital_rules: 'hospital settings',
};

/** Fields whose name alone says too little. */
const FIELD_LABELS: Readonly<Record<string, string>> = { said: "patient's answer" };

/** 'appointmentDate' → 'appointment date', 'isActive' → 'active'. */
export const fieldLabel = (name: string): string =>
  FIELD_LABELS[name] ??
  name
    .replace(/^is(?=[A-Z])/u, '')
    .replace(/(?<=.)(?:Id)$/u, '')
    .replace(/(?<=[a-z])(?=[A-Z])/gu, ' ')
    .toLowerCase();

const VERBS: Partial<Record<AuditAction, string>> = {
  archived: 'deleted',
  restored: 'restored',
  deleted: 'removed for good:',
  erased: 'erased',
  read: 'looked at',
};

export interface AuditSentence {
  readonly action: AuditAction;
  readonly entity: string;
  readonly fields: readonly string[];
  readonly rows: number | null;
  readonly operation: string | null;
}

const plural = (noun: string): string => (isAuditEntity(noun) ? PLURALS[noun] : undefined) ?? `${noun}s`;
const counted = (rows: number, noun: string): string => `${rows} ${rows === 1 ? noun : plural(noun)}`;

/** Of an appointment whose time has changed, with whatever else has. */
function rescheduled(fields: readonly string[]): string {
  const others = fields.filter((field) => field !== 'appointmentDate').map(fieldLabel);
  return `rescheduled an appointment${others.length > 0 ? ` and changed its ${others.join(', ')}` : ''}`;
}

/** A row as a sentence without its subject: 'changed notes, status of appointment', 'rescheduled an appointment'. */
export function auditSentence({ action, entity, fields, rows, operation }: AuditSentence): string {
  const noun = isAuditEntity(entity) ? ENTITY_LABELS[entity].toLowerCase() : entity;
  switch (action) {
    case 'changed':
      if (entity === 'appointment' && fields.includes('appointmentDate')) return rescheduled(fields);
      return fields.length === 0 && operation ? `called ${operation}` : `changed ${fields.map(fieldLabel).join(', ')} of ${noun}`;
    case 'listed':
      return `listed ${counted(rows ?? 0, noun)}`;
    case 'looked_up':
      return `looked up a phone number: ${counted(rows ?? 0, noun)}`;
    case 'exported':
      return rows === null ? `exported all ${plural(noun)}` : `exported ${noun}`;
    case 'signed_in':
      return 'signed in';
    case 'sign_in_failed':
      return 'failed to sign in';
    case 'signed_out':
      return 'signed out';
    case 'refused':
      return `was refused${rows === null ? '' : ` after ${rows} calls`}: ${operation ?? noun}`;
    case 'created':
      return `created ${entity === 'call' && operation ? operation : noun}`;
    default:
      return `${VERBS[action] ?? action} ${noun}`;
  }
}

/** Where the record can be seen; null for what has no page of its own. */
const PAGES: Partial<Record<AuditEntity, (id: string) => string>> = {
  patient: (id) => `/patients?patient=${id}`,
  doctor: (id) => `/doctors?doctor=${id}`,
  appointment: (id) => `/appointments?appointment=${id}`,
  lead: (id) => `/leads?lead=${id}`,
  hospital: (id) => `/hospitals?hospital=${id}`,
  hospital_rules: (id) => `/hospital-settings?hospital=${id}`,
};

export const recordPath = (entity: string, id: string): string | null => (isAuditEntity(entity) ? (PAGES[entity]?.(id) ?? null) : null);

/** All of the log of one record: also who looked at it, and what the system did. */
export const logOf = (entity: AuditEntity, id: string): string => `/audit?entity=${entity}&entityId=${id}&reads=1&system=1`;

/** Everything that one member of staff did. */
export const logOfPerson = (id: string): string => `/audit?actorId=${id}&reads=1`;

export const ACTION_CHOICES = AUDIT_ACTIONS.map((value) => ({ value, label: ACTION_LABELS[value] }));
export const ENTITY_CHOICES = AUDIT_ENTITIES.map((value) => ({ value, label: ENTITY_LABELS[value] }));
