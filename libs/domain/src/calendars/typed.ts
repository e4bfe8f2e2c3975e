import { addDays, daysBetween, type Day, type Weekday } from '@arogya/domain/clock';
import { rangesFrom } from '@arogya/domain/doctors/time-ranges';
import { CHANGE_LIMITS, type CalendarChange, type ClosureSource, type LeaveKind } from './change';
import { closureFrom, hoursFrom, partFrom, type TypedClosure, type TypedHours } from './rules';

/** A change as it is sent: the fields of all kinds, of which each needs its own. */
export interface TypedChange {
  readonly kind: CalendarChange['kind'];
  readonly doctorId?: string | null;
  readonly hospitalId?: string | null;
  readonly from?: Day | null;
  readonly to?: Day | null;
  readonly fromTime?: string | null;
  readonly toTime?: string | null;
  readonly weekdays?: readonly Weekday[] | null;
  readonly weeks?: readonly number[] | null;
  readonly leaveKind?: LeaveKind | null;
  readonly reason?: string | null;
  readonly closures?: readonly TypedClosure[] | null;
  readonly source?: ClosureSource | null;
  readonly hours?: TypedHours | null;
  readonly day?: Day | null;
  readonly ranges?: readonly string[] | null;
  readonly usual?: boolean | null;
  readonly despiteClosure?: boolean | null;
}

/** By field: what is wrong, in a sentence. */
export type ChangeErrors = Readonly<Partial<Record<keyof TypedChange, string>>>;

type ChangeOrErrors = { readonly change: CalendarChange } | { readonly errors: ChangeErrors };

const NO_DOCTOR: ChangeErrors = { doctorId: 'Please choose a doctor' };

/** The change that is meant, or what its fields lack. `today` is the hospital's. */
export function changeFrom(typed: TypedChange, today: Day): ChangeOrErrors {
  switch (typed.kind) {
    case 'leave':
      return leaveFrom(typed, today);
    case 'closure':
      return closuresFrom(typed, today);
    case 'hours':
      if (!typed.doctorId) return { errors: NO_DOCTOR };
      if (!typed.hours) return { errors: { hours: 'Please choose at least one weekday' } };
      return { change: { kind: 'hours', doctorId: typed.doctorId, hours: hoursFrom(typed.hours) } };
    case 'dayHours':
      return dayHoursFrom(typed, today);
  }
}

const PAST = 'This day has passed';

function leaveFrom({ doctorId, from, to, fromTime, toTime, weekdays, weeks, leaveKind, reason }: TypedChange, today: Day): ChangeOrErrors {
  if (!doctorId) return { errors: NO_DOCTOR };
  if (!from) return { errors: { from: 'Please choose the first day' } };
  const last = to ?? from;
  if (last < from) return { errors: { to: 'The last day is before the first' } };
  if (from < today) return { errors: { from: PAST } };
  const repeats = Boolean(weekdays?.length);
  const most = repeats ? CHANGE_LIMITS.repeatedDays : CHANGE_LIMITS.leaveDays;
  if (daysBetween(from, last) >= most) return { errors: { to: `At most ${most} days at once, until ${addDays(from, most - 1)}` } };
  if (weeks?.length && !repeats) return { errors: { weekdays: 'Please choose weekdays' } };
  const part = partFrom(fromTime, toTime);
  if (typeof part === 'string') return { errors: { toTime: part } };
  const leave = {
    from,
    to: last,
    ...(part ? { part } : {}),
    ...(weekdays && repeats ? { weekdays } : {}),
    ...(weeks?.length ? { weeks } : {}),
  };
  return { change: { kind: 'leave', doctorId, leave, leaveKind: leaveKind ?? 'leave', reason: reason?.trim() || null } };
}

function closuresFrom({ hospitalId, closures, source }: TypedChange, today: Day): ChangeOrErrors {
  if (!hospitalId) return { errors: { hospitalId: 'Please choose a hospital' } };
  if (!closures?.length) return { errors: { closures: 'Please choose at least one day' } };
  const past = closures.find((one) => one.day < today);
  if (past) return { errors: { closures: `${past.day}: ${PAST.toLowerCase()}` } };
  return { change: { kind: 'closure', hospitalId, closures: closures.map(closureFrom), source: source ?? 'typed' } };
}

function dayHoursFrom({ doctorId, day, ranges, usual, despiteClosure }: TypedChange, today: Day): ChangeOrErrors {
  if (!doctorId) return { errors: NO_DOCTOR };
  if (!day) return { errors: { day: 'Please choose a day' } };
  if (day < today) return { errors: { day: PAST } };
  if (!ranges && !usual) return { errors: { ranges: 'Please enter the hours, none for a day off, or `usual`' } };
  const hours = usual ? null : { ranges: rangesFrom(ranges ?? []), despiteClosure: despiteClosure ?? false };
  return { change: { kind: 'dayHours', doctorId, day, hours } };
}
