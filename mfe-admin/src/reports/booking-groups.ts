/** What became of appointments, from the floor of a bar upwards. */
export const BOOKING_GROUPS = [
  { key: 'completed', label: 'Completed' },
  { key: 'open', label: 'Pending or confirmed' },
  { key: 'lost', label: 'Cancelled or no show' },
] as const;
