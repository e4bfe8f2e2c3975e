import { Injectable } from '@nestjs/common';
import { timeProblem } from '@arogya/domain/appointments/booking-problem';
import { availability } from '@arogya/domain/appointments/availability';
import { holdEnd, mayHoldMore } from '@arogya/domain/appointments/holds';
import { addDays, dayOf, DEFAULT_ZONE, MINUTE } from '@arogya/domain/clock';
import { Sql } from '../../database/sql';
import { newId } from '../../database/uuid';
import type { Recipe } from '../../database/transaction';
import { Calendars, takenFrom, type KnownCalendar } from '../calendars';
import { lockDoctor, timeFacts } from './booking.sql';
import { DoctorTurns } from './doctor-turns';
import { dayFacts, giveUpHolds, holderFacts, insertHold, releaseHold, rememberHold } from './hold.sql';
import { Problem, Problems } from './problems';
import type { Hold, HoldRequest } from './requests';
import { iso } from '../../iso';

/** The day of a start, and a span that contains it in every zone. */
function dayOfStart(at: number, known: KnownCalendar | null): { day: string; from: string; to: string } {
  const day = dayOf(at, known?.calendar.zone ?? DEFAULT_ZONE);
  return { day, from: `${addDays(day, -1)}T00:00:00Z`, to: `${addDays(day, 2)}T00:00:00Z` };
}

const NOT_KEPT: Hold = { holdId: null, expiresAt: null };

/** Holds a start while a visitor fills the form. It reads from top to bottom like a booking (docs/adr/0016-booking-recipe.md). */
@Injectable()
export class HoldSlot {
  constructor(
    private readonly sql: Sql,
    private readonly calendars: Calendars,
    private readonly turns: DoctorTurns,
    private readonly problems: Problems,
  ) {}

  /** 409 with `nearest` when the start is not free. A free start that may not be held answers no hold; it can still be booked. */
  hold(request: HoldRequest): Promise<Hold> {
    const recipe = async (): Promise<Hold> => {
      const kept = await this.calendars.of(request.doctorId);
      return this.sql.recipe((tx) => this.lockReadDecide(tx, request, kept));
    };
    return this.problems.answered({ ...request, audience: 'public' }, undefined, () => this.turns.run(request.doctorId, recipe));
  }

  private async lockReadDecide(tx: Recipe, request: HoldRequest, known: KnownCalendar | null): Promise<Hold> {
    const { doctorId, hospitalId, at, now, browser, replaces } = request;
    const [start, end] = [iso(at), iso(at + (known?.calendar.appointmentMinutes ?? 0) * MINUTE)];
    const { day, from, to } = dayOfStart(at, known);
    const [[doctor], [time], [ofDay], [holder]] = await tx.read(
      lockDoctor({ doctorId }),
      timeFacts({ doctorId, start, end, now: iso(now), except: null, ownHold: replaces, browser: browser.hash }),
      dayFacts({ doctorId, browser: browser.hash, from, to, now: iso(now) }),
      holderFacts({ browser: browser.hash, network: browser.network, doctorId, start, hospitalId, now: iso(now) }),
    );

    if (!doctor || !time || !known || doctor.hospitalId !== hospitalId) throw new Problem({ kind: 'unknownDoctor' });
    if (doctor.calendarVersion !== known.version) return this.lockReadDecide(tx, request, await this.calendars.fresh(doctorId, tx));
    const asking = { audience: 'public', now } as const;
    const problem = timeProblem(known.calendar, { ...asking, at }, time);
    if (problem) throw new Problem(problem);
    const [{ starts } = { starts: [] }] = availability(
      known.calendar,
      { ...asking, from: day, to: day },
      takenFrom(ofDay?.taken ?? null, false),
    );
    const freeOfDay = starts.filter(({ free }) => free).length;
    const ends = holdEnd(now, holder?.before ?? null);
    const kept = ends !== null && mayHoldMore({ freeOfDay, heldOfDay: ofDay?.heldOfDay ?? 0, heldOfNetwork: holder?.heldOfNetwork ?? 0 });

    if (!kept) {
      // The browser has chosen another start: its earlier hold ends, whether the new one is granted or not.
      await tx.write(giveUpHolds({ doctorId, browser: browser.hash, replaces, now: iso(now) }));
      return NOT_KEPT;
    }
    const id = newId();
    await tx.write(
      giveUpHolds({ doctorId, browser: browser.hash, replaces, now: iso(now) }),
      insertHold({ id, doctorId, start, end, browser: browser.hash, network: browser.network, now: iso(now), ends: iso(ends) }),
      rememberHold({ browser: browser.hash, network: browser.network, doctorId, start, ends: iso(ends) }),
    );
    return { holdId: id, expiresAt: iso(ends) };
  }

  /** Releases the browser's hold; does nothing when it has ended or become an appointment. */
  async release(holdId: string): Promise<void> {
    await this.sql.batch(releaseHold({ holdId }));
  }
}
