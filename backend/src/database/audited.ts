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
