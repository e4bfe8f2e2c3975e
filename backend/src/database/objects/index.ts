import auditChange from './audit_change.sql';
import auditField from './audit_field.sql';
import auditIsKept from './audit_is_kept.sql';
import auditStamp from './audit_stamp.sql';
import auditText from './audit_text.sql';
import closureChangesCalendars from './closure_changes_calendars.sql';
import countLeadDays from './count_lead_days.sql';
import countLeadTotals from './count_lead_totals.sql';
import countLeadsAdded from './count_leads_added.sql';
import countLeadsChanged from './count_leads_changed.sql';
import countPatients from './count_patients.sql';
import grantRuntime from './grant_runtime.sql';
import hospitalChangesCalendar from './hospital_changes_calendar.sql';
import hospitalChangesCalendars from './hospital_changes_calendars.sql';
import leaveChangesCalendar from './leave_changes_calendar.sql';
import noteChange from './note_change.sql';
import noteHospitalChange from './note_hospital_change.sql';
import noteLooks from './note_looks.sql';
import notePartEvent from './note_part_event.sql';
import noteRecordEvent from './note_record_event.sql';
import orderEvent from './order_event.sql';
import pendingUntil from './pending_until.sql';
import patientActivity from './patient_activity.sql';
import raiseCalendarVersion from './raise_calendar_version.sql';
import tellAccountChange from './tell_account_change.sql';
import tellNameChange from './tell_name_change.sql';

/** A function with its triggers, or a view: its file in this folder can be run again at any time. */
export interface SchemaObject {
  /** The name of the function or view, and of its file. */
  readonly name: string;
  readonly sql: string;
}

/** Every function, trigger and view of the schema, in the order in which they can be made. */
export const OBJECTS: readonly SchemaObject[] = [
  { name: 'audit_field', sql: auditField },
  { name: 'order_event', sql: orderEvent },
  { name: 'note_record_event', sql: noteRecordEvent },
  { name: 'note_part_event', sql: notePartEvent },
  { name: 'audit_change', sql: auditChange },
  { name: 'audit_text', sql: auditText },
  { name: 'audit_stamp', sql: auditStamp },
  { name: 'note_looks', sql: noteLooks },
  { name: 'audit_is_kept', sql: auditIsKept },
  { name: 'grant_runtime', sql: grantRuntime },
  { name: 'raise_calendar_version', sql: raiseCalendarVersion },
  { name: 'leave_changes_calendar', sql: leaveChangesCalendar },
  { name: 'hospital_changes_calendars', sql: hospitalChangesCalendars },
  { name: 'closure_changes_calendars', sql: closureChangesCalendars },
  { name: 'hospital_changes_calendar', sql: hospitalChangesCalendar },
  { name: 'count_leads_added', sql: countLeadsAdded },
  { name: 'count_leads_changed', sql: countLeadsChanged },
  { name: 'pending_until', sql: pendingUntil },
  { name: 'count_lead_days', sql: countLeadDays },
  { name: 'count_lead_totals', sql: countLeadTotals },
  { name: 'count_patients', sql: countPatients },
  { name: 'patient_activity', sql: patientActivity },
  { name: 'tell_account_change', sql: tellAccountChange },
  { name: 'tell_name_change', sql: tellNameChange },
  { name: 'note_change', sql: noteChange },
  { name: 'note_hospital_change', sql: noteHospitalChange },
];
