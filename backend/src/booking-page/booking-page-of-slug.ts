import { Injectable } from '@nestjs/common';
import { dayOf } from '@arogya/domain/clock';
import { Clock } from '../appointments/clock';
import { BookingDoctors } from '../public-booking/booking-doctors.service';
import { BookingPlaceService } from '../public-booking/booking-place.service';
import { BookingPageData } from '../web/booking-page-data';

/** The data of `/book/{slug}`: the page needs no call of its own before somebody chooses a doctor. */
@Injectable()
export class BookingPageOfSlug extends BookingPageData {
  constructor(
    private readonly places: BookingPlaceService,
    private readonly doctors: BookingDoctors,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async forSlug(slug: string) {
    const hospital = await this.places.find(slug);
    if (!hospital) return null;
    const doctors = await this.doctors.of(hospital.id);
    return { hospital, doctors, today: dayOf(this.clock.now(), hospital.timeZone) };
  }
}
