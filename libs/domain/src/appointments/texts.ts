export const ALL_APPOINTMENTS = 'All Appointments';
export const NO_APPOINTMENTS_FOUND = 'No appointments found';
export const CHOOSE_DOCTOR_FIRST = 'Please select a doctor first';
export const CHOOSE_DATE_FIRST = 'Please select a date first';
export const NO_SLOTS_FOR_DATE = 'No slots available for selected date';
export const APPOINTMENT_BOOKED = 'Appointment booked successfully.';
export const APPOINTMENT_STATUS_UPDATED = 'Appointment status updated successfully.';
export const APPOINTMENT_DELETED = 'Appointment deleted successfully.';
export const APPOINTMENT_UPDATED = 'Appointment updated successfully.';
export const CHANGE_UNDONE = 'The change was undone.';
export const UNDO_FAILED = 'Failed to undo the change.';
export const NEEDS_YOU_NOW = 'Needs you now';
export const NOTHING_NEEDS_YOU = 'Nothing needs you now';
export const BOOKING_FAILED = 'Booking Failed';
export const BOOKED = 'Appointment Booked Successfully!';
export const ARRIVE_EARLY = 'Please arrive 15 minutes early.';
export const BOOKED_TEXT = `A confirmation will follow shortly. ${ARRIVE_EARLY}`;
export const BOOKED_THROUGH_PORTAL = 'Booked through the booking portal';
/** For a start that a visitor has chosen and not booked yet. */
export const BEING_BOOKED = 'Being booked on the website';
export const HELD_TITLE = 'Being chosen on the website';
/** The button by which staff take such a start. */
export type TakingVerb = 'book' | 'move';
export const HELD_QUESTION: Readonly<Record<TakingVerb, string>> = {
  book: 'Someone is choosing this time on the website. Book it anyway?',
  move: 'Someone is choosing this time on the website. Move the appointment there anyway?',
};
export const BOOK_ANYWAY: Readonly<Record<TakingVerb, string>> = { book: 'Book Anyway', move: 'Move Anyway' };
export const CHOOSE_ANOTHER_TIME = 'Choose Another Time';
/** For an appointment that a visitor booked without proving the phone. */
export const PHONE_NOT_VERIFIED = 'Phone not verified';
export const moreAppointments = (count: number): string => `+${count} more`;
