import { isExpected, type AppointmentStatus } from '../appointments/status';
import { durationText } from '../duration';
import type { CancelReason, PatientSaid } from './link';

/** Why a patient cancelled, as staff read it behind a colon. */
export const CANCEL_REASON_TEXTS: Readonly<Record<CancelReason, string>> = {
  cannotCome: 'cannot come',
  better: 'better',
  elsewhere: 'elsewhere',
  byMistake: 'by mistake',
  other: 'other reason',
};

interface SaidFields {
  readonly status: AppointmentStatus;
  readonly said?: PatientSaid | null;
}

/**
 * What the patient said last by the link, as it stands under the status; null while nothing of it counts. Who comes late comes,
 * and only a cancelled appointment has a reason.
 */
export function saidText({ status, said }: SaidFields): string | null {
  if (!said) return null;
  if (status === 'cancelled') return said.cancel ? `Cancelled by the patient: ${CANCEL_REASON_TEXTS[said.cancel]}` : null;
  if (!isExpected(status)) return null;
  if (said.late) return `${durationText(said.late.minutes)} late`;
  return said.coming ? 'Coming' : null;
}

/** Each thing that the patient said, with when: `when` reads an ISO 8601 instant. */
export function saidFacts({ coming, late, cancel }: PatientSaid, when: (at: string) => string): (readonly [string, string])[] {
  const facts: (readonly [string, string])[] = [];
  if (coming) facts.push(['Coming', `Said ${when(coming)}`]);
  if (late) facts.push([`${durationText(late.minutes)} late`, `Said ${when(late.at)}`]);
  if (cancel) facts.push(['Cancelled', `By the patient: ${CANCEL_REASON_TEXTS[cancel]}`]);
  return facts;
}

/** How often the patient has moved an appointment. */
export const movesText = (moves: number): string =>
  moves === 0 ? 'Never' : moves === 1 ? 'Once' : moves === 2 ? 'Twice' : `${moves} times`;

export const PATIENT_LINK = "Patient's link";
export const MOVED_BY_PATIENT = 'Moved by the patient';
export const LANGUAGE_CHANGED = 'Language changed';
export const LANGUAGE_FAILED = 'Failed to change the language.';
export const SHOW_LINK = 'Show link';
export const LINK_FAILED = 'Failed to fetch the link.';
export const NEW_LINK = 'New link';
export const NEW_LINK_TITLE = 'Make a new link?';
export const NEW_LINK_TEXT = 'The link that the patient has now stops working at once.';
export const NEW_LINK_MADE = 'New link made';
export const NEW_LINK_FAILED = 'Failed to make a new link.';
export const COPY_LINK = 'Copy link';
export const LINK_QR = "QR code of the patient's link";
