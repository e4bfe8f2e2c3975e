import { Injectable } from '@nestjs/common';
import { availability } from '@arogya/domain/appointments/availability';
import { HOLD_MINUTES } from '@arogya/domain/appointments/rules';
import { dayOf, instantFrom, MINUTE, minutesOf, timeOf } from '@arogya/domain/clock';
import { Refusal, type RefusalCode } from '@arogya/domain/refusal';
import { Config } from '../config';
import { Sql, type Db } from '../database/sql';
import { actingText } from '../http/acting';
import { hashOf } from '../http/idempotency';
import type { Appointment, DoctorSlots } from './appointment.dto';
import { BOOK_VISIT, CHANGE_VISIT, HOLD_SLOT, KEPT_ANSWER, RELEASE_HOLD } from './booking.sql';
import type { Hold, HoldRequest, NewVisit, Replay, SlotsRequest, VisitChange } from './booking.types';
import { Calendars, type KnownCalendar } from './calendars';
import { Clock } from './clock';
import { isForeign, Offers, spanOf, type Wish } from './offers';
import { retried } from './retried';

/** Open visits that one phone may have through the public page (trust: Limits). */
const MOST_PENDING = 3;

interface Outcome {
  readonly outcome: string;
  readonly answer: Appointment | null;
}

const iso = (time: number): string => new Date(time).toISOString();
/** What the database refuses besides the calendar. */
const REFUSED: Readonly<Record<string, RefusalCode>> = {
  handle_ended: 'bookingSessionExpired',
  too_many_pending: 'bookingLimit',
  one_a_day: 'oneADay',
  key_reused: 'keyReused',
};
const NO_PATIENT = 'There is no such patient';

/** The one place where a visit is born, moved or revived. */
@Injectable()
export class BookingService {
  constructor(
    private readonly sql: Sql,
    private readonly calendars: Calendars,
    private readonly offers: Offers,
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
    const { hold } = await this.offers.whenOffered(wish, async ({ version, calendar }) => {
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

  /**
   * Books, in one round trip; 409 with `nearest` when the start is taken or not offered. Within the caller's
   * transaction `db`, what passes by trying again (see `retried`) is the caller's to try.
   */
  async book(visit: NewVisit, db?: Db): Promise<Appointment> {
    const holdId = visit.audience === 'public' ? (visit.holdId ?? null) : null;
    const wish = this.wish({ ...visit, ownHold: holdId, db });
    const { replay } = visit;
    const hash = replay ? hashOf(replay.body) : null;
    try {
      const result = await this.offers.whenOffered(wish, (known) =>
        this.outcome<Outcome>(
          'book-visit',
          BOOK_VISIT,
          [
            wish.doctorId,
            known.version,
            ...timesOf(wish.at, known),
            ...byWhom(visit),
            visit.notes,
            visit.audience,
            holdId,
            ...this.limits(visit),
            replay?.scope ?? null,
            replay?.key ?? null,
            hash,
            iso(wish.now),
            actingText(),
            visit.audience === 'public' ? (visit.noticeVersion ?? '') : '',
          ],
          db,
        ),
      );
      return answered(result);
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
      current.id,
      current.version,
      current.doctorId,
      change.status ?? null,
      change.notes !== undefined,
      change.notes ?? null,
      change.feedback !== undefined,
      change.feedback ?? null,
    ];
    const act = (place: readonly unknown[]): Promise<Outcome> =>
      this.outcome<Outcome>('change-visit', CHANGE_VISIT, [...what, ...place, iso(wish.now), actingText()]);
    const result = moves
      ? await this.offers.whenOffered(wish, (known) => act([doctorId, known.version, ...timesOf(wish.at, known)]))
      : await this.offers.unlessTaken(wish, await act([null, null, null, null, null, null]));
    return result.outcome === 'stale' ? null : answered(result);
  }

  private wish({ at, ...wish }: Omit<Wish, 'at' | 'now'> & { readonly at: string }): Wish {
    const instant = instantFrom(at);
    if (instant === null) throw new Refusal('invalid', { errors: { appointmentDate: 'Appointment date is required' } });
    const { audience, doctorId, hospitalId, except, ownHold, db } = wish;
    return { audience, doctorId, hospitalId, except, ownHold, db, at: instant, now: this.clock.now() };
  }

  private limits(visit: NewVisit): [handle: string | null, phone: string | null, mostPending: number | null] {
    if (visit.audience === 'staff') return [null, null, null];
    return [visit.visitor.handle, visit.visitor.phoneKey, Math.ceil(MOST_PENDING * this.config.rateLimitScale)];
  }

  private async outcome<T extends { outcome: string }>(name: string, text: string, params: readonly unknown[], db?: Db): Promise<T> {
    const [row] = db ? await db.named<T>(name, text, params) : await retried(() => this.sql.named<T>(name, text, params));
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

/** Start, end, day and time of a visit, as its row holds them. */
function timesOf(at: number, { calendar: { zone, visitMinutes } }: KnownCalendar): string[] {
  return [iso(at), iso(at + visitMinutes * MINUTE), dayOf(at, zone), timeOf(minutesOf(at, zone))];
}

const byWhom = (visit: NewVisit): [patientId: string | null, agentId: string | null] =>
  visit.audience === 'staff' ? [visit.patientId, visit.agentId] : [null, null];

function answered({ outcome, answer }: Outcome): Appointment {
  if (outcome === 'unknown_patient') throw new Refusal('invalid', { errors: { patientId: NO_PATIENT }, message: NO_PATIENT });
  const refused = REFUSED[outcome];
  if (refused) throw new Refusal(refused);
  if (!answer) throw new Refusal('unexpected');
  return answer;
}
