/** What a stranger may know of a hospital that takes bookings. */
const PLACE = `
h.id, h.name, h.city, h.phone, h.address, h.booking_slug as "bookingSlug", h.time_zone as "timeZone"`;

export const HOSPITAL_OF_SLUG = `
select ${PLACE} from hospitals h where h.booking_slug = $1 and h.is_active and h.archived_at is null`;

/**
 * The doctors that can be booked, each with his calendar and what is taken of it: one query for the whole page.
 * $2 and $3 bound the days, $4 is now.
 */
export const DOCTORS_OF_HOSPITAL = `
select d.id, d.full_name as "fullName", d.specialty, d.experience, d.working_days as "workingDays", d.time_slots as "timeSlots",
  d.consultation_minutes as "consultationMinutes", doctor_calendar(d.id) as calendar, (
    select coalesce(json_agg(json_build_array(
      (extract(epoch from lower(c.during)) * 1000)::bigint, (extract(epoch from upper(c.during)) * 1000)::bigint)), '[]')
    from slot_claims c
    where c.doctor_id = d.id and c.during && tstzrange($2, $3) and (c.expires_at is null or c.expires_at > $4)) as taken
from doctors d
where d.hospital_id = $1 and d.is_active and d.archived_at is null
order by lower(d.full_name) collate "und-x-icu", d.id`;

/** A doctor whom a visitor may book, with his hospital; no row when either takes no bookings. */
export const BOOKABLE_DOCTOR = `
select ${PLACE} from doctors d join hospitals h on h.id = d.hospital_id
where d.id = $1 and d.is_active and d.archived_at is null and h.is_active and h.archived_at is null`;
