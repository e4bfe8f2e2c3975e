import { addDays, dayOf, daysBetween, MINUTE, minutesOf, type Day } from '@arogya/domain/clock';
import { WINDOWS, type Audience, type Calendar, type TakenTime } from './calendar';
import { closuresOn, hoursOn, isWhole, leaveOn, meetsPart } from './day-rules';
import { gridOf, isOnGrid, type GridStart } from './grid';
import { REASON_CODES, type Reason } from './reasons';
import { indexTaken } from './taken-index';

/** Who asks, and when. */
export interface AvailabilityContext {
  readonly audience: Audience;
  /** ms since 1970. */
  readonly now: number;
}

export interface Start {
  /** ISO 8601 with the zone's offset. */
  readonly at: string;
  /** 'HH:MM' in the zone. */
  readonly time: string;
  readonly free: boolean;
  readonly reason?: Reason;
}

export interface DaySlots {
  readonly day: Day;
  /** Why the hospital is closed for the whole day: 'Diwali'. */
  readonly closedFor?: string;
  readonly starts: readonly Start[];
}

/** A point in time with its local day and minute. */
type Moment = Pick<GridStart, 'day' | 'minutes' | 'at'>;

/** Every start of every day from `from` to `to`: free, or why not. */
export function availability(
  calendar: Calendar,
  ask: AvailabilityContext & { readonly from: Day; readonly to: Day },
  taken: readonly TakenTime[],
): DaySlots[] {
  const rule = ruleFor(calendar, ask, taken);
  const draw = gridOf(calendar, ask.audience);
  const days: DaySlots[] = [];
  for (let day = ask.from; day <= ask.to; day = addDays(day, 1)) {
    const starts = draw(day).map((start) => answer(start, rule(start)));
    const closedFor = closuresOn(calendar, day).find(isWhole)?.name;
    days.push(closedFor === undefined ? { day, starts } : { day, closedFor, starts });
  }
  return days;
}

/** Why an appointment cannot start at `at` (ms since 1970), or null when it can: the same rule for one start. */
export function whyNot(calendar: Calendar, at: number, ask: AvailabilityContext, taken: readonly TakenTime[]): Reason | null {
  const moment = { day: dayOf(at, calendar.zone), minutes: minutesOf(at, calendar.zone), at };
  return ruleFor(calendar, ask, taken)(moment) ?? (isOnGrid(calendar, ask.audience, moment) ? null : 'off_grid');
}

/** Why the calendar itself does not allow staff an appointment at `at`; neither the grid of starts nor what is taken counts. */
export function reasonOfCalendar(calendar: Calendar, at: number, now: number): Reason | null {
  const moment = { day: dayOf(at, calendar.zone), minutes: minutesOf(at, calendar.zone), at };
  return ruleFor(calendar, { audience: 'staff', now }, [])(moment);
}

/** How many days before and after the wanted start are searched for a free one. */
const NEAREST_DAYS = 14;

/** The free starts nearest to `at`, nearest first, as ISO 8601. */
export function nearestFree(calendar: Calendar, at: number, ask: AvailabilityContext, taken: readonly TakenTime[], count = 3): string[] {
  const span = daysNear(calendar.zone, at, ask);
  const free = availability(calendar, { ...ask, ...span }, taken).flatMap(({ starts }) => starts.filter((start) => start.free));
  const distance = (start: Start): number => Math.abs(Date.parse(start.at) - at);
  return free
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, count)
    .map((start) => start.at);
}

/** The days on which a free start near `at` is searched: only those that can be booked at all. */
export function daysNear(zone: string, at: number, { audience, now }: AvailabilityContext): { readonly from: Day; readonly to: Day } {
  const today = dayOf(now, zone);
  const first = addDays(today, WINDOWS[audience].firstDay);
  const last = addDays(today, WINDOWS[audience].lastDay);
  const day = dayOf(at, zone);
  const near = day < first ? first : day > last ? last : day;
  const from = addDays(near, -NEAREST_DAYS);
  const to = addDays(near, NEAREST_DAYS);
  return { from: from < first ? first : from, to: to > last ? last : to };
}

const answer = ({ iso, time }: GridStart, reason: Reason | null): Start =>
  reason ? { at: iso, time, free: false, reason } : { at: iso, time, free: true };

type AvailabilityRule = (moment: Moment) => Reason | null;

/** The availability rule itself, in the order in which a person wants to know the reason. */
function ruleFor(calendar: Calendar, { audience, now }: AvailabilityContext, taken: readonly TakenTime[]): AvailabilityRule {
  const { active, appointmentMinutes } = calendar;
  const today = dayOf(now, calendar.zone);
  const ruleOfDay = perDay((day) => dayRule(calendar, audience, daysBetween(today, day), day));
  const findTaken = indexTaken(taken);
  return ({ day, minutes, at }) => {
    if (!active) return 'inactive';
    if (at <= now) return 'past';
    const reason = ruleOfDay(day)(minutes);
    if (reason) return reason;
    const other = findTaken(at, at + appointmentMinutes * MINUTE);
    return other ? (other.held ? 'held' : 'taken') : null;
  };
}

/** The same answer at every minute of a day. */
const ALL_DAY = Object.fromEntries(REASON_CODES.map((reason) => [reason, () => reason])) as Record<Reason, () => Reason>;

/** What a day says to each of its minutes, apart from what is taken. */
function dayRule(calendar: Calendar, audience: Audience, ahead: number, day: Day): (minutes: number) => Reason | null {
  if (ahead < WINDOWS[audience].firstDay) return ALL_DAY.too_soon;
  if (ahead > WINDOWS[audience].lastDay) return ALL_DAY.too_far;
  const [closures, leave, ranges] = [closuresOn(calendar, day), leaveOn(calendar, day), hoursOn(calendar, day)];
  if (closures.some(isWhole)) return ALL_DAY.closed;
  if (leave.some(isWhole)) return ALL_DAY.leave;
  if (ranges.length === 0) return ALL_DAY.not_working;
  const { appointmentMinutes } = calendar;
  return (minutes) => {
    // An appointment must end inside the range it begins in.
    if (!ranges.some(({ from, to }) => from <= minutes && minutes + appointmentMinutes <= to)) return 'outside_hours';
    if (closures.length > 0 && meetsPart(closures, minutes, appointmentMinutes)) return 'closed_then';
    return leave.length > 0 && meetsPart(leave, minutes, appointmentMinutes) ? 'leave_then' : null;
  };
}

/** Starts come day by day, so what was found for the last day is kept. */
function perDay<T>(find: (day: Day) => T): (day: Day) => T {
  let known: { readonly day: Day; readonly found: T } | undefined;
  return (day) => {
    if (known?.day !== day) known = { day, found: find(day) };
    return known.found;
  };
}
