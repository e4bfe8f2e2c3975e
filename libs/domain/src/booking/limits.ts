/** How long a visitor may use the handle that stands for his patient (trust: The returning patient). */
export const HANDLE_MINUTES = 30;

/** How many visits one handle books. */
export const HANDLE_BOOKINGS = 3;

/** How long a browser that completed a booking is recognised. */
export const DEVICE_DAYS = 180;

/** How far ahead a doctor's next free start is looked for. */
export const NEXT_FREE_DAYS = 14;
