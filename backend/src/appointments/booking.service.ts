import { Injectable } from '@nestjs/common';
import { availability, daysNear, nearestFree, whyNot, type Asking } from '@arogya/domain/appointments/availability';
import { REASONS } from '@arogya/domain/appointments/reasons';
import { HOLD_MINUTES } from '@arogya/domain/appointments/rules';
import { addDays, dayOf, instantFrom, MINUTE, minutesOf, timeOf, type Day } from '@arogya/domain/clock';
import { Refusal } from '@arogya/domain/refusal';
import { Config } from '../config';
import { Sql } from '../database/sql';
import { hashOf } from '../http/idempotency';
import type { Appointment, DoctorSlots } from './appointment.dto';
import { BOOK_VISIT, CHANGE_VISIT, HOLD_SLOT, KEPT_ANSWER, RELEASE_HOLD } from './booking.sql';
import type { Hold, HoldRequest, NewVisit, Replay, SlotsRequest, VisitChange } from './booking.types';
import { Calendars, type KnownCalendar, type TakenQuery } from './calendars';
import { Clock } from './clock';
import { retried } from './retried';

/** Open visits that one phone may have through the public page (trust: Limits). */
const MOST_PENDING = 3;
const MOST_CALENDARS = 3;

/** A start that somebody wants. */
interface Wish extends Asking, Pick<TakenQuery, 'except' | 'ownHold'> {
  readonly doctorId: string;
  readonly hospitalId?: string | null;
  /** ms since 1970. */
  readonly at: number;
}

interface Outcome {
  readonly outcome: string;
  readonly answer: Appointment | null;
}

const iso = (time: number): string => new Date(time).toISOString();
const unknownDoctor = (): Refusal => {
  const message = 'There is no such doctor to book here';
  return new Refusal('invalid', { errors: { doctorId: message }, message });
};
const unknownPatient = (): Refusal => {
  const message = 'There is no such patient';
  return new Refusal('invalid', { errors: { patientId: message }, message });
};

