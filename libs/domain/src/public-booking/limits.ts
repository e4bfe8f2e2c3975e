/** For how many minutes a visitor may use a handle. */
export const HANDLE_MINUTES = 30;

/** How many appointments one handle books. */
export const HANDLE_BOOKINGS = 3;

/** For how many days a browser that has held a start, typed a person or booked is recognised. */
export const BROWSER_DAYS = 30;

/**
 * For how many days a browser that completed a booking is recognised, how many people it remembers, and for how many minutes
 * its previous token stays valid.
 */
export const DEVICE_DAYS = 180;
export const DEVICE_PEOPLE = 5;
export const DEVICE_GRACE_MINUTES = 5;

/**
 * How much unproven visitors may book: open appointments of one browser; their share of a doctor's day; and, once a day is
 * flooded, appointments from one network.
 */
export const OPEN_OF_BROWSER = 3;
export const UNPROVEN_SHARE = 0.5;
export const NETWORK_OF_DAY = 4;

/** Open appointments that were booked with one proven phone. */
export const OPEN_OF_PHONE = 6;

/** How many days ahead a doctor's next free start is searched. */
export const NEXT_FREE_DAYS = 14;
/** How many of these days are searched first: most doctors have something free within days. */
export const NEXT_FREE_SOON = 3;

/** For how many minutes a one-time code is valid, and how many tries it allows. */
export const CODE_MINUTES = 10;
export const CODE_TRIES = 5;
export const CODE_DIGITS = 6;

/** For how many minutes a code proves that the visitor has the phone. */
export const PROOF_MINUTES = 30;

/** How many people of one phone are offered to a visitor who has proven it. */
export const MOST_PATIENTS_SHOWN = 6;
