import { Injectable } from '@nestjs/common';
import { MAX_SPAN_DAYS } from '@arogya/domain/appointments/calendar';
import { daysBetween } from '@arogya/domain/clock';
import { Refusal } from '@arogya/domain/refusal';
import { Sql } from '../database/sql';
import { ownHospital, type Actor } from '../http/actor';
import type { DoctorSlots, SlotsQuery } from './appointment.dto';
import { BookingService } from './booking.service';

/** Refuses (400) a span that ends before it begins or is too long. */
export function assertSpan({ from, to }: Pick<SlotsQuery, 'from' | 'to'>): void {
  const days = daysBetween(from, to) + 1;
  if (days >= 1 && days <= MAX_SPAN_DAYS) return;
  const message = days < 1 ? 'The last day is before the first' : `At most ${MAX_SPAN_DAYS} days at once`;
  throw new Refusal('invalid', { errors: { to: message }, message });
}

/** The starts that staff may book. */
@Injectable()
export class SlotsService {
  constructor(
    private readonly booking: BookingService,
    private readonly sql: Sql,
  ) {}

  async ofDoctor(who: Actor, doctorId: string, query: SlotsQuery): Promise<DoctorSlots> {
    assertSpan(query);
    if (who.role === 'doctor' && who.reach === 'scoped') await this.assertHimself(who, doctorId);
    const hospitalId = who.role === 'hospital_admin' ? ownHospital(who) : null;
    return this.booking.slots(doctorId, { audience: 'staff', from: query.from, to: query.to, except: query.except, hospitalId });
  }

  private async assertHimself(who: Actor, doctorId: string): Promise<void> {
    const himself = await this.sql.one('select id from doctors where id = $1 and user_id = $2', [doctorId, who.id]);
    if (!himself) throw new Refusal('notFound');
  }
}
