import { Injectable } from '@nestjs/common';
import { Refusal } from '@arogya/domain/refusal';
import type { VisitorBooking } from '../appointments/booking/requests';
import { Clock } from '../appointments/clock';
import { Sql } from '../database/sql';
import { hashOf } from '../idempotency/idempotency';
import { phoneKey } from '@arogya/domain/phones/phone';
import { BookingDevices, type RememberedPhone } from './booking-devices.service';
import { phoneProof, visitorOfHandle } from './handle.sql';
import type { NewBooking, NewBookingPatient } from './public-booking.dto';
import { namedPerson } from './person-of-device';
import { rememberedOf, typedOf } from './remembered-person';
import type { Visitor } from './visitor';
import { hashOfToken } from './visitor-cookies';
import { iso } from '../iso';

/** Who a visitor books for, and what they have proven. */
export interface BookedFor {
  readonly who: VisitorBooking['who'];
  readonly proof: VisitorBooking['proof'];
  /** The key of the phone that the visitor has proven. */
  readonly provenPhone: string | null;
  /** What their browser remembers of it; null for a person whom it does not know. */
  readonly remembered: RememberedPhone | null;
}

const ASK_AGAIN = 'Please enter your phone number again';
const SAY_ONCE = 'Please say only once who the appointment is for';

/** Throws unless exactly one of the three says who the appointment is for. */
function assertOnePerson({ patientId, patient, person }: NewBooking): void {
  const said = [patientId, patient, person].filter(Boolean).length;
  if (said === 1) return;
  const [field, message] = said > 1 && person ? ['person', SAY_ONCE] : ['patientId', ASK_AGAIN];
  throw new Refusal('invalid', { errors: { [field]: message }, message });
}

/** Who a visitor books for: the person of a handle, one of the browser's people, or one whose details come with the booking. */
@Injectable()
export class BookingVisitors {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly devices: BookingDevices,
  ) {}

  bookedFor(body: NewBooking, visitor: Visitor): Promise<BookedFor> {
    assertOnePerson(body);
    const { patientId, patient, person } = body;
    if (person) return this.ofDevice(person, visitor);
    return patient ? this.ofTyped(patient, visitor) : this.ofHandle(patientId ?? '', visitor);
  }

  /**
   * The scope of the booking's idempotency key: the handle, or the person of a device, which nobody else has; without them, the
   * browser. A browser without a cookie has only its network and exactly this body.
   */
  keysOf(body: NewBooking, { browser, isKnown }: Visitor): string {
    if (body.patientId) return `handle:${body.patientId}:bookAppointment`;
    if (body.person) return `person:${hashOfToken(body.person)}:bookAppointment`;
    return isKnown ? `browser:${browser.hash}:bookAppointment` : `network:${browser.network}:${hashOf(body)}:bookAppointment`;
  }

  private async ofHandle(handleId: string, { proof, device, cookie }: Visitor): Promise<BookedFor> {
    const tokens = { proof: proof && hashOfToken(proof), device: device && hashOfToken(device) };
    const [[row]] = await this.sql.batch(visitorOfHandle({ id: handleId, ...tokens, now: iso(this.clock.now()), browser: cookie }));
    if (!row) throw new Refusal('bookingSessionExpired');
    const { phoneKey: phone, typed, isProven, isKnown } = row;
    const shown = isKnown ? 'device' : 'unproven';
    return {
      who: { handleId },
      proof: isProven ? 'verified' : shown,
      provenPhone: isProven ? phone : null,
      remembered: { phoneKey: phone, typed: rememberedOf(typed), proven: isProven },
    };
  }

  /**
   * Nobody is refused here: a press whose answer was lost comes again when its token has ended, and is answered by its key. Who
   * may not be booked for is found by the recipe.
   */
  private async ofDevice(person: string, { device, earlierDevice }: Visitor): Promise<BookedFor> {
    for (const token of [device, earlierDevice]) {
      const found = token && namedPerson(token, await this.devices.everybodyOf(token), person);
      if (!found) continue;
      const { patientId, typed, phoneKey: phone, proven } = found;
      const who = { device: hashOfToken(token), patientId, name: typed.name };
      return { who, proof: 'device', provenPhone: null, remembered: { phoneKey: phone, typed, proven } };
    }
    return { who: { device: null, patientId: null, name: null }, proof: 'device', provenPhone: null, remembered: null };
  }

  private async ofTyped(patient: NewBookingPatient, { proof }: Visitor): Promise<BookedFor> {
    const [phone, now] = [phoneKey(patient.phone), this.clock.now()];
    const person = typedOf(patient, now);
    const rows = proof ? (await this.sql.batch(phoneProof({ phoneKey: phone, proof: hashOfToken(proof), now: iso(now) })))[0] : [];
    const proven = rows[0]?.isProven ?? false;
    return {
      who: { person, phoneKey: phone },
      proof: proven ? 'verified' : 'unproven',
      provenPhone: proven ? phone : null,
      remembered: { phoneKey: phone, typed: rememberedOf(person), proven },
    };
  }
}
