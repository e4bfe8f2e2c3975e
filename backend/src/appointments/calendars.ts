import { Injectable } from '@nestjs/common';
import type { Calendar, Taken } from '@arogya/domain/appointments/calendar';
import type { Day, Weekday } from '@arogya/domain/clock';
import { rangesFrom } from '@arogya/domain/doctors/time-ranges';
import { Sql, type Db } from '../database/sql';

export interface KnownCalendar {
  readonly doctorId: string;
  readonly version: number;
  readonly hospitalId: string | null;
  readonly calendar: Calendar;
}

interface CalendarRow {
  readonly version: number;
  readonly hospitalId: string | null;
  readonly zone: string;
  readonly workingDays: readonly Weekday[];
  readonly timeSlots: readonly string[];
  readonly visitMinutes: number;
  readonly active: boolean;
  readonly leave: readonly { from: Day; to: Day }[];
  readonly closures: readonly Day[];
}

export interface TakenQuery {
  /** ms since 1970. */
  readonly from: number;
  readonly to: number;
  readonly now: number;
  readonly except?: string | null;
  readonly ownHold?: string | null;
  /** The caller's transaction, so that one who waits for it needs no second connection. */
  readonly db?: Db | undefined;
}

/** Calendars that are kept; the oldest used goes first. */
const MOST_KEPT = 2000;

const CALENDAR = 'select doctor_calendar(d.id) as calendar from doctors d where d.id = $1 and d.archived_at is null';

/** The calendar only when it is not the version that is kept, and what is taken: one query whatever the span. */
const WITH_TAKEN = `
select case when d.calendar_version <> $2 then doctor_calendar(d.id) end as calendar, (
  select coalesce(json_agg(json_build_array(
    (extract(epoch from lower(c.during)) * 1000)::bigint, (extract(epoch from upper(c.during)) * 1000)::bigint,
    c.appointment_id is null)), '[]')
  from slot_claims c
  where c.doctor_id = d.id and c.during && tstzrange($3, $4) and (c.expires_at is null or c.expires_at > $5)
    and ($6::uuid is null or c.appointment_id is distinct from $6) and c.id is distinct from $7) as taken
from doctors d where d.id = $1 and d.archived_at is null`;

const iso = (time: number): string => new Date(time).toISOString();

/** The doctors' calendars as the rule of availability wants them, kept by version. */
@Injectable()
export class Calendars {
  private readonly kept = new Map<string, KnownCalendar>();

  constructor(private readonly sql: Sql) {}

  /** The doctor's calendar, possibly of an older version unless `fresh`; null when there is no such doctor. */
  async of(doctorId: string, fresh = false, db: Db = this.sql): Promise<KnownCalendar | null> {
    const kept = fresh ? undefined : this.kept.get(doctorId);
    if (kept) return kept;
    const [row] = await db.named<{ calendar: CalendarRow }>('doctor-calendar', CALENDAR, [doctorId]);
    return row ? this.keep(doctorId, row.calendar) : null;
  }

  /** The present calendar and what is taken of it; null when there is no such doctor. */
  async withTaken(doctorId: string, query: TakenQuery): Promise<(KnownCalendar & { readonly taken: Taken[] }) | null> {
    const kept = this.kept.get(doctorId);
    const params = [
      doctorId,
      kept?.version ?? 0,
      iso(query.from),
      iso(query.to),
      iso(query.now),
      query.except ?? null,
      query.ownHold ?? null,
    ];
    const [row] = await (query.db ?? this.sql).named<{ calendar: CalendarRow | null; taken: [number, number, boolean][] }>(
      'doctor-taken',
      WITH_TAKEN,
      params,
    );
    if (!row) return null;
    const known = row.calendar ? this.keep(doctorId, row.calendar) : kept;
    if (!known) return null;
    return { ...known, taken: row.taken.map(([from, to, held]) => ({ from, to, held })) };
  }

  private keep(doctorId: string, { version, hospitalId, timeSlots, ...calendar }: CalendarRow): KnownCalendar {
    const known = { doctorId, version, hospitalId, calendar: { ...calendar, timeRanges: rangesFrom(timeSlots) } };
    this.kept.delete(doctorId);
    this.kept.set(doctorId, known);
    const [oldest] = this.kept.keys();
    if (this.kept.size > MOST_KEPT && oldest !== undefined) this.kept.delete(oldest);
    return known;
  }
}
