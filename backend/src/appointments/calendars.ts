import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { Audience, Calendar, TakenTime } from '@arogya/domain/appointments/calendar';
import { addDays, instantAt, MINUTE, withOffset, type Day } from '@arogya/domain/clock';
import { Sql, type Tx } from '../database/sql';
import type { Recipe } from '../database/transaction';
import { calendarFrom, calendarOf, calendarsWithTaken, calendarWithTaken, visitorsHoldUntil, type CalendarRow } from './calendars.sql';
import { Clock } from './clock';
import { iso } from '../iso';

export interface KnownCalendar {
  readonly doctorId: string;
  readonly version: number;
  readonly hospitalId: string | null;
  readonly calendar: Calendar;
}

export interface TakenQuery {
  /** First and last day, 'YYYY-MM-DD', at the doctor's hospital. */
  readonly from: Day;
  readonly to: Day;
  /** ms since 1970. */
  readonly now: number;
  readonly audience: Audience;
  /** The appointment that is moved, and the visitor's own hold: their time counts as free. */
  readonly except?: string | null | undefined;
  readonly ownHold?: string | null | undefined;
  readonly browser?: string | null | undefined;
}

/** What is asked of several doctors at once, for staff. */
export interface TakenOfAll {
  /** ms since 1970. */
  readonly from: number;
  readonly to: number;
  readonly now: number;
  /** Only doctors of this hospital, or of this account; null: any. */
  readonly hospitalId: string | null;
  readonly userId: string | null;
}

export type WithTaken = KnownCalendar & { readonly taken: TakenTime[] };

/** How many calendars are kept. */
const MAX = 2000;

/** The doctors' calendars as the availability rule takes them, cached by version. */
@Injectable()
export class Calendars {
  private readonly kept = new LRUCache<string, KnownCalendar>({ max: MAX });

  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /** The doctor's calendar, possibly an outdated version; null when there is no such doctor. */
  async of(doctorId: string, within?: Tx): Promise<KnownCalendar | null> {
    return this.kept.get(doctorId) ?? this.fresh(doctorId, { read: (...all) => (within ?? this.sql).batch(...all) });
  }

  /** The calendar as it is now. */
  async fresh(doctorId: string, db: Pick<Recipe, 'read'>): Promise<KnownCalendar | null> {
    const [[row]] = await db.read(calendarOf({ doctorId, now: iso(this.clock.now()) }));
    return row ? this.keep(doctorId, row.calendar) : null;
  }

  /** The present calendar and the occupied times of exactly these days, in one query; null when there is no such doctor. */
  async withTaken(doctorId: string, query: TakenQuery, within?: Tx): Promise<WithTaken | null> {
    const known = await this.of(doctorId, within);
    if (!known) return null;
    const { zone } = known.calendar;
    const [from, to] = [startOf(query.from, zone), startOf(addDays(query.to, 1), zone)];
    const { audience, except = null, ownHold = null, browser = null } = query;
    const [[row]] = await (within ?? this.sql).batch(
      calendarWithTaken({
        doctorId,
        version: known.version,
        from: iso(from),
        to: iso(to),
        now: iso(query.now),
        except,
        ownHold,
        browser,
        forStaff: audience === 'staff',
      }),
    );
    if (!row) return null;
    const present = row.calendar ? this.keep(doctorId, row.calendar) : known;
    // The hospital has changed its zone at this very moment, so these are other days than were asked for.
    if (present.calendar.zone !== zone) return this.withTaken(doctorId, query, within);
    return { ...present, taken: [...takenFrom(row.taken, false), ...takenFrom(row.held, true)] };
  }

  /** The present calendars of several doctors and their occupied times, in one query; those who are not there are left out. */
  async allWithTaken(ids: readonly string[], { from, to, now, hospitalId, userId }: TakenOfAll): Promise<WithTaken[]> {
    const kept = new Map<string, KnownCalendar>();
    for (const id of ids) {
      const known = this.kept.get(id);
      if (known) kept.set(id, known);
    }
    const versions = Object.fromEntries([...kept].map(([id, { version }]) => [id, version]));
    const [rows] = await this.sql.batch(
      calendarsWithTaken({ doctorIds: ids, versions, from: iso(from), to: iso(to), now: iso(now), hospitalId, userId }),
    );
    return rows.flatMap(({ id, calendar, taken, held }) => {
      const present = calendar ? this.keep(id, calendar) : kept.get(id);
      return present ? [{ ...present, taken: [...takenFrom(taken, false), ...takenFrom(held, true)] }] : [];
    });
  }

  /** Until when a visitor keeps the appointment that would start at `at` (ms since 1970), in the doctor's zone; null: nobody does. */
  async heldUntil(doctorId: string, at: number, now: number, within?: Tx): Promise<string | null> {
    const known = await this.of(doctorId, within);
    if (!known) return null;
    const { zone, appointmentMinutes } = known.calendar;
    const [[row]] = await (within ?? this.sql).batch(
      visitorsHoldUntil({ doctorId, from: iso(at), to: iso(at + appointmentMinutes * MINUTE), now: iso(now) }),
    );
    return row?.until ? withOffset(row.until.getTime(), zone) : null;
  }

  private keep(doctorId: string, row: CalendarRow): KnownCalendar {
    const known = { doctorId, version: row.version, hospitalId: row.hospitalId, calendar: calendarFrom(row) };
    this.kept.set(doctorId, known);
    return known;
  }
}

/** When the day begins. Where a change of clocks leaves out midnight, it begins an hour later. */
export const startOf = (day: Day, zone: string): number =>
  instantAt(day, 0, zone) ?? instantAt(day, 60, zone) ?? Date.parse(`${day}T00:00:00Z`);

/** Starts and ends alternate, in minutes since 1970. */
export function takenFrom(minutes: string | null, held: boolean): TakenTime[] {
  if (!minutes) return [];
  const all = minutes.split(',').map(Number);
  return Array.from({ length: all.length / 2 }, (_, n) => ({
    from: (all[2 * n] ?? 0) * MINUTE,
    to: (all[2 * n + 1] ?? 0) * MINUTE,
    held,
  }));
}
