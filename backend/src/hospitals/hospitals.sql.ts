import { selection, type RowOf } from '../database/columns';
import { HospitalEntity } from './hospital.entity';
import { byTime, byWords } from '../paging/keyset';

export const HOSPITAL_COLUMNS = selection(
  HospitalEntity,
  'h',
  ...(['id', 'name', 'address', 'city', 'stateId', 'phone', 'email', 'website', 'type', 'accreditation', 'specialties'] as const),
  ...(['bookingSlug', 'timeZone', 'isActive', 'version', 'createdAt', 'updatedAt'] as const),
);

export type HospitalRead = RowOf<typeof HOSPITAL_COLUMNS>;

export const HOSPITAL_SORTS = {
  name: byWords('h.name'),
  city: byWords('h.city'),
  createdAt: byTime('h.created_at'),
} as const;

export const ONE_HOSPITAL = `select ${HOSPITAL_COLUMNS} from hospitals h where h.id = $1 and h.archived_at is null`;

/** What a poster needs, beside the name. */
export const POSTER = `
select h.booking_slug as "bookingSlug", h.phone, s.code as "stateCode"
from hospitals h left join states s on s.id = h.state_id where h.id = $1 and h.archived_at is null`;

/** In the order of a select. */
export const ACTIVE_HOSPITALS = `
select h.id, h.name, h.city, h.time_zone as "timeZone" from hospitals h
where h.is_active and h.archived_at is null order by lower(h.name) collate "und-x-icu", h.id`;

export const TOTALS = `
select count(*) as total, count(*) filter (where is_active) as active, count(*) filter (where not is_active) as inactive
from hospitals where archived_at is null`;

/** All slugs that begin like the wanted one, including archived hospitals: none is ever used twice. */
export const LOCK_SLUGS = `select pg_advisory_xact_lock(hashtext('hospitals.booking_slug'))`;

export const SLUGS_LIKE = `
select booking_slug as slug from hospitals where booking_slug = $1 or booking_slug like $1 || '-%'`;

/** The state of a city, if only one state has a city of that name. */
export const STATE_OF_CITY = `
select min(state_id::text) as "stateId" from cities where lower(name) = lower($1) and archived_at is null having count(distinct state_id) = 1`;

export const RENAME_AT_DOCTORS = `
update doctors set hospital_name = $2 where hospital_id = $1 and archived_at is null and hospital_name is distinct from $2`;

export const REST_DOCTORS = `
update doctors set is_active = false, rests_with_hospital = true, version = version + 1, updated_at = now()
where hospital_id = $1 and archived_at is null and is_active`;

export const ARCHIVE_HOSPITAL = `
update hospitals set archived_at = now(), was_active = is_active, is_active = false, version = version + 1, updated_at = now()
where id = $1`;

export const RESTORE_HOSPITAL = `
update hospitals set archived_at = null, is_active = coalesce(was_active, true), was_active = null, version = version + 1, updated_at = now()
where id = $1 and archived_at is not null returning id`;

/** Doctors who became inactive with the hospital are active again, unless somebody has decided otherwise since. */
export const WAKE_DOCTORS = `
update doctors set is_active = true, rests_with_hospital = false, version = version + 1, updated_at = now()
where hospital_id = $1 and rests_with_hospital and archived_at is null`;
