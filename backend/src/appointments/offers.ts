import { Injectable } from '@nestjs/common';
import { daysNear, nearestFree, whyNot, type Asking } from '@arogya/domain/appointments/availability';
import { REASONS } from '@arogya/domain/appointments/reasons';
import { addDays, type Day } from '@arogya/domain/clock';
import { Refusal } from '@arogya/domain/refusal';
import { Calendars, type KnownCalendar, type TakenQuery } from './calendars';

/** A start that somebody wants. */
export interface Wish extends Asking, Pick<TakenQuery, 'except' | 'ownHold' | 'db'> {
  readonly doctorId: string;
  /** Only this hospital's doctors; absent or null: any. */
  readonly hospitalId?: string | null;
  /** ms since 1970. */
  readonly at: number;
}

const MOST_CALENDARS = 3;

/** Judges a wish by the one rule of availability, always on the doctor's present calendar. */
@Injectable()
export class Offers {
  constructor(private readonly calendars: Calendars) {}

  /**
   * Acts on a calendar that offers the start. When the database finds that the calendar has changed before the act,
   * the present one is judged. Refuses with `reason` and `nearest` what is not offered or already taken.
   */
  async whenOffered<T extends { outcome: string }>(wish: Wish, act: (known: KnownCalendar) => Promise<T>): Promise<T> {
    for (let tries = 0; tries < MOST_CALENDARS; tries += 1) {
      const result = await this.unlessTaken(wish, await act(await this.offering(wish, tries > 0)));
      if (result.outcome !== 'stale_calendar') return result;
    }
    throw new Refusal('busy');
  }

  async unlessTaken<T extends { outcome: string }>(wish: Wish, result: T): Promise<T> {
    if (result.outcome !== 'taken') return result;
    const extra = { reason: 'taken', nearest: await this.nearest(wish) };
    throw new Refusal('slotTaken', { errors: { appointmentDate: REASONS.taken }, extra });
  }

  /** The calendar, when it offers the start; a kept one that does not may be old. */
  private async offering(wish: Wish, fresh: boolean): Promise<KnownCalendar> {
    const known = await this.calendars.of(wish.doctorId, fresh, wish.db);
    const own = known && !isForeign(known, wish.hospitalId) ? known : null;
    const reason = own && whyNot(own.calendar, wish.at, wish, []);
    if (own && !reason) return own;
    if (!fresh) return this.offering(wish, true);
    if (!reason) throw unknownDoctor();
    const message = REASONS[reason];
    const extra = { reason, nearest: await this.nearest(wish) };
    throw new Refusal('slotNotOffered', { message, errors: { appointmentDate: message }, extra });
  }

  private async nearest(wish: Wish): Promise<string[]> {
    const { calendar } = (await this.calendars.of(wish.doctorId, false, wish.db)) ?? {};
    if (!calendar) return [];
    const span = spanOf(daysNear(calendar.zone, wish.at, wish));
    const known = await this.calendars.withTaken(wish.doctorId, { ...wish, ...span });
    return known ? nearestFree(known.calendar, wish.at, wish, known.taken) : [];
  }
}

function unknownDoctor(): Refusal {
  const message = 'There is no such doctor to book here';
  return new Refusal('invalid', { errors: { doctorId: message }, message });
}

export const isForeign = ({ hospitalId }: KnownCalendar, only: string | null | undefined): boolean => Boolean(only) && hospitalId !== only;

/** The days with a margin for every zone, in ms since 1970. */
export const spanOf = ({ from, to }: { readonly from: Day; readonly to: Day }): { from: number; to: number } => ({
  from: Date.parse(`${addDays(from, -1)}T00:00:00Z`),
  to: Date.parse(`${addDays(to, 2)}T00:00:00Z`),
});