/** The one place where a visit is born, moved or revived. */
@Injectable()
export class BookingService {
  constructor(
    private readonly sql: Sql,
    private readonly calendars: Calendars,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /** What is free and why the rest is not; one query for the whole span. 404 for an unknown doctor. */
  async slots(doctorId: string, ask: SlotsRequest): Promise<DoctorSlots> {
    const now = this.clock.now();
    const known = await this.calendars.withTaken(doctorId, { ...spanOf(ask), now, except: ask.except, ownHold: ask.ownHold });
    if (!known || isForeign(known, ask.hospitalId)) throw new Refusal('notFound');
    const { calendar, taken } = known;
    const days = availability(calendar, { ...ask, now }, taken);
    return { doctorId, timeZone: calendar.zone, visitMinutes: calendar.visitMinutes, days };
  }

  /** Keeps a start for five minutes; 409 with `nearest` when it is not free. An earlier hold is kept then. */
  async hold({ doctorId, hospitalId, at, replaces = null }: HoldRequest): Promise<Hold> {
    const wish = this.wish({ doctorId, hospitalId, at, audience: 'public', ownHold: replaces });
    const expiresAt = iso(wish.now + HOLD_MINUTES * MINUTE);
    const { hold } = await this.onPresentCalendar(wish, async ({ version, calendar }) => {
      const end = wish.at + calendar.visitMinutes * MINUTE;
      const params = [doctorId, version, iso(wish.at), iso(end), replaces, iso(wish.now), expiresAt];
      return this.outcome<{ outcome: string; hold: string }>('hold-slot', HOLD_SLOT, params);
    });
    return { holdId: hold, expiresAt };
  }

  /** Gives a hold back; nothing happens when it has ended or become a visit. */
  async release(holdId: string): Promise<void> {
    await this.sql.named('release-hold', RELEASE_HOLD, [holdId]);
  }

  /** Books, in one round trip; 409 with `nearest` when the start is taken or not offered. */
  async book(visit: NewVisit): Promise<Appointment> {
    const holdId = visit.audience === 'public' ? (visit.holdId ?? null) : null;
    const wish = this.wish({ ...visit, ownHold: holdId });
    const { replay } = visit;
    const hash = replay ? hashOf(replay.body) : null;
    try {
      const { answer } = await this.onPresentCalendar(wish, (known) =>
        this.outcome<Outcome>('book-visit', BOOK_VISIT, [
          wish.doctorId, known.version, ...timesOf(wish.at, known),
          ...this.byWhom(visit), visit.notes, visit.audience, holdId,
          ...this.limits(visit), replay?.scope ?? null, replay?.key ?? null, hash, iso(wish.now),
        ]));
      return answered(answer);
    } catch (error) {
      const kept = replay && hash ? await this.answeredBefore(error, replay, hash, wish.now) : null;
      if (kept) return kept;
      throw error;
    }
  }

  /**
   * Changes, moves or revives a visit that the caller has just read; null when it has changed since. A visit that
   * cannot have its new time keeps the old one.
   */
  async change(current: Appointment, change: VisitChange, hospitalId: string | null = null): Promise<Appointment | null> {
    const doctorId = change.doctorId ?? current.doctorId;
    const wish = this.wish({ doctorId, hospitalId, at: change.at ?? current.appointmentDate, audience: 'staff', except: current.id });
    const moves = doctorId !== current.doctorId || wish.at !== instantFrom(current.appointmentDate);
    const what = [
      current.id, current.version, current.doctorId, change.status ?? null,
      change.notes !== undefined, change.notes ?? null, change.feedback !== undefined, change.feedback ?? null,
    ];
    const act = (place: readonly unknown[]): Promise<Outcome> =>
      this.outcome<Outcome>('change-visit', CHANGE_VISIT, [...what, ...place, iso(wish.now)]);
    const { outcome, answer } = moves
      ? await this.onPresentCalendar(wish, (known) => act([doctorId, known.version, ...timesOf(wish.at, known)]))
      : await this.orNearest(wish, () => act([null, null, null, null, null, null]));
    return outcome === 'stale' ? null : answered(answer);
  }

  private wish({ at, ...wish }: Omit<Wish, 'at' | 'now'> & { readonly at: string }): Wish {
    const instant = instantFrom(at);
    if (instant === null) throw new Refusal('invalid', { errors: { appointmentDate: 'Appointment date is required' } });
    const { audience, doctorId, hospitalId, except, ownHold } = wish;
    return { audience, doctorId, hospitalId, except, ownHold, at: instant, now: this.clock.now() };
  }

  private byWhom(visit: NewVisit): [patientId: string | null, agentId: string | null] {
    return visit.audience === 'staff' ? [visit.patientId, visit.agentId] : [null, null];
  }

  private limits(visit: NewVisit): [handle: string | null, phone: string | null, mostPending: number | null] {
    if (visit.audience === 'staff') return [null, null, null];
    return [visit.visitor.handle, visit.visitor.phoneKey, Math.ceil(MOST_PENDING * this.config.rateLimitScale)];
  }

  /** Acts on a calendar that offers the start; when it has changed before the act, judges the present one. */
  private async onPresentCalendar<T extends { outcome: string }>(wish: Wish, act: (known: KnownCalendar) => Promise<T>): Promise<T> {
    return this.orNearest(wish, async () => {
      for (let tries = 0; tries < MOST_CALENDARS; tries += 1) {
        const result = await act(await this.offering(wish, tries > 0));
        if (result.outcome !== 'stale_calendar') return result;
      }
      throw new Refusal('busy');
    });
  }

  /** The calendar, when it offers the start; a kept one that does not may be old. */
  private async offering(wish: Wish, fresh: boolean): Promise<KnownCalendar> {
    const known = await this.calendars.of(wish.doctorId, fresh);
    const reason = known && !isForeign(known, wish.hospitalId) ? whyNot(known.calendar, wish.at, wish, []) : 'unknown';
    if (known && reason === null) return known;
    if (!fresh) return this.offering(wish, true);
    if (!known || reason === null || reason === 'unknown') throw unknownDoctor();
    const message = REASONS[reason];
    throw new Refusal('slotNotOffered', { message, errors: { appointmentDate: message }, extra: { reason, nearest: await this.nearest(wish) } });
  }

  private async orNearest<T extends { outcome: string }>(wish: Wish, act: () => Promise<T>): Promise<T> {
    const result = await act();
    if (result.outcome !== 'taken') return refuseOutcome(result);
    throw new Refusal('slotTaken', { errors: { appointmentDate: REASONS.taken }, extra: { reason: 'taken', nearest: await this.nearest(wish) } });
  }

  private async nearest(wish: Wish): Promise<string[]> {
    const { calendar } = (await this.calendars.of(wish.doctorId)) ?? {};
    if (!calendar) return [];
    const span = spanOf(daysNear(calendar.zone, wish.at, wish));
    const known = await this.calendars.withTaken(wish.doctorId, { ...wish, ...span });
    return known ? nearestFree(known.calendar, wish.at, wish, known.taken) : [];
  }

  private async outcome<T extends { outcome: string }>(name: string, text: string, params: readonly unknown[]): Promise<T> {
    const [row] = await retried(() => this.sql.named<T>(name, text, params));
    if (!row) throw new Refusal('unexpected');
    return row;
  }

  /** A start that is no longer offered was perhaps booked by this very request. */
  private async answeredBefore(error: unknown, { scope, key }: Replay, hash: string, now: number): Promise<Appointment | null> {
    if (!(error instanceof Refusal) || error.code !== 'slotNotOffered') return null;
    const row = await this.sql.one<{ answer: Appointment }>(KEPT_ANSWER, [scope, key, hash, iso(now)]);
    return row?.answer ?? null;
  }
}

const isForeign = ({ hospitalId }: KnownCalendar, only: string | null | undefined): boolean =>
  Boolean(only) && hospitalId !== only;

/** The days with a margin for every zone, in ms since 1970. */
const spanOf = ({ from, to }: { readonly from: Day; readonly to: Day }): { from: number; to: number } => ({
  from: Date.parse(`${addDays(from, -1)}T00:00:00Z`),
  to: Date.parse(`${addDays(to, 2)}T00:00:00Z`),
});

/** Start, end, day and time of a visit, as its row holds them. */
function timesOf(at: number, { calendar: { zone, visitMinutes } }: KnownCalendar): string[] {
  return [iso(at), iso(at + visitMinutes * MINUTE), dayOf(at, zone), timeOf(minutesOf(at, zone))];
}

function answered(answer: Appointment | null): Appointment {
  if (!answer) throw new Refusal('unexpected');
  return answer;
}

function refuseOutcome<T extends { outcome: string }>(result: T): T {
  switch (result.outcome) {
    case 'unknown_patient': throw unknownPatient();
    case 'handle_ended': throw new Refusal('bookingSessionExpired');
    case 'too_many_pending': throw new Refusal('bookingLimit');
    case 'one_a_day': throw new Refusal('oneADay');
    case 'key_reused': throw new Refusal('keyReused');
    default: return result;
  }
}
