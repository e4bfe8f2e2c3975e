/** Why a start cannot be booked, each with the sentence a person reads. */
export const REASONS = {
  inactive: 'This doctor is not taking bookings at present.',
  past: 'This time has already passed.',
  too_soon: 'Bookings start from tomorrow.',
  too_far: 'This date is too far ahead to be booked.',
  closed: 'The hospital is closed on this day.',
  leave: 'The doctor is on leave on this day.',
  not_working: 'The doctor does not work on this weekday.',
  outside_hours: "This time is outside the doctor's hours.",
  closed_then: 'The hospital is closed at this time.',
  leave_then: 'The doctor is away at this time.',
  off_grid: 'Appointments do not start at this time.',
  held: 'Someone is booking this time right now.',
  offered: 'This time is offered to someone on the waiting list.',
  taken: 'This time has already been booked.',
} as const;
export type Reason = keyof typeof REASONS;
export const REASON_CODES = Object.keys(REASONS) as Reason[];
