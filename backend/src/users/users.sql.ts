import { byTime, byWords } from '../paging/keyset';

export const USER_COLUMNS = `
  u.id, u.username, u.email, u.first_name as "firstName", u.last_name as "lastName",
  u.profile_image_url as "profileImageUrl", u.role, u.hospital_id as "hospitalId", h.name as "hospitalName",
  d.id as "doctorId", u.is_active as "isActive", u.version, u.created_at as "createdAt", u.updated_at as "updatedAt"`;

export const USER_JOINS = `
  left join hospitals h on h.id = u.hospital_id left join doctors d on d.user_id = u.id and d.archived_at is null`;

export const USER_FROM = `from users u ${USER_JOINS}`;

export const USER_SORTS = {
  createdAt: byTime('u.created_at'),
  username: byWords('u.username'),
  firstName: byWords('u.first_name'),
  role: { by: 'u.role', type: 'text' },
} as const;

export const CHANGE_USER = `
update users set username = $2, email = $3, first_name = $4, last_name = $5, role = $6, hospital_id = $7, is_active = $8,
  password_hash = coalesce($9, password_hash),
  must_change_password = case when $9::text is null then must_change_password else $10::boolean end, version = version + 1, updated_at = now()
where id = $1`;

/** Locked in one order: when two administrators remove each other, one of them stays. */
export const LOCK_ADMINS = `
select id from users where role = 'admin' and is_active and archived_at is null order by id for update`;

/** An account is archived with its doctor, and comes back as active as it was. */
export const ARCHIVE_USER = `
update users set archived_at = now(), was_active = is_active, is_active = false, version = version + 1, updated_at = now()
where id = $1 and archived_at is null`;

export const PART_FROM_DOCTOR = `
with parted as (update doctors set user_id = null where user_id = $1 returning id)
update users set former_doctor_id = (select id from parted) where id = $1`;

export const RESTORE_USER = `
update users set archived_at = null, is_active = coalesce(was_active, true), was_active = null, version = version + 1, updated_at = now()
where id = $1 and archived_at is not null returning id`;

export const REJOIN_DOCTOR = `
with former as (update users u set former_doctor_id = null from users was where u.id = $1 and was.id = u.id returning was.former_doctor_id as id)
update doctors d set user_id = $1 from former where d.id = former.id and d.user_id is null and d.archived_at is null`;
