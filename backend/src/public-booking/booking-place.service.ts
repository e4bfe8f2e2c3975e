import { Injectable } from '@nestjs/common';
import type { BookingHospitalAnswer } from './public-booking.dto';
import { Refusal } from '@arogya/domain/refusal';
import { Sql } from '../database/sql';
import { Fresh } from '../fresh';
import { bookableDoctor, hospitalOfSlug } from './place.sql';

const SLUG = /^[a-z0-9-]{1,80}$/u;

/** The hospital of a booking address, as a stranger may see it. A hospital that takes no bookings answers 404. */
@Injectable()
export class BookingPlaceService {
  private readonly ofSlug = new Fresh<BookingHospitalAnswer | null>();
  private readonly ofDoctor = new Fresh<BookingHospitalAnswer | null>();

  constructor(private readonly sql: Sql) {}

  /** Null when no hospital that takes bookings has this slug. */
  async find(slug: string): Promise<BookingHospitalAnswer | null> {
    const wanted = slug.toLowerCase();
    if (!SLUG.test(wanted)) return null;
    return this.ofSlug.get(wanted, async () => (await this.sql.batch(hospitalOfSlug(wanted)))[0][0] ?? null);
  }

  async hospital(slug: string): Promise<BookingHospitalAnswer> {
    const hospital = await this.find(slug);
    if (!hospital) throw new Refusal('hospitalNotFound');
    return hospital;
  }

  /** The hospital of a doctor who takes bookings; with a slug, only if it is that hospital's; else 404. */
  async hospitalOf(doctorId: string, slug?: string): Promise<BookingHospitalAnswer> {
    const hospital = await this.ofDoctor.get(doctorId, async () => (await this.sql.batch(bookableDoctor(doctorId)))[0][0] ?? null);
    if (slug !== undefined && hospital?.bookingSlug !== slug.toLowerCase()) {
      await this.hospital(slug);
      throw new Refusal('notFound');
    }
    if (!hospital) throw new Refusal('notFound');
    return hospital;
  }

  /** For tests, whose hospitals change within a second. */
  forget(): void {
    this.ofSlug.clear();
    this.ofDoctor.clear();
  }
}
