import { Injectable } from '@nestjs/common';
import { availability } from '@arogya/domain/appointments/availability';
import { MAX_SPAN_DAYS, type Audience } from '@arogya/domain/appointments/calendar';
import { daysBetween, type Day } from '@arogya/domain/clock';
import { Refusal } from '@arogya/domain/refusal';
import { Sql } from '../database/sql';
import { prepared } from '../database/statement';
import { boundHospital, type Actor } from '../access/actor';
import type { DoctorSlots, SlotsQuery } from './appointment.dto';
import { Calendars } from './calendars';
import { Clock } from './clock';

const ownDoctor = prepared<{ id: string }, { doctorId: string; userId: string }>(
  'own-doctor',
  'select id from doctors where id = :doctorId and user_id = :userId',
);

/** Throws 400 for a span that ends before it begins or is too long. */
export function assertSpan({ from, to }: Pick<SlotsQuery, 'from' | 'to'>): void {
  const days = daysBetween(from, to) + 1;
  if (days >= 1 && days <= MAX_SPAN_DAYS) return;
  const message = days < 1 ? 'The last day is before the first' : `At most ${MAX_SPAN_DAYS} days at once`;
  throw new Refusal('invalid', { errors: { to: message }, message });
}

export interface StartsRequest {
  readonly audience: Audience;
  /** First and last day, at most MAX_SPAN_DAYS. */
  readonly from: Day;
  readonly to: Day;
  /** 404 for a doctor of another hospital; null: any hospital. */
  readonly hospitalId: string | null;
  /** The appointment that is moved, the visitor's own hold and their browser: the time of these counts as free. */
  readonly except?: string | null | undefined;
  readonly ownHold?: string | null | undefined;
  readonly browser?: string | null | undefined;
}

/** Which starts are free, and why the others are not. */
@Injectable()
export class SlotsService {
  constructor(
    private readonly calendars: Calendars,
    private readonly clock: Clock,
    private readonly sql: Sql,
  ) {}

  /** One query for the whole span. 404 for an unknown doctor. */
  async starts(doctorId: string, request: StartsRequest): Promise<DoctorSlots> {
    const now = this.clock.now();
    const known = await this.calendars.withTaken(doctorId, { ...request, now });
    const { hospitalId } = request;
    if (!known || (hospitalId !== null && known.hospitalId !== hospitalId)) throw new Refusal('notFound');
    const { calendar, taken } = known;
    const days = availability(calendar, { ...request, now }, taken);
    return { doctorId, timeZone: calendar.zone, appointmentMinutes: calendar.appointmentMinutes, days };
  }

  /** The starts that staff may book. */
  async ofDoctor(who: Actor, doctorId: string, { from, to, except }: SlotsQuery): Promise<DoctorSlots> {
    assertSpan({ from, to });
    if (who.role === 'doctor' && who.scope === 'scoped') await this.assertSelf(who, doctorId);
    return this.starts(doctorId, { audience: 'staff', from, to, except, hospitalId: boundHospital(who) });
  }

  private async assertSelf(who: Actor, doctorId: string): Promise<void> {
    const self = await this.sql.query(ownDoctor({ doctorId, userId: who.id }));
    if (self.length === 0) throw new Refusal('notFound');
  }
}
