/** The results of appointments, from the bottom of a bar upwards. */
export const BOOKING_GROUPS = [
  { key: 'completed', label: 'Completed' },
  { key: 'open', label: 'Pending or confirmed' },
  { key: 'lost', label: 'Cancelled or no show' },
] as const;
