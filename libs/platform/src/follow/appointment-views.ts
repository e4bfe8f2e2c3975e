import { addDays, dayOf, dayOfStart, DEFAULT_ZONE, type Day } from '@arogya/domain/clock';
import type { ChangeEvent } from './change-event';

/** The fields of an appointment that are needed to follow changes; every list answers them. */
export interface AppointmentRow {
  readonly id: string;
  readonly version: number;
  readonly status: string;
  readonly doctorId: string;
  readonly hospitalId: string | null;
  readonly patientId: string;
  readonly agentId: string | null;
  /** ISO start with the hospital's offset. */
  readonly appointmentDate: string;
  readonly createdAt: string;
  readonly hospital: { readonly timeZone: string } | null;
}

/** Which appointments a cached list holds, and in which order. */
export interface RowFilter {
  readonly q?: string;
  readonly status?: string;
  readonly doctorId?: string;
  readonly hospitalId?: string;
  readonly patientId?: string;
  readonly agentId?: string;
  readonly from?: Day;
  readonly to?: Day;
  /** Only today at each hospital. */
  readonly today?: boolean;
  readonly sort: string;
  readonly page: number;
  readonly pageSize: number;
}

type Args = Readonly<Record<string, unknown>> | null | undefined;
/** The page size without `pageSize`, and the largest one. */
const PAGE_SIZE = 50;
const MOST_ROWS = 200;
const TEXTS = ['q', 'status', 'doctorId', 'hospitalId', 'patientId', 'from', 'to'] as const;

function filterOf(args: Args, sort = '-appointmentDate'): RowFilter {
  const { sort: asked, page, pageSize } = args ?? {};
  const texts = TEXTS.flatMap((name) => (typeof args?.[name] === 'string' && args[name] !== '' ? [[name, args[name]] as const] : []));
  return {
    ...Object.fromEntries(texts),
    sort: typeof asked === 'string' && asked !== '' ? asked : sort,
    page: typeof page === 'number' ? page : 1,
    pageSize: typeof pageSize === 'number' ? pageSize : PAGE_SIZE,
  };
}

const idOf = (args: Args): string => (typeof args?.['id'] === 'string' ? args['id'] : '');

/**
 * The endpoints that list appointments, and what their arguments select. An endpoint that shows appointments and is in none
 * of these tables would not follow changes: a test compares with openapi.json.
 */
export const ROW_VIEWS: Readonly<Record<string, (args: Args) => RowFilter>> = {
  listAppointments: (args) => filterOf(args),
  hospitalAppointments: (args) => filterOf(args),
  todayAppointments: (args) => ({ ...filterOf(args, 'appointmentDate'), today: true }),
  appointmentsOfDoctor: (args) => ({ ...filterOf(args), doctorId: idOf(args) }),
  appointmentsOfAgent: (args) => ({ ...filterOf(args), agentId: idOf(args) }),
};

/** Endpoints that answer one appointment; its id is their argument. */
export const RECORD_VIEW = 'getAppointment';
/** Endpoints about one appointment that answer something else: they are fetched again. */
export const BESIDE_RECORD: readonly string[] = ['reportedPatient'];
/** A doctor's free starts: `id` is the doctor, from and to are days. */
export const STARTS_VIEW = 'doctorSlots';

type Figures = Readonly<Record<string, unknown>>;
/** How much a figure changes that counts what `counts` says: 1, 0 or -1. */
const more = ({ from, to }: ChangeEvent, counts: (status: string) => boolean): number =>
  Number(to !== null && counts(to)) - Number(from !== null && counts(from));
const any = (): boolean => true;
const is = (wanted: string) => (status: string) => status === wanted;

/** By how much a change moves each kept figure; `today` is whether the appointment is today. */
export const FIGURE_VIEWS: Readonly<Record<string, (event: ChangeEvent, today: boolean) => Readonly<Record<string, number>>>> = {
  appointmentStats: (event, today) => ({
    pending: more(event, is('pending')),
    confirmed: more(event, is('confirmed')),
    cancelled: more(event, is('cancelled')),
    ...(today ? { today: more(event, any), completedToday: more(event, is('completed')) } : {}),
  }),
  hospitalStats: (event, today) => ({
    totalAppointments: more(event, any),
    ...(today ? { todayAppointments: more(event, any), confirmedToday: more(event, is('confirmed')) } : {}),
  }),
  dashboardStats: (event, today) => ({
    totalAppointments: more(event, any),
    ...(today ? { todayAppointments: more(event, any) } : {}),
  }),
};
/** Fetched every half minute in any case; the others are fetched a minute after they were adjusted. */
export const POLLED_FIGURES: readonly string[] = ['dashboardStats'];

