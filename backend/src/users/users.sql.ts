import { selection, type RowOf } from '../database/columns';
import { UserEntity } from './user.entity';
import { byTime, byWords } from '../paging/keyset';

const ACCOUNT = selection(
  UserEntity,
  'u',
  ...(['id', 'username', 'email', 'firstName', 'lastName', 'profileImageUrl', 'role', 'hospitalId', 'isActive'] as const),
  ...(['version', 'createdAt', 'updatedAt'] as const),
);

export type UserRead = RowOf<typeof ACCOUNT> & { readonly hospitalName: string | null; readonly doctorId: string | null };

export const USER_COLUMNS = `${ACCOUNT}, h.name as "hospitalName", d.id as "doctorId"`;

export const USER_JOINS = `
  left join hospitals h on h.id = u.hospital_id left join doctors d on d.user_id = u.id and d.archived_at is null`;

export const USER_FROM = `from users u ${USER_JOINS}`;

export const USER_SORTS = {
  createdAt: byTime('u.created_at'),
  username: byWords('u.username'),
  firstName: byWords('u.first_name'),
  role: { by: 'u.role', type: 'text' },
} as const;

/** Until the caller's transaction ends nobody else makes or renames an account: two at once could get names that look alike. */
export const LOCK_NAMES = `select pg_advisory_xact_lock(hashtext('users.names'))`;

/** Those of all accounts that are not deleted. */
export const NAMES = `select id, username, email from users where archived_at is null order by username, id`;

/** Locked in one order, so that two administrators who remove each other end with one of them. */
export const LOCK_ADMINS = `
select id from users where role = 'admin' and is_active and archived_at is null order by id for update`;

/** An account is archived with its doctor, and comes back as active as it was. */
export const ARCHIVE_USER = `
update users set archived_at = now(), was_active = is_active, is_active = false, version = version + 1, updated_at = now()
where id = $1 and archived_at is null`;

export const END_SESSIONS_OF_HOSPITAL = `
delete from sessions s using users u where u.id = s.user_id and u.role = 'hospital_admin' and u.hospital_id = $1`;

export const PART_FROM_DOCTOR = `
with parted as (update doctors set user_id = null where user_id = $1 returning id)
update users set former_doctor_id = (select id from parted) where id = $1`;

export const RESTORE_USER = `
update users set archived_at = null, is_active = coalesce(was_active, true), was_active = null, version = version + 1, updated_at = now()
where id = $1 and archived_at is not null returning username, email`;

export const REJOIN_DOCTOR = `
with former as (update users u set former_doctor_id = null from users was where u.id = $1 and was.id = u.id returning was.former_doctor_id as id)
update doctors d set user_id = $1 from former where d.id = former.id and d.user_id is null and d.archived_at is null`;
