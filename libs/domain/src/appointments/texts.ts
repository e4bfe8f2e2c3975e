import { CHANGED, meanwhile } from '../texts';
import type { AppointmentStatus } from './status';

export const ALL_APPOINTMENTS = 'All Appointments';
export const NO_APPOINTMENTS_FOUND = 'No appointments found';
export const CHOOSE_DOCTOR_FIRST = 'Please select a doctor first';
export const CHOOSE_DATE_FIRST = 'Please select a date first';
export const NO_SLOTS_FOR_DATE = 'No slots available for selected date';
export const APPOINTMENT_BOOKED = 'Appointment booked successfully.';
export const BOOK_AND_CONFIRM = 'Book and confirm';
export const APPOINTMENT_STATUS_UPDATED = 'Appointment status updated successfully.';
export const APPOINTMENT_DELETED = 'Appointment deleted successfully.';
export const APPOINTMENT_UPDATED = 'Appointment updated successfully.';
export const CHANGE_UNDONE = 'The change was undone.';
export const UNDO_FAILED = 'Failed to undo the change.';
export const NEEDS_ATTENTION = 'Needs attention';
export const NOTHING_NEEDS_ATTENTION = 'Nothing needs attention';
export const BOOK_AGAIN = 'Book Again';
/** What comes next with an appointment, over its record. */
export const NEXT_STEP: Readonly<Record<AppointmentStatus, string>> = {
  pending: 'To be confirmed',
  confirmed: 'Expected',
  completed: 'Completed',
  cancelled: 'Cancelled',
  no_show: 'Did not come',
};
export const BOOKING_FAILED = 'Booking Failed';
export const BOOKED = 'Appointment Booked Successfully!';
export const BOOKED_THROUGH_PORTAL = 'Booked through the booking portal';
export const notesWith = (symptoms: string): string => `${BOOKED_THROUGH_PORTAL}. Symptoms: ${symptoms}`;
/** For a start that a visitor has chosen and not booked yet. */
export const BEING_BOOKED = 'Being booked on the website';
export const HELD_TITLE = 'Being chosen on the website';
/** The button by which staff take such a start. */
export type TakingVerb = 'book' | 'move';
/** `until` is '4:12 PM'; null where it is not known. */
export const heldQuestion = (until: string | null): string => `A visitor is choosing this time${until ? ` until ${until}` : ''}. Take it?`;
export const BOOK_ANYWAY: Readonly<Record<TakingVerb, string>> = { book: 'Book Anyway', move: 'Move Anyway' };
export const CHOOSE_ANOTHER_TIME = 'Choose Another Time';
/** For an appointment that a visitor booked without proving the phone. */
export const PHONE_NOT_VERIFIED = 'Phone not verified';
export const moreAppointments = (count: number): string => `+${count} more`;
export const COMPLETE_EARLY_TITLE = 'Complete before the start?';
export const COMPLETE_ANYWAY = 'Complete Anyway';
/** `when` is '9:30 AM on 24 Nov 2026'. */
export const completeEarlyText = (patient: string, when: string): string =>
  `The appointment of ${patient} starts at ${when}. Mark as completed now?`;

const BECAME: Readonly<Record<AppointmentStatus, string>> = {
  pending: 'Set to pending',
  confirmed: 'Confirmed',
  cancelled: 'Cancelled',
  completed: 'Completed',
  no_show: 'Marked No Show',
};
interface AppointmentState {
  readonly status: AppointmentStatus;
  readonly appointmentDate: string;
}
/** What became of an appointment that was shown otherwise; `when` is its time now. */
export function appointmentMeanwhile(shown: AppointmentState, present: AppointmentState, when: string): string {
  if (present.status !== shown.status) return meanwhile(BECAME[present.status]);
  return meanwhile(Date.parse(present.appointmentDate) === Date.parse(shown.appointmentDate) ? CHANGED : `Moved to ${when}`);
}
