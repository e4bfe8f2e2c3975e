import { dayOf, DEFAULT_ZONE } from '@arogya/domain/clock';
import { occupies, type AppointmentStatus } from '@arogya/domain/appointments/status';
import { listShifted } from '../listing';
import {
  added,
  BESIDE_RECORD,
  dayOfRow,
  FIGURE_VIEWS,
  isServerOrder,
  POLLED_FIGURES,
  RECORD_VIEW,
  ROW_VIEWS,
  STARTS_VIEW,
  type AppointmentRow,
  type RowFilter,
} from './appointment-views';
import type { ChangeEvent } from './change-event';
import { isStale, listStep } from './list-step';
import { forget, refetch, replace, send, type FollowStore, type CachedAnswer } from './cached-answers';

/** How many rows one call fetches at most. */
const MOST_IDS = 50;

/** A patient, doctor or hospital has changed: fetches the rows that name it. */
const NAMED_BY: Readonly<Record<string, keyof AppointmentRow>> = { patients: 'patientId', doctors: 'doctorId', hospitals: 'hospitalId' };

type Rows = readonly AppointmentRow[];
type DoctorDay = Pick<ChangeEvent, 'doctorId' | 'day'>;
const argsOf = ({ args }: CachedAnswer): Record<string, unknown> => (args ?? {}) as Record<string, unknown>;
const isTaking = (status: string | null): boolean => status !== null && occupies(status as AppointmentStatus);
/** Whether free starts may have changed; a change that keeps the status may be a move. */
const touchesStarts = ({ from, to }: ChangeEvent): boolean => (from === to ? isTaking(to) : isTaking(from) !== isTaking(to));

/** What a cached list selects; undefined for any other answer. */
export const filterOf = (view: CachedAnswer): RowFilter | undefined => ROW_VIEWS[view.endpoint]?.(argsOf(view));

/** What one round has to fetch: rows by their ids, or whole answers where those would be too many. */
export class Round {
  private readonly ids = new Set<string>();
  private readonly again = new Map<string, CachedAnswer>();
  private readonly askers = new Map<string, CachedAnswer>();
  /** The places of changed rows on the screen: those times may be free again. */
  private readonly left: DoctorDay[] = [];
  /** Some figures were adjusted instead of fetched. */
  reckoned = false;

  constructor(
    private readonly store: FollowStore,
    private readonly events: readonly ChangeEvent[],
    private readonly now: number,
  ) {}

  take(views: readonly CachedAnswer[]): void {
    views.forEach((view) => this.rows(view));
    views.filter(({ endpoint, mounted }) => endpoint === STARTS_VIEW && mounted).forEach((view) => this.starts(view));
  }

  private rows(view: CachedAnswer): void {
    const filter = filterOf(view);
    if (filter) this.list(view, filter);
    else if (view.endpoint === RECORD_VIEW) this.record(view);
    else if (FIGURE_VIEWS[view.endpoint]) this.figures(view);
    else if (BESIDE_RECORD.includes(view.endpoint) && this.events.some(({ id }) => id === argsOf(view)['id'])) this.wholly(view);
  }

  /** Rows on the screen that name a record of another module. */
  mention(view: CachedAnswer, event: ChangeEvent): void {
    const name = NAMED_BY[event.topic];
    if (!name || !(filterOf(view) ?? view.endpoint === RECORD_VIEW)) return;
    const named = ([view.data].flat() as Rows).filter((row) => row[name] === event.id);
    if (named.length === 0) return;
    if (!view.mounted) return forget(this.store, view);
    named.forEach(({ id }) => this.need(view, id));
  }

  /** Fetches whole answers where needed; answers the ids of the rows that are needed one by one. */
  ask(): ReadonlySet<string> {
    const tooMany = this.ids.size > MOST_IDS;
    if (tooMany) this.askers.forEach((view, key) => this.again.set(key, view));
    this.again.forEach((view) => refetch(this.store, view));
    return tooMany ? new Set() : this.ids;
  }

  private need(view: CachedAnswer, id: string): void {
    this.ids.add(id);
    this.askers.set(view.key, view);
  }

  private wholly(view: CachedAnswer): void {
    if (view.mounted) this.again.set(view.key, view);
    else forget(this.store, view);
  }

  private list(view: CachedAnswer, filter: RowFilter): void {
    const rows = view.data as Rows;
    if (!view.mounted) {
      if (this.events.some((event) => isStale(filter, rows, event, this.now))) forget(this.store, view);
      return;
    }
    if (isServerOrder(filter)) {
      if (this.events.some((event) => isStale(filter, rows, event, this.now))) this.wholly(view);
      return;
    }
    const gone = new Set<string>();
    for (const event of this.events) {
      const { fetch, drop, waits, by } = listStep(filter, rows, event, this.now);
      if (fetch) this.need(view, event.id);
      if (drop) gone.add(event.id);
      send(this.store, listShifted({ key: view.key, by, waits: waits ? event.id : null, leaves: waits ? null : event.id }));
      const row = fetch || drop ? rows.find(({ id }) => id === event.id) : undefined;
      if (row) this.left.push({ doctorId: row.doctorId, day: dayOfRow(row) });
    }
    const stay = rows.filter(({ id }) => !gone.has(id));
    if (stay.length < rows.length) replace(this.store, view, stay);
  }

  private record(view: CachedAnswer): void {
    const row = view.data as AppointmentRow;
    const event = this.events.find(({ id }) => id === row.id);
    if (!event || (event.version > 0 && row.version >= event.version)) return;
    if (event.to === null || !view.mounted) this.wholly(view);
    else this.need(view, row.id);
  }

  private starts(view: CachedAnswer): void {
    const { id, from, to } = argsOf(view) as { id: string; from?: string; to?: string };
    const isHere = ({ doctorId, day }: DoctorDay): boolean =>
      doctorId === id && (day === null || ((!from || day >= from) && (!to || day <= to)));
    if ([...this.events.filter(touchesStarts), ...this.left].some(isHere)) this.wholly(view);
  }

  private figures(view: CachedAnswer): void {
    const move = FIGURE_VIEWS[view.endpoint];
    if (!move || this.events.length === 0) return;
    if (!view.mounted) return forget(this.store, view);
    const today = dayOf(this.now, DEFAULT_ZONE);
    const next = this.events.reduce(
      (figures, event) => added(figures, move(event, event.day === today)),
      view.data as Readonly<Record<string, unknown>>,
    );
    replace(this.store, view, next);
    this.reckoned ||= !POLLED_FIGURES.includes(view.endpoint);
  }
}
