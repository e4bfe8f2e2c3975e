/** How long a visitor may use the handle that stands for his patient (trust: The returning patient). */
export const HANDLE_MINUTES = 30;

/** How many visits one handle books. */
export const HANDLE_BOOKINGS = 3;

/** How long a browser that completed a booking is recognised. */
export const DEVICE_DAYS = 180;

/** How far ahead a doctor's next free start is looked for. */
export const NEXT_FREE_DAYS = 14;

/** How long a one-time code may be used, and how often it may be guessed wrongly. */
export const CODE_MINUTES = 10;
export const CODE_TRIES = 5;
export const CODE_DIGITS = 6;

/** How long a code proves that a phone is in the visitor's hands. */
export const PROOF_MINUTES = 30;

/** How many people of one phone a visitor who has proven it may choose from. */
export const FAMILY_SHOWN = 6;
