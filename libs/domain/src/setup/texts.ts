/** The list on the dashboard of a new installation. */
export const SETUP_TITLE = 'Set up ArogyaDesk';
export const SETUP_HINT = 'Four steps to your first patient booking.';
export const SETUP_DISMISS = 'Hide this list';
export const SETUP_FAILED = 'This could not be saved. Please try again.';

export const SETUP_STEPS = {
  hospital: { title: 'Add your hospital', hint: 'Just its name and city; the rest can wait.' },
  doctor: { title: 'Add a doctor with their hours', hint: 'Monday to Saturday is already filled in.' },
  poster: { title: 'Print the QR poster', hint: 'Patients scan it to book.' },
  booking: { title: 'Make the first booking', hint: 'Book as a patient would, on your booking page.' },
} as const;

export const SETUP_DONE = 'Done';
export const SETUP_NOT_DONE = 'To do';
