import type { AffectedAppointment, AffectedDecision, AffectedProposal } from '@arogya/api/calendars';
import { doctorName } from '@arogya/domain/doctors/doctor-name';
import { CANCEL_AND_TELL, DECIDE_LATER, KEEP } from '@arogya/domain/calendars/texts';
import { AS_BOOKED, dayOfStart, labelOfDay, weekdayOf, type Day } from '@arogya/domain/clock';
import { formatTime } from '@arogya/ui/look/formats';

/** What somebody chose for an affected appointment; later: it stays open. */
export type Outcome = AffectedDecision | { readonly act: 'later' };

export const LATER: Outcome = { act: 'later' };

/** 'Thu 26 Nov 2026' of a day. */
export const dayText = (day: Day): string => `${weekdayOf(day).slice(0, 3)} ${labelOfDay(day)}`;

/** 'Thu 26 Nov'. */
export const shortDay = (day: Day): string => dayText(day).slice(0, -' 2026'.length);

const when = (at: string, day: Day): string =>
  dayOfStart(at) === day ? formatTime(at, AS_BOOKED) : `${shortDay(dayOfStart(at))} ${formatTime(at, AS_BOOKED)}`;

/** An appointment as far as its outcomes need it. */
export interface OutcomeFacts {
  readonly appointmentDate: string;
  readonly proposals: readonly AffectedProposal[];
}

const sameOutcome = (a: Outcome, b: Outcome): boolean =>
  a.act === b.act &&
  ('at' in a ? a.at : '') === ('at' in b ? b.at : '') &&
  ('doctorId' in a ? a.doctorId : '') === ('doctorId' in b ? b.doctorId : '');

/** 'Thu 26 Nov 9:00 AM', '9:15 AM with Dr. Rao', '9:15 AM with another doctor' whom somebody chose by hand, 'Cancel and tell the patient', 'Keep', 'Decide later'. */
export function outcomeText(outcome: Outcome, { appointmentDate, proposals }: OutcomeFacts): string {
  if (outcome.act === 'later') return DECIDE_LATER;
  if (outcome.act === 'cancel') return CANCEL_AND_TELL;
  if (outcome.act === 'keep') return KEEP;
  const text = when(outcome.at ?? '', dayOfStart(appointmentDate));
  if (outcome.act === 'move') return text;
  const name = proposals.find((one) => sameOutcome(one, outcome))?.doctorName;
  return `${text} with ${name ? doctorName(name) : 'another doctor'}`;
}

/** The entries of an appointment's menu: its proposals, then what can always be chosen. */
export const outcomesOf = ({ proposals }: OutcomeFacts): Outcome[] => [
  ...proposals.map(({ doctorName: _, ...decision }) => decision),
  { act: 'cancel' },
  { act: 'keep' },
  LATER,
];

/** The proposal after the present outcome, and the first after the last; unchanged where there is none. */
export function nextProposal(present: Outcome, place: OutcomeFacts): Outcome {
  const proposals = outcomesOf(place).slice(0, place.proposals.length);
  const at = proposals.findIndex((one) => sameOutcome(one, present));
  return proposals[(at + 1) % Math.max(1, proposals.length)] ?? present;
}

/** The first proposal with another doctor, or the next one of them; unchanged where there is none. */
export function nextColleague(present: Outcome, { appointmentDate, proposals }: OutcomeFacts): Outcome {
  return nextProposal(present, { appointmentDate, proposals: proposals.filter(({ act }) => act === 'reassign') });
}

const HEADS: readonly [Outcome['act'], string][] = [
  ['move', 'to move'],
  ['reassign', 'to reassign'],
  ['cancel', 'to cancel'],
  ['keep', 'to keep'],
  ['later', 'to decide'],
];

/** '3 to move · 4 to reassign · 1 to decide'. */
export function summaryOf(outcomes: readonly Outcome[]): string {
  const count = (act: Outcome['act']): number => outcomes.filter((one) => one.act === act).length;
  return HEADS.flatMap(([act, word]) => (count(act) > 0 ? [`${count(act)} ${word}`] : [])).join(' · ');
}

export type SentDecision = AffectedDecision & { readonly appointmentId: string; readonly version: number };

/** The decisions that are sent: what is to be decided later is left out. */
export const decisionsOf = (rows: readonly AffectedAppointment[], outcomeOf: (row: AffectedAppointment) => Outcome): SentDecision[] =>
  rows.flatMap((row) => {
    const outcome = outcomeOf(row);
    return outcome.act === 'later' ? [] : [{ ...outcome, appointmentId: row.id, version: row.version }];
  });
