interface Timed {
  readonly appointmentDate: string;
  readonly endsAt: string;
}

/** The hospital's schedule shows the first 4, then '+N more' (docs/spec/numbers.md). */
export const SHOWN_FIRST = 4;

/** Running and upcoming appointments first, by time, then past ones: so the first four are those that matter now. */
export function inScheduleOrder<Appointment extends Timed>(appointments: readonly Appointment[], now: number): Appointment[] {
  const isOver = (appointment: Appointment): number => (Date.parse(appointment.endsAt) <= now ? 1 : 0);
  return [...appointments].sort((a, b) => isOver(a) - isOver(b) || Date.parse(a.appointmentDate) - Date.parse(b.appointmentDate));
}
