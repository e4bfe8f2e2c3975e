import { occupies, type AppointmentStatus } from './status';

/** For how long Undo is offered after a change of an appointment. */
export const UNDO_SHOWN_MS = 10_000;

/** For how long the server accepts it, 5 s more for its way. Until then no message about the change leaves. */
export const UNDO_MS = UNDO_SHOWN_MS + 5_000;

/** For how long the time that the change gave up is kept from visitors. */
export const UNDO_HOLD_MS = UNDO_MS + 5_000;

/** What of an appointment Undo looks at. */
interface UndoState {
  readonly status: AppointmentStatus;
  readonly doctorId: string;
  /** Its start, in ms since 1970. */
  readonly startMs: number;
  /** Whose it is; left out where nobody changes that. */
  readonly agentId?: string | null;
}

export const isMoved = (before: UndoState, after: UndoState): boolean =>
  before.doctorId !== after.doctorId || before.startMs !== after.startMs;

/** Notes alone can be written again; they come back with a status, a doctor, a time or an agent. */
export const canBeUndone = (before: UndoState, after: UndoState): boolean =>
  before.status !== after.status || before.agentId !== after.agentId || isMoved(before, after);

/** Whether a change gives up a time that is still to come. */
export const givesUpTime = (before: UndoState, after: UndoState, now: number): boolean =>
  before.startMs > now && occupies(before.status) && (!occupies(after.status) || isMoved(before, after));
