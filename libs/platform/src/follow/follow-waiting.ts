import { isExpected, type AppointmentStatus } from '@arogya/domain/appointments/status';
import type { ChangeEvent } from './change-event';
import { refetch, type FollowStore, type Shown } from './shown';

/** The changes of calendars about whose appointments somebody has to decide. */
const WAITING_VIEW = 'listCalendarChanges';
/** What needs somebody now, a decision before all; polled too, as time alone makes a need. */
const NEED_VIEWS: readonly string[] = ['appointmentsInNeed', 'needsByHospital'];
const DECISIONS = 'calendar-changes';

type Changes = readonly { readonly doctorId: string | null }[];

const isExpectedNow = (status: string | null): boolean => status !== null && isExpected(status as AppointmentStatus);

/** Whether nobody has to decide any more about an appointment that waited, or has to again. */
function touches(changes: Changes, { from, to, doctorId }: ChangeEvent): boolean {
  if (from === null || isExpectedNow(from) === isExpectedNow(to)) return false;
  return isExpectedNow(to) || changes.some((change) => change.doctorId === null || change.doctorId === doctorId);
}

/** Fetches what waits for a decision again, where a change of an appointment or a decision may have changed it. */
export function followWaiting(
  store: FollowStore,
  views: readonly Shown[],
  topics: readonly string[],
  events: readonly ChangeEvent[],
): void {
  const decided = topics.includes(DECISIONS);
  for (const view of views.filter(({ mounted }) => mounted)) {
    const isList = view.endpoint === WAITING_VIEW && events.some((event) => touches(view.data as Changes, event));
    if (isList || (decided && NEED_VIEWS.includes(view.endpoint))) refetch(store, view);
  }
}
