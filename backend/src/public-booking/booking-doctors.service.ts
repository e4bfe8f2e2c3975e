import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { Calendar } from '@arogya/domain/appointments/calendar';
import { NEXT_FREE_DAYS, NEXT_FREE_SOON } from '@arogya/domain/public-booking/limits';
import type { BookingDoctorAnswer } from './public-booking.dto';
import { MINUTE } from '@arogya/domain/clock';
import { takenFrom } from '../appointments/calendars';
import { calendarFrom } from '../appointments/calendars.sql';
import { Clock } from '../appointments/clock';
import { nextFree, type Span } from '../appointments/next-free';
import { Sql } from '../database/sql';
import { TtlCache } from '../ttl-cache';
import { doctorsOfHospital, type ShownDoctor } from './place.sql';
import { iso } from '../iso';

const DAY = 24 * 60 * MINUTE;
/** Most doctors have something free within days; later days are read only for the others. */
const SOON: Span = { from: 0, days: NEXT_FREE_SOON };
const LATER: Span = { from: NEXT_FREE_SOON, days: NEXT_FREE_DAYS - NEXT_FREE_SOON };

interface KnownCalendar {
  readonly version: number;
  readonly calendar: Calendar;
}
type Calendars = Map<string, KnownCalendar>;

/** For how many hospitals the doctors' calendars are cached. */
const MAX = 200;

/**
 * The doctors of a booking page, each with the next free start. Many people open the page from one QR code at the same
 * moment, so an answer is shared for a second; the booking itself decides again whether a start is free.
 */
@Injectable()
export class BookingDoctors {
  private readonly answers = new TtlCache<BookingDoctorAnswer[]>();
  private readonly calendars = new LRUCache<string, Calendars>({ max: MAX });

  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  of(hospitalId: string): Promise<BookingDoctorAnswer[]> {
    return this.answers.get(hospitalId, () => this.load(hospitalId));
  }

  /** For tests, whose hospitals change within a second. */
  forget(): void {
    this.answers.clear();
  }

  private async load(hospitalId: string): Promise<BookingDoctorAnswer[]> {
    const now = this.clock.now();
    const calendars = this.calendarsOf(hospitalId);
    const soon = await this.look(hospitalId, calendars, now, SOON, null);
    const late = soon.filter(({ next }) => next === null).map(({ doctor }) => doctor.id);
    const later = late.length > 0 ? await this.look(hospitalId, calendars, now, LATER, late) : [];
    const found = new Map(later.map(({ doctor, next }) => [doctor.id, next]));
    return soon.map(({ doctor, next }) => toDoctor(doctor, next ?? found.get(doctor.id) ?? null));
  }

  private async look(hospitalId: string, calendars: Calendars, now: number, span: Span, only: readonly string[] | null) {
    const versions = Object.fromEntries([...calendars].map(([id, { version }]) => [id, version]));
    // A margin of a day to either side, for every zone.
    const [from, to] = [now + span.from * DAY - DAY, now + (span.from + span.days + 2) * DAY];
    const [rows] = await this.sql.batch(doctorsOfHospital({ hospitalId, versions, from: iso(from), to: iso(to), now: iso(now), only }));
    return rows.map((doctor) => {
      const calendar = calendarOf(doctor, calendars);
      const taken = [...takenFrom(doctor.taken, false), ...takenFrom(doctor.held, true)];
      return { doctor, next: calendar && nextFree(calendar, taken, { audience: 'public', now }, span) };
    });
  }

  private calendarsOf(hospitalId: string): Calendars {
    const calendars = this.calendars.get(hospitalId) ?? new Map<string, KnownCalendar>();
    this.calendars.set(hospitalId, calendars);
    return calendars;
  }
}

/** The calendar of the row, or the cached one if it has the same version. */
function calendarOf({ id, version, calendar: row }: ShownDoctor, calendars: Calendars): Calendar | null {
  if (row) calendars.set(id, { version, calendar: calendarFrom(row) });
  return calendars.get(id)?.calendar ?? null;
}

const toDoctor = (doctor: ShownDoctor, next: string | null): BookingDoctorAnswer => {
  const { version: _version, calendar: _calendar, taken: _taken, held: _held, ...shown } = doctor;
  return { ...shown, nextFree: next };
};
