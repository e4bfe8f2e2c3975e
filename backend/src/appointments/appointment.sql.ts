import { byTime, type SortKeys } from '../paging/keyset';
import { prepared } from '../database/statement';
import { APPOINTMENT_COLUMNS, APPOINTMENT_JOINS, type AppointmentRow } from './appointment-row';

/** One appointment with all its fields, without a scope. */
export const appointmentOf = prepared<AppointmentRow, { id: string }>(
  'appointment-of',
  `select ${APPOINTMENT_COLUMNS} from appointments a ${APPOINTMENT_JOINS} where a.id = :id and a.archived_at is null`,
);

export const APPOINTMENT_SORTS: SortKeys = {
  appointmentDate: byTime('a.start_at', 'startMs'),
  createdAt: byTime('a.created_at'),
  status: { by: 'a.status', type: 'text' },
  number: { by: 'a.number', type: 'integer' },
  schedule: byTime('a.start_at'),
};

/** Running and upcoming ones before those that are over, each by their start; `now` is the SQL of an instant. */
const bySchedule = (now: string): string => `case when a.end_at > ${now} then a.start_at else a.start_at + interval '2 days' end`;

/** The orders of a list of one day. In `schedule` what is over comes last; of several days it is the order by time. */
export const daySorts = (now: string): SortKeys => ({ ...APPOINTMENT_SORTS, schedule: byTime(bySchedule(now)) });
