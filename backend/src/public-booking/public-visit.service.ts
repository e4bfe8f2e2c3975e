import { Injectable, Logger } from '@nestjs/common';
import { BOOKED_THROUGH_PORTAL } from '@arogya/domain/appointments/texts';
import type { BookedVisit, BookingHospital, Hold } from '@arogya/domain/booking/shapes';
import type { Appointment } from '../appointments/appointment.dto';
import { BookAppointment } from '../appointments/booking/book';
import { HoldSlot } from '../appointments/booking/hold';
import { instantFrom } from '@arogya/domain/clock';
import { Clock } from '../appointments/clock';
import { whoActs } from '../http/acting';
import { requestKey } from '../http/idempotency';
import { errorName } from '../error-name';
import { BookingDevices } from './booking-devices.service';
import { BookingPlaceService } from './booking-place.service';
import type { NewBooking, NewHold } from './public-booking.dto';
import { ReturningPatientService, type Handle } from './returning-patient.service';

const BROWSER = { hash: 'x', network: 'y' };

export interface Booked {
  readonly visit: BookedVisit;
  /** By which this browser is recognised from now on; null when it could not be noted. */
  readonly device: string | null;
}

/** A visitor's way to a visit: the hold, and the booking. */
@Injectable()
export class PublicVisitService {
  private readonly logger = new Logger('PublicBooking');

  constructor(
    private readonly booking: BookAppointment,
    private readonly holds: HoldSlot,
    private readonly clock: Clock,
    private readonly places: BookingPlaceService,
    private readonly patients: ReturningPatientService,
    private readonly devices: BookingDevices,
  ) {}

  async hold({ slug, doctorId, appointmentDate, replaces }: NewHold): Promise<Hold> {
    const { id } = await this.places.hospitalOf(doctorId, slug);
    const [at, now] = [instantFrom(appointmentDate) ?? NaN, this.clock.now()];
    return this.holds.hold({ doctorId, at, now, hospitalId: id, browser: BROWSER, replaces: replaces ?? null });
  }

  async book(body: NewBooking, key: string | null, token: string | null): Promise<Booked> {
    const { patientId: handleId, doctorId, appointmentDate, notes, holdId, noticeVersion } = body;
    const handle = await this.patients.handle(handleId);
    const place = await this.places.hospitalOf(doctorId);
    const { appointment: visit } = await this.booking.book({
      audience: 'public',
      doctorId,
      at: instantFrom(appointmentDate) ?? NaN,
      now: this.clock.now(),
      actor: whoActs(),
      hospitalId: place.id,
      notes: notes ?? BOOKED_THROUGH_PORTAL,
      holdId: holdId ?? null,
      noticeVersion: noticeVersion ?? null,
      handleId,
      proof: 'unproven',
      browser: BROWSER,
      limits: { open: 3, networkOfDay: 4, codes: false, floodShare: 0.5 },
      key: requestKey('bookVisit', key, body),
    });
    return { visit: toBookedVisit(visit, place), device: await this.remember(token, handle) };
  }

  /** The visit is booked by now: that the browser could not be remembered must not look like a failure of it. */
  private async remember(token: string | null, handle: Handle): Promise<string | null> {
    try {
      return await this.devices.remember(token, handle);
    } catch (error) {
      this.logger.warn({ error: errorName(error) }, 'A browser could not be remembered');
      return null;
    }
  }
}

/** Nothing of the patient: whoever reads this has typed it, or has only a handle. */
const toBookedVisit = (visit: Appointment, { name, city, address, phone, timeZone }: BookingHospital): BookedVisit => ({
  id: visit.id,
  number: visit.number,
  status: visit.status,
  appointmentDate: visit.appointmentDate,
  timeSlot: visit.timeSlot,
  endsAt: visit.endsAt,
  doctor: { id: visit.doctor.id, fullName: visit.doctor.fullName, specialty: visit.doctor.specialty },
  hospital: { name, city, address, phone, timeZone },
});
