import type { AppointmentStatus } from '../appointments/status';
import type { PatientSaid } from './link';

/** What a change makes of an appointment, as far as what its patient has said depends on it. */
export interface ChangedState {
  /** It has another start or doctor than before. */
  readonly moved: boolean;
  /** After the change. */
  readonly status: AppointmentStatus;
}

/**
 * What still holds of it after a change, whoever makes that. Somebody who was coming, or late, said so of the start and doctor of
 * then; a reason to cancel stands only while it is cancelled. Null: nothing.
 */
export function saidAfter(said: PatientSaid | null, { moved, status }: ChangedState): PatientSaid | null {
  if (said === null) return null;
  const emptied: readonly string[] = [...(moved ? ['coming', 'late'] : []), ...(status === 'cancelled' ? [] : ['cancel'])];
  const left = Object.entries(said).filter(([what]) => !emptied.includes(what));
  return left.length === 0 ? null : (Object.fromEntries(left) as PatientSaid);
}
