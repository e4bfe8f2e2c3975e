import { isExpected, type AppointmentStatus } from '@arogya/domain/appointments/status';
import { addDays, dayOf } from '@arogya/domain/clock';
import type { ChangeEvent } from './change-event';
import { refetch, type FollowStore, type CachedAnswer } from './cached-answers';

/** The changes of calendars about whose appointments somebody has to decide. */
const WAITING_VIEW = 'listCalendarChanges';
/** What needs somebody now: the rows, and how many of each hospital; polled too, as time alone makes a need. */
const NEED_VIEWS: readonly string[] = ['appointmentsInNeed', 'needsByHospital'];
const DECISIONS = 'calendar-changes';

type Changes = readonly { readonly doctorId: string | null }[];

const isExpectedNow = (status: string | null): boolean => status !== null && isExpected(status as AppointmentStatus);

/** Whether nobody has to decide any more about an appointment that waited, or has to again. */
function touches(changes: Changes, { from, to, doctorId }: ChangeEvent): boolean {
  if (from === null || isExpectedNow(from) === isExpectedNow(to)) return false;
  return isExpectedNow(to) || changes.some((change) => change.doctorId === null || change.doctorId === doctorId);
}

const daysFrom = (now: number, days: number): string => addDays(dayOf(now, 'UTC'), days);

/** Whether it is about today or tomorrow somewhere on earth: what is booked or confirmed for any other day needs nobody yet. */
const isNear = (day: string | null, now: number): boolean => day === null || (day >= daysFrom(now, -1) && day <= daysFrom(now, 2));

const isListed = ({ data }: CachedAnswer, { id }: ChangeEvent): boolean =>
  (data as readonly { readonly id?: string }[]).some((row) => row.id === id);

/** Whether an appointment may need somebody now, or not any more; what keeps its status may have another time, or details that the patient reported. */
function touchesNeeds(view: CachedAnswer, event: ChangeEvent, now: number): boolean {
  const { hospitalId, day, from, to } = event;
  if (isListed(view, event)) return true;
  const asked = (view.args as { hospitalId?: string } | undefined)?.hospitalId;
  if (asked && asked !== hospitalId) return false;
  if (from === to || (isExpectedNow(from) && !isExpectedNow(to))) return true;
  return isExpectedNow(to) && isNear(day, now);
}

/** What needs somebody now, on the screen. */
export const needsShown = (views: readonly CachedAnswer[]): CachedAnswer[] =>
  views.filter(({ endpoint, mounted }) => mounted && NEED_VIEWS.includes(endpoint));

export interface TouchedNeeds {
  /** Those with a changed row on the screen. */
  readonly now: readonly CachedAnswer[];
  /** Those in which another one may be missing, or counted. */
  readonly soon: readonly CachedAnswer[];
}

/** What needs somebody now on the screen, and may be something else after these changes. */
export function needsTouched(views: readonly CachedAnswer[], events: readonly ChangeEvent[], now: number): TouchedNeeds {
  const touched = needsShown(views).filter((view) => events.some((event) => touchesNeeds(view, event, now)));
  const listed = touched.filter((view) => events.some((event) => isListed(view, event)));
  return { now: listed, soon: touched.filter((view) => !listed.includes(view)) };
}

/** Fetches what waits for a decision again, where a change of an appointment or a decision may have changed it. */
export function followWaiting(
  store: FollowStore,
  views: readonly CachedAnswer[],
  topics: readonly string[],
  events: readonly ChangeEvent[],
): void {
  const decided = topics.includes(DECISIONS);
  for (const view of views.filter(({ mounted }) => mounted)) {
    const isList = view.endpoint === WAITING_VIEW && events.some((event) => touches(view.data as Changes, event));
    if (isList || (decided && NEED_VIEWS.includes(view.endpoint))) refetch(store, view);
  }
}
