import { spanOf, spanQuery } from '@arogya/features/appointments/list/from-today';
import { APPOINTMENT_STATUSES, type AppointmentStatus } from '@arogya/domain/appointments/status';
import type { Day } from '@arogya/domain/clock';

/** What the address of /doctor-dashboard says about the list of all appointments; without anything it shows what is to come. */
export const DOCTOR_VIEW = { q: '', status: '', from: '', to: '', when: '', sort: '', page: 1 };
export type DoctorView = typeof DOCTOR_VIEW;
export type DoctorFilters = Pick<DoctorView, 'q' | 'status' | 'from' | 'to' | 'when'>;

export const PAGE_SIZE = 10;
/** Every appointment of any day. */
export const NO_FILTERS: DoctorFilters = { q: '', status: '', from: '', to: '', when: 'all' };

const isStatus = (value: string): value is AppointmentStatus => APPOINTMENT_STATUSES.some((status) => status === value);
const NARROWING = ['q', 'status', 'from', 'to'] as const;

/** Whether something besides the chip narrows the list. */
export const isFiltered = (view: DoctorFilters): boolean => NARROWING.some((name) => view[name] !== '');

/** Whether the list shows exactly what `filters` say. */
export const shows = (view: DoctorView, filters: DoctorFilters, today: Day): boolean =>
  NARROWING.every((name) => view[name] === filters[name]) && spanOf(view, today) === spanOf({ ...filters, sort: '' }, today);

export const ofToday = (today: Day): DoctorFilters => ({ ...NO_FILTERS, from: today, to: today, when: '' });
export const CONFIRMED: DoctorFilters = { ...NO_FILTERS, status: 'confirmed' };

/** The list call's query. Invalid values of an old or mistyped address are left out. */
export const doctorListQuery = (id: string, view: DoctorView, today: Day) => ({
  id,
  q: view.q || undefined,
  status: isStatus(view.status) ? view.status : undefined,
  ...spanQuery(view, today),
  page: Math.max(1, view.page),
  pageSize: PAGE_SIZE,
});
