import { APPOINTMENT_STATUSES, type AppointmentStatus } from '@arogya/domain/appointments/status';
import { isDay, type Day } from '@arogya/domain/clock';

/** What the address of /doctor-dashboard says about the list of all appointments. */
export const DOCTOR_VIEW = { q: '', status: '', from: '', to: '', sort: '-appointmentDate', page: 1 };
export type DoctorView = typeof DOCTOR_VIEW;
export type DoctorFilters = Pick<DoctorView, 'q' | 'status' | 'from' | 'to'>;

export const PAGE_SIZE = 10;
export const NO_FILTERS: DoctorFilters = { q: '', status: '', from: '', to: '' };

const isStatus = (value: string): value is AppointmentStatus => APPOINTMENT_STATUSES.some((status) => status === value);
const NAMES = Object.keys(NO_FILTERS) as (keyof DoctorFilters)[];

export const isFiltered = (view: DoctorView): boolean => NAMES.some((name) => view[name] !== '');
/** Whether the list shows exactly what `filters` say. */
export const shows = (view: DoctorView, filters: DoctorFilters): boolean => NAMES.every((name) => view[name] === filters[name]);

export const ofToday = (today: Day): DoctorFilters => ({ ...NO_FILTERS, from: today, to: today });
export const CONFIRMED: DoctorFilters = { ...NO_FILTERS, status: 'confirmed' };

/** The list call's query. Invalid values of an old or mistyped address are left out. */
export const doctorListQuery = (id: string, view: DoctorView) => ({
  id,
  q: view.q || undefined,
  status: isStatus(view.status) ? view.status : undefined,
  from: isDay(view.from) ? view.from : undefined,
  to: isDay(view.to) ? view.to : undefined,
  sort: view.sort,
  page: Math.max(1, view.page),
  pageSize: PAGE_SIZE,
});
