import { addDays, isDay, type Day } from '@arogya/domain/clock';
import { APPOINTMENT_STATUSES, type AppointmentStatus } from '@arogya/domain/appointments/status';
import type { DayRange } from '@arogya/features/times/day-range';

/** What the address of /appointments says about the list. */
export const LIST_VIEW = {
  q: '',
  status: '',
  doctorId: '',
  hospitalId: '',
  from: '',
  to: '',
  /** Which chip is chosen; '' leaves it to `chipOf`. */
  when: '',
  /** '' is the order of the chip. */
  sort: '',
  page: 1,
};
export type ListView = typeof LIST_VIEW;
export type Filters = Omit<ListView, 'sort' | 'page'>;

export const PAGE_SIZE = 25;

/** The chips above the list, each with the days that it shows. */
export const CHIPS = [
  { key: 'needs', label: 'Needs attention', of: (): DayRange => ({ from: '', to: '' }) },
  { key: 'today', label: 'Today', of: (today: Day): DayRange => ({ from: today, to: today }) },
  { key: 'tomorrow', label: 'Tomorrow', of: (today: Day): DayRange => ({ from: addDays(today, 1), to: addDays(today, 1) }) },
  { key: 'upcoming', label: 'Upcoming', of: (today: Day): DayRange => ({ from: today, to: '' }) },
  { key: 'past', label: 'Past', of: (today: Day): DayRange => ({ from: '', to: addDays(today, -1) }) },
  { key: 'all', label: 'All', of: (): DayRange => ({ from: '', to: '' }) },
] as const;
/** 'days': other days than those of a chip. */
export type Chip = (typeof CHIPS)[number]['key'] | 'days';

export const NO_FILTERS: Filters = { q: '', status: '', doctorId: '', hospitalId: '', from: '', to: '', when: 'all' };
const FIELDS = ['q', 'status', 'doctorId', 'hospitalId', 'from', 'to'] as const;
const NARROWING = ['q', 'status', 'doctorId', 'hospitalId'] as const;

/** Whether something besides the chip narrows the list. */
export const isFiltered = (view: ListView): boolean => FIELDS.some((name) => view[name] !== '');

/** Whether an address leaves open what the list shows. */
export const isOpening = (view: ListView): boolean => view.when === '' && !isFiltered(view);

interface SpanFilter {
  readonly when: string;
  readonly from?: string;
  readonly to?: string;
}

/**
 * The chip of a list that an address names, by its days where it names those, and none where it names neither. Days beside 'All'
 * count: they are what the filters show.
 */
export function namedChip(
  chips: readonly (typeof CHIPS)[number][],
  { when, from = '', to = '' }: SpanFilter,
  today: Day,
): Chip | undefined {
  const days = from !== '' || to !== '';
  const named = chips.find(({ key }) => key === when);
  if (named && !(named.key === 'all' && days)) return named.key;
  if (!days) return undefined;
  // What is to come begins now, and days with their first hour.
  return chips.find(({ key, of }) => key !== 'upcoming' && of(today).from === from && of(today).to === to)?.key ?? 'days';
}

/** The chip that an address means: without any the list shows today, and a search or an older link looks through all days. */
export const chipOf = (view: Omit<ListView, 'sort' | 'page'>, today: Day): Chip =>
  namedChip(CHIPS, view, today) ?? (NARROWING.some((name) => view[name] !== '') ? 'all' : 'today');

/** The days of a chip, or those that the address names; days that do not exist are left out. */
export function daysOf(chip: Chip, named: DayRange, today: Day): { from: Day | undefined; to: Day | undefined } {
  const { from, to } = CHIPS.find(({ key }) => key === chip)?.of(today) ?? named;
  return { from: dayOrNone(from), to: dayOrNone(to) };
}

/** What the call is asked for beside the days: what is to come begins now. */
export const spanOfChip = (chip: Chip, named: DayRange, today: Day) => ({
  ...daysOf(chip, named, today),
  upcoming: chip === 'upcoming' || undefined,
});

/** Today stands at now, with what is over at the end; what is to come rises with its time, and all else begins with the latest. */
export function orderOf(chip: Chip): string {
  if (chip === 'today') return 'schedule';
  return chip === 'past' || chip === 'all' ? '-appointmentDate' : 'appointmentDate';
}

export const sortOf = (view: ListView, today: Day): string => view.sort || orderOf(chipOf(view, today));

const isStatus = (value: string): value is AppointmentStatus => APPOINTMENT_STATUSES.some((status) => status === value);
const dayOrNone = (value: string): Day | undefined => (isDay(value) ? value : undefined);

/** The query of the list call. Invalid values of an old or mistyped address are left out. */
export const listQuery = (view: ListView, today: Day) => ({
  q: view.q || undefined,
  status: isStatus(view.status) ? view.status : undefined,
  doctorId: view.doctorId || undefined,
  hospitalId: view.hospitalId || undefined,
  ...spanOfChip(chipOf(view, today), view, today),
  sort: sortOf(view, today),
  page: Math.max(1, view.page),
  pageSize: PAGE_SIZE,
});

/** The four counters of the page, each with the filters of the list that it counts. */
export const COUNTERS: readonly {
  readonly key: 'today' | 'pending' | 'completedToday' | 'cancelled';
  readonly label: string;
  readonly filters: Filters;
}[] = [
  { key: 'today', label: "Today's Appointments", filters: { ...NO_FILTERS, when: 'today' } },
  { key: 'pending', label: 'Pending Confirmations', filters: { ...NO_FILTERS, status: 'pending' } },
  { key: 'completedToday', label: 'Completed Today', filters: { ...NO_FILTERS, status: 'completed', when: 'today' } },
  { key: 'cancelled', label: 'Cancelled', filters: { ...NO_FILTERS, status: 'cancelled' } },
];

/** Whether the list shows exactly what `filters` say. */
export const shows = (view: ListView, filters: Filters, today: Day): boolean =>
  NARROWING.every((name) => view[name] === filters[name]) && chipOf(view, today) === chipOf(filters, today);

/** A patch of the filters as the page takes it: a search looks through all days, another filter keeps those that are shown. */
export function filtered(view: ListView, patch: Partial<Filters>, today: Day): Partial<Filters> {
  if (patch.q) return { ...patch, when: 'all', from: '', to: '' };
  // 'All days' is a choice, too, and not what the page opens on.
  if ('from' in patch || 'to' in patch) return { ...patch, when: patch.from || patch.to ? '' : 'all' };
  const chip = chipOf(view, today);
  // What needs somebody can be narrowed to a hospital, and to nothing else.
  const narrows = Object.entries(patch).some(([name, value]) => name !== 'hospitalId' && value !== '');
  if (chip === 'needs') return { ...patch, when: narrows ? 'today' : 'needs' };
  return { ...patch, when: chip === 'days' ? '' : chip };
}
