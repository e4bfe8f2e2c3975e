import type { AppointmentStatus } from '@arogya/domain/appointments/status';

interface Timed {
  readonly id: string;
  /** ISO with offset. */
  readonly appointmentDate: string;
  readonly endsAt: string;
  readonly status: AppointmentStatus;
}

const isOpen = ({ status }: Timed): boolean => status === 'pending' || status === 'confirmed';
const start = (visit: Timed): number => Date.parse(visit.appointmentDate);
const end = (visit: Timed): number => Date.parse(visit.endsAt);

/** The visits of a day by their start; two at one time (a cancelled one and who came instead) by their end. */
export const inDayOrder = <Visit extends Timed>(visits: readonly Visit[]): Visit[] =>
  [...visits].sort((a, b) => start(a) - start(b) || end(a) - end(b));

/** Who is in the room or comes next: the first open visit that is not over. */
export const nextVisit = <Visit extends Timed>(visits: readonly Visit[], now: number): Visit | null =>
  inDayOrder(visits).find((visit) => isOpen(visit) && end(visit) > now) ?? null;

/** Where the line of the present time goes: before the first visit that has not begun. */
export const lineIndex = (visits: readonly Timed[], now: number): number =>
  inDayOrder(visits).filter((visit) => start(visit) <= now).length;

export type Phase = 'running' | 'waiting' | 'unclosed' | 'done';

/** `unclosed`: its time is over, and nobody has said how it ended. */
export function phaseOf(visit: Timed, now: number): Phase {
  if (!isOpen(visit)) return 'done';
  if (end(visit) <= now) return 'unclosed';
  return start(visit) <= now ? 'running' : 'waiting';
}

/** 'now', 'in 12 min', 'in 1 h 5 min' of a visit that is not over. */
export function awayText(visit: Timed, now: number): string {
  if (phaseOf(visit, now) === 'running') return 'now';
  const minutes = Math.max(1, Math.round((start(visit) - now) / 60_000));
  if (minutes < 60) return `in ${minutes} min`;
  return `in ${Math.floor(minutes / 60)} h${minutes % 60 ? ` ${minutes % 60} min` : ''}`;
}
