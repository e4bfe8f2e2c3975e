import { Injectable } from '@nestjs/common';
import { Refusal } from '@arogya/domain/refusal';
import type { VisitorBooking } from '../appointments/booking/requests';
import { Clock } from '../appointments/clock';
import { Sql } from '../database/sql';
import { hashOf } from '../idempotency/idempotency';
import { phoneKey } from '@arogya/domain/phones/phone';
import type { RememberedPhone } from './booking-devices.service';
import { phoneProof, visitorOfHandle } from './handle.sql';
import type { NewBooking, NewBookingPatient } from './public-booking.dto';
import { rememberedOf, typedOf } from './remembered-person';
import type { Visitor } from './visitor';
import { hashOfToken } from './visitor-cookies';
import { iso } from '../iso';

/** Who a visitor books for, and what they have proven. */
export interface BookedFor extends RememberedPhone {
  readonly who: VisitorBooking['who'];
  readonly proof: VisitorBooking['proof'];
}

const ASK_AGAIN = 'Please enter your phone number again';

/** Who a visitor books for: the person of a handle, or one whose details come with the booking. */
@Injectable()
export class BookingVisitors {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  bookedFor({ patientId, patient }: NewBooking, visitor: Visitor): Promise<BookedFor> {
    if (Boolean(patientId) === Boolean(patient)) throw new Refusal('invalid', { errors: { patientId: ASK_AGAIN }, message: ASK_AGAIN });
    return patient ? this.ofTyped(patient, visitor) : this.ofHandle(patientId ?? '', visitor);
  }

  /**
   * The scope of the booking's idempotency key: the handle, which nobody else has; without one, the browser. A browser
   * without a cookie has only its network and exactly this body.
   */
  keysOf(body: NewBooking, { browser, isKnown }: Visitor): string {
    if (body.patientId) return `handle:${body.patientId}:bookAppointment`;
    return isKnown ? `browser:${browser.hash}:bookAppointment` : `network:${browser.network}:${hashOf(body)}:bookAppointment`;
  }

  private async ofHandle(handleId: string, { proof, device, cookie }: Visitor): Promise<BookedFor> {
    const tokens = { proof: proof && hashOfToken(proof), device: device && hashOfToken(device) };
    const [[row]] = await this.sql.batch(visitorOfHandle({ id: handleId, ...tokens, now: iso(this.clock.now()), browser: cookie }));
    if (!row) throw new Refusal('bookingSessionExpired');
    const { phoneKey: phone, typed, isProven, isKnown } = row;
    const shown = isKnown ? 'device' : 'unproven';
    return { who: { handleId }, phoneKey: phone, typed: rememberedOf(typed), proven: isProven, proof: isProven ? 'verified' : shown };
  }

  private async ofTyped(patient: NewBookingPatient, { proof }: Visitor): Promise<BookedFor> {
    const [phone, now] = [phoneKey(patient.phone), this.clock.now()];
    const person = typedOf(patient, now);
    const rows = proof ? (await this.sql.batch(phoneProof({ phoneKey: phone, proof: hashOfToken(proof), now: iso(now) })))[0] : [];
    const proven = rows[0]?.isProven ?? false;
    const typed = rememberedOf(person);
    return { who: { person, phoneKey: phone }, phoneKey: phone, typed, proven, proof: proven ? 'verified' : 'unproven' };
  }
}
