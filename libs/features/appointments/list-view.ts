import { isDay, type Day } from '@arogya/domain/clock';
import { APPOINTMENT_STATUSES, type AppointmentStatus } from '@arogya/domain/appointments/status';

/** What the address of /appointments says about the list. */
export const LIST_VIEW = {
  q: '',
  status: '',
  doctorId: '',
  hospitalId: '',
  from: '',
  to: '',
  sort: '-appointmentDate',
  page: 1,
};
export type ListView = typeof LIST_VIEW;
export type Filters = Omit<ListView, 'sort' | 'page'>;

export const PAGE_SIZE = 25;
export const NO_FILTERS: Filters = { q: '', status: '', doctorId: '', hospitalId: '', from: '', to: '' };
const FILTER_NAMES = Object.keys(NO_FILTERS) as (keyof Filters)[];

export const isFiltered = (view: ListView): boolean => FILTER_NAMES.some((name) => view[name] !== '');

const isStatus = (value: string): value is AppointmentStatus => APPOINTMENT_STATUSES.some((status) => status === value);
const dayOrNone = (value: string): Day | undefined => (isDay(value) ? value : undefined);

/** The query of the list call. Invalid values of an old or mistyped address are left out. */
export function listQuery(view: ListView) {
  return {
    q: view.q || undefined,
    status: isStatus(view.status) ? view.status : undefined,
    doctorId: view.doctorId || undefined,
    hospitalId: view.hospitalId || undefined,
    from: dayOrNone(view.from),
    to: dayOrNone(view.to),
    sort: view.sort,
    page: Math.max(1, view.page),
    pageSize: PAGE_SIZE,
  };
}

/** The four counters of the page, each with the filters of the list that it counts. */
export const COUNTERS = [
  { key: 'today', label: "Today's Appointments", filters: (today: Day): Filters => ({ ...NO_FILTERS, from: today, to: today }) },
  { key: 'pending', label: 'Pending Confirmations', filters: (): Filters => ({ ...NO_FILTERS, status: 'pending' }) },
  {
    key: 'completedToday',
    label: 'Completed Today',
    filters: (today: Day): Filters => ({ ...NO_FILTERS, status: 'completed', from: today, to: today }),
  },
  { key: 'cancelled', label: 'Cancelled', filters: (): Filters => ({ ...NO_FILTERS, status: 'cancelled' }) },
] as const;

/** Whether the list shows exactly what `filters` say. */
export const shows = (view: ListView, filters: Filters): boolean => FILTER_NAMES.every((name) => view[name] === filters[name]);
