import type { LanguageTicks } from '@arogya/domain/hospital-rules/hospital-rules';
import type { Language } from '@arogya/domain/languages/languages';
import type { BookingDoctorAnswer, BookingHospitalAnswer } from './public-booking.dto';
import { calendarAt, takenOf, type CalendarRow } from '../appointments/calendars.sql';
import { prepared } from '../database/statement';

/** What a stranger may know of a hospital that takes bookings. */
const PLACE = `
h.id, h.name, h.city, h.phone, h.address, h.booking_slug as "bookingSlug", h.time_zone as "timeZone"`;

/** A hospital as it is stored; how its phone is shown and dialled is worked out (booking-place.service.ts). */
export type PlaceRow = Omit<BookingHospitalAnswer, 'call'>;

export const hospitalOfSlug = prepared<PlaceRow, { slug: string }>(
  'booking-hospital',
  `select ${PLACE} from hospitals h where h.booking_slug = :slug and h.is_active and h.archived_at is null`,
);

export interface LanguagesRow {
  /** For whoever has chosen none; null where the hospital has settled nothing. */
  readonly language: Language | null;
  readonly languages: LanguageTicks | null;
}

/** What a hospital has settled for its booking page; no row where it has settled nothing. */
export const pageRulesOfHospital = prepared<LanguagesRow & { readonly embedOrigins: string[] }, { hospitalId: string }>(
  'booking-page-rules',
  'select language, languages, embed_origins as "embedOrigins" from hospital_rules where hospital_id = :hospitalId',
);

export const languagesOfSlug = prepared<LanguagesRow, { slug: string }>(
  'page-languages',
  'select r.language, r.languages from hospitals h join hospital_rules r on r.hospital_id = h.id where h.booking_slug = :slug',
);

export interface ShownDoctor extends Omit<BookingDoctorAnswer, 'nextFree'> {
  readonly version: number;
  /** Null when the caller has this version already. */
  readonly calendar: CalendarRow | null;
  readonly taken: string | null;
  readonly held: string | null;
}

/**
 * The doctors that can be booked, with their occupied times: one query for the whole page. `versions` are
 * those of the calendars that the caller has, by doctor; without `only` it is all of them.
 */
export const doctorsOfHospital = prepared<
  ShownDoctor,
  { hospitalId: string; versions: object; from: string; to: string; now: string; only: readonly string[] | null }
>(
  'booking-doctors',
  `select d.id, d.full_name as "fullName", d.specialty, d.experience, d.working_days as "workingDays", d.time_slots as "timeSlots",
     d.consultation_minutes as "consultationMinutes", d.calendar_version as version,
     case when (:versions::jsonb ->> d.id::text)::int is distinct from d.calendar_version then ${calendarAt(':now')} end as calendar,
     ${takenOf('d.id')}
   from doctors d join hospitals h on h.id = d.hospital_id
   where d.hospital_id = :hospitalId and d.is_active and d.archived_at is null and (:only::uuid[] is null or d.id = any (:only))
   order by lower(d.full_name) collate "und-x-icu", d.id`,
);

/** A doctor whom a visitor may book, with the hospital; no row when either takes no bookings. */
export const bookableDoctor = prepared<PlaceRow, { id: string }>(
  'bookable-doctor',
  `select ${PLACE} from doctors d join hospitals h on h.id = d.hospital_id
   where d.id = :id and d.is_active and d.archived_at is null and h.is_active and h.archived_at is null`,
);
