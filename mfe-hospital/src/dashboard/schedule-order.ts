interface AppointmentSpan {
  readonly appointmentDate: string;
  readonly endsAt: string;
}

/** The hospital's schedule shows the first 4, then '+N more' (docs/spec/numbers.md). */
export const SHOWN_FIRST = 4;

/** The first four in the order of `inScheduleOrder`, as the server finds them, with the number of all. */
export const FIRST_OF_TODAY = { sort: 'schedule', pageSize: SHOWN_FIRST } as const;
/** The whole day, as far as one page holds it. */
export const ALL_OF_TODAY = { pageSize: 200 } as const;

/** Running and upcoming appointments first, by time, then past ones: so the first four are those that matter now. */
export function inScheduleOrder<Appointment extends AppointmentSpan>(appointments: readonly Appointment[], now: number): Appointment[] {
  const isOver = (appointment: Appointment): number => (Date.parse(appointment.endsAt) <= now ? 1 : 0);
  return [...appointments].sort((a, b) => isOver(a) - isOver(b) || Date.parse(a.appointmentDate) - Date.parse(b.appointmentDate));
}
