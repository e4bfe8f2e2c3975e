import { selection, type RowOf } from '../database/columns';
import { HospitalEntity } from '../records/hospital.entity';
import { byTime, byWords } from '../paging/keyset';
import { prepared } from '../database/statement';

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

const ONE_HOSPITAL = `select ${HOSPITAL_COLUMNS} from hospitals h where h.id = :id and h.archived_at is null`;
export const hospitalOf = prepared<HospitalRead, { id: string }>('hospital', ONE_HOSPITAL);
export const lockHospital = prepared<HospitalRead, { id: string }>('lock-hospital', `${ONE_HOSPITAL} for no key update`);

/** What a poster needs, beside the name. */
export interface PosterRow {
  readonly bookingSlug: string;
  readonly phone: string | null;
  readonly stateCode: string | null;
  readonly embedOrigins: string[];
}

export const posterOf = prepared<PosterRow, { hospitalId: string }>(
  'hospital-poster',
  `
select h.booking_slug as "bookingSlug", h.phone, s.code as "stateCode", coalesce(r.embed_origins, '{}') as "embedOrigins"
from hospitals h left join states s on s.id = h.state_id left join hospital_rules r on r.hospital_id = h.id
where h.id = :hospitalId and h.archived_at is null`,
);

/** In the order of a select. */
export const ACTIVE_HOSPITALS = `
select h.id, h.name, h.city, h.time_zone as "timeZone" from hospitals h
where h.is_active and h.archived_at is null order by lower(h.name) collate "und-x-icu", h.id`;

export const TOTALS = `
select count(*) as total, count(*) filter (where is_active) as active, count(*) filter (where not is_active) as inactive
from hospitals where archived_at is null`;

/** All slugs that begin like the wanted one, including archived hospitals: none is ever used twice. */
export const LOCK_SLUGS = `select pg_advisory_xact_lock(hashtext('hospitals.booking_slug'))`;

export const hospitalWithSlug = prepared<object, { slug: string }>(
  'hospital-with-slug',
  'select from hospitals where booking_slug = :slug',
);

export const slugsLike = prepared<{ slug: string }, { slug: string }>(
  'slugs-like',
  `
select booking_slug as slug from hospitals where booking_slug = :slug or booking_slug like :slug || '-%'`,
);

/** The state of a city, if only one state has a city of that name. */
export const stateOfCity = prepared<{ stateId: string }, { city: string }>(
  'state-of-city',
  `
select min(state_id::text) as "stateId" from cities where lower(name) = lower(:city) and archived_at is null having count(distinct state_id) = 1`,
);

export const renameAtDoctors = prepared<object, { hospitalId: string; name: string }>(
  'rename-at-doctors',
  `
update doctors set hospital_name = :name where hospital_id = :hospitalId and archived_at is null and hospital_name is distinct from :name`,
);

export const restDoctors = prepared<object, { hospitalId: string }>(
  'rest-doctors',
  `
update doctors set is_active = false, rests_with_hospital = true, version = version + 1, updated_at = now()
where hospital_id = :hospitalId and archived_at is null and is_active`,
);

export const archiveHospital = prepared<object, { id: string }>(
  'archive-hospital',
  `
update hospitals set archived_at = now(), was_active = is_active, is_active = false, version = version + 1, updated_at = now()
where id = :id`,
);

export const restoreHospital = prepared<object, { id: string }>(
  'restore-hospital',
  `
update hospitals set archived_at = null, is_active = coalesce(was_active, true), was_active = null, version = version + 1, updated_at = now()
where id = :id and archived_at is not null returning id`,
);

/** Doctors who became inactive with the hospital are active again, unless somebody has decided otherwise since. */
export const wakeDoctors = prepared<object, { hospitalId: string }>(
  'wake-doctors',
  `
update doctors set is_active = true, rests_with_hospital = false, version = version + 1, updated_at = now()
where hospital_id = :hospitalId and rests_with_hospital and archived_at is null`,
);
