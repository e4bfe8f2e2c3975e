/** How long a visitor may use the handle that stands for their patient. */
export const HANDLE_MINUTES = 30;

/** How many appointments one handle books. */
export const HANDLE_BOOKINGS = 3;

/** How long a browser that has held a start, typed a person or booked is told from others. */
export const BROWSER_DAYS = 30;

/** How long a browser that completed a booking is recognised, how many people it knows, and how long its last token goes on. */
export const DEVICE_DAYS = 180;
export const DEVICE_PEOPLE = 5;
export const DEVICE_GRACE_MINUTES = 5;

/**
 * What visitors may have booked whose phone nobody has proven: open appointments of one browser; of a doctor's day this
 * part in all; and once a day is flooded, so many from one network.
 */
export const OPEN_OF_BROWSER = 3;
export const UNPROVEN_SHARE = 0.5;
export const NETWORK_OF_DAY = 4;

/** Open appointments that were booked with one proven phone. */
export const OPEN_OF_PHONE = 6;

/** How far ahead a doctor's next free start is looked for. */
export const NEXT_FREE_DAYS = 14;
/** And how far at first: most doctors have something free within days. */
export const NEXT_FREE_SOON = 3;

/** How long a one-time code may be used, and how often it may be guessed wrongly. */
export const CODE_MINUTES = 10;
export const CODE_TRIES = 5;
export const CODE_DIGITS = 6;

/** How long a code proves that a phone is in the visitor's hands. */
export const PROOF_MINUTES = 30;

/** How many people of one phone a visitor who has proven it may choose from. */
export const MOST_PATIENTS_SHOWN = 6;
