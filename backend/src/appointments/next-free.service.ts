import { Injectable } from '@nestjs/common';
import { MINUTE } from '@arogya/domain/clock';
import { boundHospital, type Actor } from '../access/actor';
import type { NextFree } from './appointment.dto';
import { Calendars } from './calendars';
import { Clock } from './clock';
import { nextFree, type Span } from './next-free';

const DAY = 24 * 60 * MINUTE;
/** Most doctors have something free within days; the rest of four weeks is read only for the others. */
const SOON: Span = { from: 0, days: 7 };
const LATER: Span = { from: 7, days: 21 };

/** The next start of each of several doctors that staff may book. */
@Injectable()
export class NextFreeService {
  constructor(
    private readonly calendars: Calendars,
    private readonly clock: Clock,
  ) {}

  async of(who: Actor, ids: readonly string[]): Promise<NextFree[]> {
    const now = this.clock.now();
    const soon = await this.look(who, ids, now, SOON);
    const late = soon.filter(({ at }) => at === null).map(({ doctorId }) => doctorId);
    const later = late.length > 0 ? await this.look(who, late, now, LATER) : [];
    return soon.map((one) => later.find(({ doctorId }) => doctorId === one.doctorId) ?? one);
  }

  private async look(who: Actor, ids: readonly string[], now: number, span: Span): Promise<NextFree[]> {
    const all = await this.calendars.allWithTaken(ids, {
      // A margin of a day to either side, for every zone.
      from: now + (span.from - 1) * DAY,
      to: now + (span.from + span.days + 1) * DAY,
      now,
      hospitalId: boundHospital(who),
      userId: who.role === 'doctor' && who.scope === 'scoped' ? who.id : null,
    });
    return all.map(({ doctorId, calendar, taken }) => {
      const at = nextFree(calendar, taken, { audience: 'staff', now }, span);
      return { doctorId, timeZone: calendar.zone, at };
    });
  }
}
