/** The tables whose changes the audit log keeps (the triggers of objects/audit_change.sql); appointments write theirs by themselves. */
export const AUDITED_TABLES = [
  'users',
  'hospitals',
  'doctors',
  'patients',
  'leads',
  'enquiries',
  'states',
  'cities',
  'services',
  'specialties',
  'doctor_leaves',
  'hospital_closures',
  'lead_events',
] as const;

const WRITES = new RegExp(`\\b(?:insert\\s+into|update|delete\\s+from)\\s+(?:${AUDITED_TABLES.join('|')})\\b`, 'iu');
const READS = /^\s*select\b/iu;

/** Whether a statement changes one of them by its own text. */
export const writesAudited = (text: string): boolean => !READS.test(text) && WRITES.test(text);
