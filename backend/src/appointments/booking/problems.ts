import { Injectable } from '@nestjs/common';
import { daysNear, nearestFree, type AvailabilityContext } from '@arogya/domain/appointments/availability';
import type { SpanProblem, TimeProblem } from '@arogya/domain/appointments/booking-problem';
import { REASONS } from '@arogya/domain/appointments/reasons';
import { Refusal, type RefusalCode } from '@arogya/domain/refusal';
import type { Tx } from '../../database/sql';
import { Calendars } from '../calendars';
import type { PersonProblem } from './person';

export type AnyProblem = TimeProblem | PersonProblem | { readonly kind: 'unknownDoctor' };

/** Thrown inside a recipe: its transaction is rolled back. */
export class Problem extends Error {
  constructor(readonly problem: AnyProblem) {
    super(problem.kind);
  }
}

/** The start that was wanted; the nearest free starts are searched around it. */
interface WantedStart extends AvailabilityContext {
  readonly doctorId: string;
  readonly at: number;
}

const NO_DOCTOR = 'There is no such doctor to book here';
export const NO_PATIENT = 'There is no such patient';

/** Problems that are not about time. */
const PLAIN: Readonly<Partial<Record<AnyProblem['kind'], RefusalCode>>> = {
  handleEnded: 'bookingSessionExpired',
  bookingLimit: 'bookingLimit',
  oneADay: 'oneADay',
  codeNeeded: 'codeNeeded',
  networkLimit: 'networkLimit',
};

/** Turns a problem into the error for the caller, with the nearest free starts when the problem was the time. */
@Injectable()
export class Problems {
  constructor(private readonly calendars: Calendars) {}

  async answered<T>(wanted: WantedStart, within: Tx | undefined, act: () => Promise<T>): Promise<T> {
    try {
      return await act();
    } catch (error) {
      if (error instanceof Problem) throw await this.refusalOf(error.problem, wanted, within);
      throw error;
    }
  }

  private async refusalOf(problem: AnyProblem, wanted: WantedStart, within: Tx | undefined): Promise<Refusal> {
    if (problem.kind === 'unknownDoctor') return invalid('doctorId', NO_DOCTOR);
    if (problem.kind === 'unknownPatient') return invalid('patientId', NO_PATIENT);
    const code = PLAIN[problem.kind];
    if (code) return new Refusal(code);
    const nearest = await this.nearest(wanted, within);
    if (problem.kind === 'notOffered') {
      const message = REASONS[problem.reason];
      return new Refusal('slotNotOffered', { message, errors: { appointmentDate: message }, extra: { reason: problem.reason, nearest } });
    }
    const reason = problem.kind as SpanProblem['kind'];
    // Staff may book over a visitor's hold, so the error says that it is one.
    const asked = wanted.audience === 'staff' && reason === 'held' ? 'slotHeld' : 'slotTaken';
    const { doctorId, at, now } = wanted;
    const heldUntil = asked === 'slotHeld' ? { heldUntil: await this.calendars.heldUntil(doctorId, at, now, within) } : {};
    return new Refusal(asked, { errors: { appointmentDate: REASONS[reason] }, extra: { reason, nearest, ...heldUntil } });
  }

  private async nearest({ doctorId, at, audience, now }: WantedStart, within?: Tx): Promise<string[]> {
    const kept = await this.calendars.of(doctorId, within);
    if (!kept) return [];
    const ask = { audience, now };
    const known = await this.calendars.withTaken(doctorId, { ...daysNear(kept.calendar.zone, at, ask), ...ask }, within);
    return known ? nearestFree(known.calendar, at, ask, known.taken) : [];
  }
}

export function invalid(field: string, message: string): Refusal {
  return new Refusal('invalid', { errors: { [field]: message }, message });
}
