import { Injectable } from '@nestjs/common';
import type { BookingHospitalAnswer } from './public-booking.dto';
import { phoneLinks, phoneText } from '@arogya/domain/phones/phone';
import { Refusal } from '@arogya/domain/refusal';
import { Sql } from '../database/sql';
import { TtlCache } from '../ttl-cache';
import { bookableDoctor, hospitalOfSlug, type PlaceRow } from './place.sql';

const SLUG = /^[a-z0-9-]{1,80}$/u;

const toPlace = (row: PlaceRow | undefined): BookingHospitalAnswer | null =>
  row ? { ...row, phone: row.phone && phoneText(row.phone), call: row.phone && phoneLinks(row.phone).call } : null;

/** The hospital of a booking address, as a stranger may see it. A hospital that takes no bookings answers 404. */
@Injectable()
export class BookingPlaceService {
  private readonly ofSlug = new TtlCache<BookingHospitalAnswer | null>();
  private readonly ofDoctor = new TtlCache<BookingHospitalAnswer | null>();

  constructor(private readonly sql: Sql) {}

  /** Null when no hospital that takes bookings has this slug. */
  async find(slug: string): Promise<BookingHospitalAnswer | null> {
    const wanted = slug.toLowerCase();
    if (!SLUG.test(wanted)) return null;
    return this.ofSlug.get(wanted, async () => toPlace((await this.sql.batch(hospitalOfSlug({ slug: wanted })))[0][0]));
  }

  async hospital(slug: string): Promise<BookingHospitalAnswer> {
    const hospital = await this.find(slug);
    if (!hospital) throw new Refusal('hospitalNotFound');
    return hospital;
  }

  /** The hospital of a doctor who takes bookings; with a slug, only if it is that hospital's; else 404. */
  async hospitalOf(doctorId: string, slug?: string): Promise<BookingHospitalAnswer> {
    const hospital = await this.ofDoctor.get(doctorId, async () => toPlace((await this.sql.batch(bookableDoctor({ id: doctorId })))[0][0]));
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
