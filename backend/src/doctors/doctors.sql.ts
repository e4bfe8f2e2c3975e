import { byTime, byWords } from '../paging/keyset';

/** What an agent sees of a doctor. */
const SEEN_BY_ALL = `
  d.id, d.full_name as "fullName", d.specialty, d.phone, d.hospital_id as "hospitalId", d.hospital_name as "hospitalName",
  d.city, d.experience, d.working_days as "workingDays", d.time_slots as "timeSlots", d.services,
  d.consultation_minutes as "consultationMinutes", d.is_active as "isActive", d.version,
  d.created_at as "createdAt", d.updated_at as "updatedAt",
  case when h.id is null then null else json_build_object('id', h.id, 'name', h.name, 'timeZone', h.time_zone) end as hospital`;

const SEEN_BY_FEW = `, d.user_id as "userId", d.email, d.license_number as "licenseNumber"`;

export const doctorColumns = (whole: boolean): string => (whole ? SEEN_BY_ALL + SEEN_BY_FEW : SEEN_BY_ALL);

export const DOCTOR_JOINS = 'left join hospitals h on h.id = d.hospital_id and h.archived_at is null';

export const DOCTOR_FROM = `from doctors d ${DOCTOR_JOINS}`;

export const DOCTOR_SORTS = {
  fullName: byWords('d.full_name'),
  specialty: byWords('d.specialty'),
  hospitalName: byWords(`coalesce(d.hospital_name, '')`),
  city: byWords('d.city'),
  createdAt: byTime('d.created_at'),
} as const;

export const UPCOMING = `
select count(*) as appointments from appointments
where doctor_id = $1 and status in ('pending', 'confirmed') and start_at > now() and archived_at is null`;

/** The hospital that a doctor is given; a share lock keeps it from being archived meanwhile. */
export const HOSPITAL_BY_ID = `select id, name from hospitals where id = $1 and archived_at is null for share`;

export const HOSPITALS_BY_NAME = `
select id, name from hospitals where lower(name) = lower($1) and archived_at is null order by id limit 2 for share`;

export const ARCHIVE_DOCTOR = `
update doctors set archived_at = now(), was_active = is_active or rests_with_hospital, is_active = false, rests_with_hospital = false,
  version = version + 1, updated_at = now()
where id = $1`;

/** As active as before; a doctor whose hospital is deleted stays inactive. The hospital may have a new name by now. */
export const RESTORE_DOCTOR = `
update doctors d set archived_at = null, was_active = null, version = d.version + 1, updated_at = now(),
  is_active = was.active and not was.without_hospital, rests_with_hospital = was.active and was.without_hospital,
  hospital_name = coalesce(was.place, d.hospital_name)
from (
  select o.id, coalesce(o.was_active, true) as active, h.archived_at is not null as without_hospital, h.name as place
  from doctors o left join hospitals h on h.id = o.hospital_id where o.id = $1
) was
where d.id = was.id`;