/** The figures with the change added; a missing one stays missing. */
export const added = (figures: Figures, by: Readonly<Record<string, number>>): Figures => ({
  ...figures,
  ...Object.fromEntries(
    Object.entries(by).flatMap(([name, count]) => {
      const figure = figures[name];
      return typeof figure === 'number' ? [[name, Math.max(0, figure + count)] as const] : [];
    }),
  ),
});

/** The local day of a row at its hospital. */
export const dayOfRow = (row: AppointmentRow): Day => dayOfStart(row.appointmentDate);

/** Whether only the server knows which rows come first: that order changes with the time. */
export const isServerOrder = ({ sort }: RowFilter): boolean => /^-?schedule$/u.test(sort);

/** Whether a list can be decided without the row: searches, patients and agents cannot. */
export const isKnowable = ({ q, patientId, agentId }: RowFilter): boolean => !q && !patientId && !agentId;

const isWithin = (day: Day, { from, to }: RowFilter): boolean => (!from || day >= from) && (!to || day <= to);

/** Whether it is that day somewhere on earth. */
function isTodaySomewhere(day: Day, now: number): boolean {
  const here = dayOf(now, 'UTC');
  return day >= addDays(here, -1) && day <= addDays(here, 1);
}

/** Whether a list may hold an appointment with the event's hospital, doctor and day, in this status. */
export function mayHold(filter: RowFilter, { doctorId, hospitalId, day }: ChangeEvent, status: string | null, now: number): boolean {
  if (status === null || (filter.status && filter.status !== status)) return false;
  if (filter.doctorId && filter.doctorId !== doctorId) return false;
  if (filter.hospitalId && filter.hospitalId !== hospitalId) return false;
  return day === null || (isWithin(day, filter) && (!filter.today || isTodaySomewhere(day, now)));
}

/** Whether a list holds a row, as far as its filters can be checked here: a search cannot. */
export function holds(filter: RowFilter, row: AppointmentRow, now: number): boolean {
  const day = dayOfRow(row);
  return (
    (!filter.status || filter.status === row.status) &&
    (!filter.doctorId || filter.doctorId === row.doctorId) &&
    (!filter.hospitalId || filter.hospitalId === row.hospitalId) &&
    (!filter.patientId || filter.patientId === row.patientId) &&
    (!filter.agentId || filter.agentId === row.agentId) &&
    isWithin(day, filter) &&
    (!filter.today || day === dayOf(now, row.hospital?.timeZone ?? DEFAULT_ZONE))
  );
}

/** A list without pages: the board and the schedules of a day. A new row is inserted by its time. */
export const isWhole = (filter: RowFilter, rows: readonly unknown[]): boolean =>
  filter.page === 1 && (rows.length === 0 || (filter.pageSize >= MOST_ROWS && rows.length < filter.pageSize));

const firstSign = (sort: string): number => (sort.startsWith('-') ? -1 : 1);

/** Whether a row with the event's place would be on this page; by its day, when the page is sorted by it. */
export function isOnPage(filter: RowFilter, rows: readonly AppointmentRow[], { from, day }: ChangeEvent): boolean {
  const [first, last] = [rows[0], rows.at(-1)];
  const ends = rows.length < filter.pageSize;
  if (/^-?(createdAt|number)$/u.test(filter.sort)) return from === null && (firstSign(filter.sort) < 0 ? filter.page === 1 : ends);
  if (!/^-?appointmentDate$/u.test(filter.sort) || !first || !last || !day) return filter.page === 1;
  const sign = firstSign(filter.sort);
  const notBefore = filter.page === 1 || sign * (Date.parse(day) - Date.parse(dayOfRow(first))) >= 0;
  return notBefore && (ends || sign * (Date.parse(day) - Date.parse(dayOfRow(last))) <= 0);
}

/** The rows by time, for lists without pages; any other order stays as it is. */
export function inOrder<Row extends AppointmentRow>(rows: readonly Row[], sort: string): Row[] {
  const time = /createdAt$/u.test(sort) ? 'createdAt' : /appointmentDate$/u.test(sort) ? 'appointmentDate' : null;
  if (!time) return [...rows];
  return [...rows].sort((a, b) => firstSign(sort) * (Date.parse(a[time]) - Date.parse(b[time])));
}
