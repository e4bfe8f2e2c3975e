export const LOOKING_UP = 'Looking up the phone number…';
export const LOOKUP_FAILED = 'This phone could not be looked up.';
export const NOBODY_YET = 'No patient has this phone number yet.';
export const SOMEONE_ELSE = 'Someone else with this phone number';
export const CHANGE_DETAILS = 'Change details';
export const WHEN_LABEL = 'Day or time';
export const WHEN_UNKNOWN = "Neither a date nor a time. Try '24/11', '+3' or '415p'.";
export const NONE_FREE = 'No free time in these four weeks. Type a later date, or choose another doctor.';
export const LAST_SEEN = 'Last seen';
export const SAME_TIME_TITLE = 'The patient has another appointment at this time';
export const SAME_TIME_HINT = 'Press Ctrl+Enter or Book Appointment again to book both.';
export const OTHER_CITY_TITLE = 'The doctor is in another city';
export const OTHER_CITY_HINT = 'Press Ctrl+Enter or Book Appointment again to book.';
/** `practice` is 'Lotus Care Hospital, Mumbai'. */
export const otherCityText = (patient: string, place: string, doctor: string, practice: string): string =>
  `${patient || 'The patient'} is from ${place}. ${doctor} sees patients at ${practice}.`;
/** What the person said differently goes into the notes of the appointment; the record stays. */
export const REPORTED_INTO_NOTES = 'Into the notes of this appointment:';
