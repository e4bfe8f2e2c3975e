import { Injectable } from '@nestjs/common';
import { dayOf } from '@arogya/domain/clock';
import { Clock } from '../appointments/clock';
import { BookingDoctors } from './booking-doctors.service';
import { BookingPlaceService } from './booking-place.service';

/** The data of `/book/{slug}`: the page needs no call of its own before somebody chooses a doctor. */
@Injectable()
export class BookingPageData {
  constructor(
    private readonly places: BookingPlaceService,
    private readonly doctors: BookingDoctors,
    private readonly clock: Clock,
  ) {}

  /** What the page is rendered with and hydrated from; null when no hospital has this slug. */
  async forSlug(slug: string): Promise<object | null> {
    const hospital = await this.places.find(slug);
    if (!hospital) return null;
    const doctors = await this.doctors.of(hospital.id);
    return { hospital, doctors, today: dayOf(this.clock.now(), hospital.timeZone) };
  }
}
