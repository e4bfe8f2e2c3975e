import type { CalendarChange, ChangeKind, LeaveKind } from './change';

/** How staff name the kinds of a leave; patients never read them. */
export const LEAVE_KIND_LABELS: Readonly<Record<LeaveKind, string>> = {
  leave: 'Leave',
  sick: 'Sick',
  surgery: 'Surgery',
  teaching: 'Teaching',
  other: 'Other',
};

const MADE: Readonly<Record<CalendarChange['kind'], string>> = {
  leave: 'Leave saved.',
  closure: 'Closed days saved.',
  hours: 'Hours saved.',
  dayHours: 'Hours of the day saved.',
};

const appointments = (count: number): string => (count === 1 ? '1 appointment' : `${count} appointments`);

interface Counts {
  readonly ready: number;
  readonly open: number;
}

/** What happens next with appointments, as the end of a toast. */
function next({ ready, open }: Counts): string {
  const settled = ready > 0 ? ` ${appointments(ready)} will be changed, and the patients informed, in 15 seconds.` : '';
  const left = open > 0 ? ` ${appointments(open)} still ${open === 1 ? 'needs' : 'need'} a decision.` : '';
  return `${settled}${left}`;
}

/** The toast after a change: what happens next with the appointments that it affects. `merged`: the days of an equal leave. */
export function changeMade(kind: CalendarChange['kind'], counts: Counts, merged: string | null = null): string {
  return `${MADE[kind]}${merged ? ` Merged with the leave of ${merged}.` : ''}${next(counts)}`;
}

/** The toast after decisions about appointments that were open. */
export const decisionsSaved = (counts: Counts): string => `Decided.${next(counts)}`;

/** The line above the list of appointments. */
export const needsDecision = (open: number, why: string): string =>
  `${appointments(open)} ${open === 1 ? 'needs' : 'need'} a decision: ${why}`;

export const CHANGE_TAKEN_BACK = 'Undone';
export const TAKE_BACK_FAILED = 'Failed to take the change back.';
export const PREVIEW_FAILED = 'Failed to find the affected appointments.';
export const MAKE_CHANGE_FAILED = 'Failed to save the change.';
export const DECIDE_FAILED = 'Failed to save the decision.';
export const FETCH_CALENDAR_FAILED = 'Failed to fetch the calendar.';
export const LEAVE_ENDED = 'The leave has ended. Its time can be booked again.';
export const END_LEAVE_FAILED = 'Failed to end the leave.';
export const DECISIONS_TAKEN_BACK = 'Taken back. The appointments need a decision again.';
/** Why an affected appointment cannot stay, where no rule of the calendar says so. */
export const AT_OTHER_HOSPITAL = 'The doctor works at another hospital now.';
/** Of an appointment that somebody has given a place by hand: it only needs somebody to say so. */
export const CAN_STAY = 'It can stay where it is now.';
/** What a doctor reads, who enters leave and decides about no appointment. */
export const HOSPITAL_DECIDES = 'Your hospital decides about these appointments. Nothing changes for the patients until then.';
export const DECIDE_LATER = 'Decide later';
export const CANCEL_AND_TELL = 'Cancel and tell the patient';
export const KEEP = 'Keep';
/** Short, where there is little space. */
export const KEPT = 'Kept';
/** Of an appointment that takes place on purpose, although the calendar refuses its time. */
export const KEPT_DESPITE = 'The doctor will still see this patient';
export const OTHER_PLACE = 'Another time or doctor …';
export const MORE_STAYS_OPEN = 'There are more affected appointments. They stay open until somebody decides about them.';
export const LEAVE_BACK = 'The leave is entered again.';
export const NO_LEAVE = 'No leave and no other hours entered.';
export const NO_WEEKDAYS = 'Please choose weekdays';
export const BOTH_TIMES = 'Please enter both times';
export const NO_HOURS = 'Please enter the hours';
export const NOTHING_TO_DECIDE = 'Nothing needs a decision any more';

const WHY: Readonly<Record<ChangeKind, string>> = {
  leave: 'is away',
  closure: 'the hospital is closed',
  hours: 'has other hours',
  dayHours: 'has other hours',
  inactive: 'is inactive',
  hospital: 'works at another hospital',
};

/** 'Dr. Iyer is away', 'the hospital is closed'; `doctor` with the title. */
export const whyOf = (kind: ChangeKind, doctor: string | null): string => (doctor ? `${doctor} ${WHY[kind]}` : WHY.closure);
