import { Injectable, Logger } from '@nestjs/common';
import { BOOKED_THROUGH_PORTAL } from '@arogya/domain/appointments/texts';
import { NETWORK_OF_DAY, OPEN_OF_BROWSER, OPEN_OF_PHONE, UNPROVEN_SHARE } from '@arogya/domain/public-booking/limits';
import type { BookedAppointmentAnswer, BookingHospitalAnswer, HoldAnswer, NewBooking, NewHold } from './public-booking.dto';
import { instantFrom } from '@arogya/domain/clock';
import type { Appointment } from '../appointments/appointment.dto';
import { BookAppointment } from '../appointments/booking/book';
import { HoldSlot } from '../appointments/booking/hold';
import type { VisitorBooking } from '../appointments/booking/requests';
import { Clock } from '../appointments/clock';
import { Config } from '../config';
import { Sql } from '../database/sql';
import { errorName } from '../error-name';
import { visitorContext } from '../request-context';
import { requestKey } from '../idempotency/idempotency';
import { LinkTokens } from '../link-tokens/link-token';
import { UnknownAddresses } from '../limits/unknown-addresses';
import { audiencesOf } from '../notifications/audience';
import { BookingDevices } from './booking-devices.service';
import { BookingPlaceService } from './booking-place.service';
import { BookingVisitors, type BookedFor } from './booking-visitors.service';
import { warnOfFlood } from './flood.sql';
import { PhoneCodes } from './phone-codes.service';
import type { Visitor } from './visitor';
import { newToken } from './visitor-cookies';
import { iso } from '../iso';

export interface VisitorBookingResult {
  readonly booked: BookedAppointmentAnswer;
  readonly replayed: boolean;
  /** The token by which this browser is recognised from now on; null for none. */
  readonly device: string | null;
}

/** Holds and bookings of a visitor. The rules of booking are in appointments/booking. */
@Injectable()
export class PublicAppointmentService {
  private readonly logger = new Logger('PublicBooking');

  constructor(
    private readonly booking: BookAppointment,
    private readonly holds: HoldSlot,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly sql: Sql,
    private readonly places: BookingPlaceService,
    private readonly visitors: BookingVisitors,
    private readonly devices: BookingDevices,
    private readonly codes: PhoneCodes,
    private readonly unknown: UnknownAddresses,
    private readonly links: LinkTokens,
  ) {}

  async hold({ slug, doctorId, appointmentDate, replaces }: NewHold, { browser }: Visitor): Promise<HoldAnswer> {
    const { id } = await this.unknown.within(browser.network, () => this.places.hospitalOf(doctorId, slug));
    const [at, now] = [instantFrom(appointmentDate) ?? NaN, this.clock.now()];
    return this.holds.hold({ doctorId, at, now, hospitalId: id, browser, replaces: replaces ?? null });
  }

  async book(body: NewBooking, key: string | null, visitor: Visitor): Promise<VisitorBookingResult> {
    const [bookedFor, place] = await Promise.all([this.visitors.bookedFor(body, visitor), this.places.hospitalOf(body.doctorId)]);
    const device = visitor.isShared ? null : newToken();
    const request = this.request(body, visitor, bookedFor, place.id);
    const { appointment, replayed } = await this.booking.book({
      ...request,
      key: requestKey(this.visitors.keysOf(body, visitor), key, body),
      extraStatements: ({ patientId, day, hospitalId, flood }) => [
        ...(device && bookedFor.remembered ? this.devices.remember(device, visitor.device, patientId, bookedFor.remembered) : []),
        ...(flood
          ? [
              warnOfFlood({
                doctorId: body.doctorId,
                audiences: audiencesOf('booking_flood', { hospitalId, doctorId: body.doctorId }),
                day,
                bookings: flood.bookings,
                fromNetwork: flood.fromNetwork,
                now: iso(request.now),
              }),
            ]
          : []),
      ],
    });
    const booked = toBookedAppointment(appointment, place, visitor.isShared ? null : this.firstLinkOf(appointment));
    if (!replayed || !device) return { booked, replayed, device };
    return { booked, replayed, device: await this.again(device, visitor.device, appointment.patientId, bookedFor) };
  }

  private request(
    body: NewBooking,
    { browser, requestId }: Visitor,
    { who, proof, provenPhone }: BookedFor,
    hospitalId: string,
  ): VisitorBooking {
    const { doctorId, appointmentDate, notes, holdId, noticeVersion, language } = body;
    const scaled = (count: number): number => Math.max(1, Math.ceil(count * this.config.rateLimitScale));
    return {
      audience: 'public',
      doctorId,
      hospitalId,
      at: instantFrom(appointmentDate) ?? NaN,
      now: this.clock.now(),
      actor: visitorContext(requestId),
      notes: notes ?? BOOKED_THROUGH_PORTAL,
      holdId: holdId ?? null,
      noticeVersion: noticeVersion ?? null,
      language: language ?? null,
      who,
      browser,
      proof,
      provenPhone,
      limits: {
        open: scaled(OPEN_OF_BROWSER),
        openOfPhone: scaled(OPEN_OF_PHONE),
        networkOfDay: scaled(NETWORK_OF_DAY),
        floodShare: UNPROVEN_SHARE * this.config.rateLimitScale,
        codes: this.codes.offered,
      },
      key: null,
    };
  }

  /** As it was when it was booked: who has lost the answer reads the same, and no link that staff have replaced since. */
  private firstLinkOf({ number }: Appointment): string {
    return this.links.addressOf({ number, linkVersion: 0 });
  }

  /** The first answer, with its token, may have been lost: this browser gets another token. */
  private async again(fresh: string, earlier: string | null, patientId: string, { remembered }: BookedFor): Promise<string | null> {
    if (!remembered) return null;
    try {
      await this.sql.recipe((tx) => tx.write(...this.devices.remember(fresh, earlier, patientId, remembered)));
      return fresh;
    } catch (error) {
      this.logger.warn({ error: errorName(error) }, 'A browser could not be remembered');
      return null;
    }
  }
}

/** Nothing about the patient: the caller has typed it, or has only a handle. */
const toBookedAppointment = (
  booked: Appointment,
  { name, city, address, phone, call, timeZone }: BookingHospitalAnswer,
  link: string | null,
): BookedAppointmentAnswer => ({
  id: booked.id,
  number: booked.number,
  status: booked.status,
  appointmentDate: booked.appointmentDate,
  timeSlot: booked.timeSlot,
  endsAt: booked.endsAt,
  doctor: { id: booked.doctor.id, fullName: booked.doctor.fullName, specialty: booked.doctor.specialty },
  hospital: { name, city, address, phone, call, timeZone },
  link,
});
