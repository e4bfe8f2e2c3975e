/** The tables whose changes are audited by a trigger (objects/audit_change.sql). Appointments write their audit rows themselves. */
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
  'doctor_hours',
  'doctor_day_hours',
  'hospital_closures',
  'lead_events',
] as const;
