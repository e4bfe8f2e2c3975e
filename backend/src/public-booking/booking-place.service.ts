import { Injectable } from '@nestjs/common';
import type { Calendar } from '@arogya/domain/appointments/calendar';
import { NEXT_FREE_DAYS } from '@arogya/domain/booking/limits';
import type { BookingDoctor, BookingHospital } from '@arogya/domain/booking/shapes';
import { rangesFrom } from '@arogya/domain/doctors/time-ranges';
import { Refusal } from '@arogya/domain/refusal';
import { Clock } from '../appointments/clock';
import { Sql } from '../database/sql';
import { nextFree } from './next-free';
import { BOOKABLE_DOCTOR, DOCTORS_OF_HOSPITAL, HOSPITAL_OF_SLUG } from './place.sql';

interface DoctorRow extends Omit<BookingDoctor, 'nextFree'> {
  readonly calendar: Omit<Calendar, 'timeRanges'> & { readonly timeSlots: readonly string[] };
  /** Start and end in ms since 1970. */
  readonly taken: readonly (readonly [number, number])[];
}

const SLUG = /^[a-z0-9-]{1,80}$/u;
const DAY = 86_400_000;
const iso = (time: number): string => new Date(time).toISOString();

/** The hospital of a booking address and its doctors, as a stranger may see them. What takes no bookings does not exist. */
@Injectable()
export class BookingPlaceService {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /** Null when no hospital that takes bookings has this slug. */
  async find(slug: string): Promise<BookingHospital | null> {
    const wanted = slug.toLowerCase();
    if (!SLUG.test(wanted)) return null;
    const [hospital] = await this.sql.named<BookingHospital>('booking-hospital', HOSPITAL_OF_SLUG, [wanted]);
    return hospital ?? null;
  }

  async hospital(slug: string): Promise<BookingHospital> {
    const hospital = await this.find(slug);
    if (!hospital) throw new Refusal('hospitalNotFound');
    return hospital;
  }

  async doctors(hospitalId: string): Promise<BookingDoctor[]> {
    const now = this.clock.now();
    // A margin of a day to either side, for every zone.
    const params = [hospitalId, iso(now - DAY), iso(now + (NEXT_FREE_DAYS + 2) * DAY), iso(now)];
    const rows = await this.sql.named<DoctorRow>('booking-doctors', DOCTORS_OF_HOSPITAL, params);
    return rows.map((row) => toDoctor(row, now));
  }

  /** The hospital of a doctor who takes bookings, of the hospital with this slug when one is given; else 404. */
  async hospitalOf(doctorId: string, slug?: string): Promise<BookingHospital> {
    const [hospital] = await this.sql.named<BookingHospital>('bookable-doctor', BOOKABLE_DOCTOR, [doctorId]);
    if (slug !== undefined && hospital?.bookingSlug !== slug.toLowerCase()) {
      await this.hospital(slug);
      throw new Refusal('notFound');
    }
    if (!hospital) throw new Refusal('notFound');
    return hospital;
  }
}

function toDoctor({ calendar: { timeSlots, ...calendar }, taken, ...doctor }: DoctorRow, now: number): BookingDoctor {
  const claims = taken.map(([from, to]) => ({ from, to }));
  return { ...doctor, nextFree: nextFree({ ...calendar, timeRanges: rangesFrom(timeSlots) }, claims, now) };
}
