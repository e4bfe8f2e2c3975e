import { selection, type RowOf } from '../database/columns';
import { UserEntity } from '../records/user.entity';
import { byTime, byWords } from '../paging/keyset';
import { prepared } from '../database/statement';

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

const ONE_USER = `select ${USER_COLUMNS} ${USER_FROM} where u.id = :id and u.archived_at is null`;
export const userOf = prepared<UserRead, { id: string }>('user', ONE_USER);
export const lockUser = prepared<UserRead, { id: string }>('lock-user', `${ONE_USER} for no key update of u`);

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
select id from users where role = 'admin' and is_active and archived_at is null order by id for no key update`;

/** An account is archived with its doctor, and comes back as active as it was. */
export const archiveUser = prepared<object, { id: string }>(
  'archive-user',
  `
update users set archived_at = now(), was_active = is_active, is_active = false, version = version + 1, updated_at = now()
where id = :id and archived_at is null`,
);

export const endSessionsOfHospital = prepared<object, { hospitalId: string }>(
  'end-sessions-of-hospital',
  `
delete from sessions s using users u where u.id = s.user_id and u.role in ('hospital_admin', 'agent') and u.hospital_id = :hospitalId`,
);

export const partFromDoctor = prepared<object, { userId: string }>(
  'part-from-doctor',
  `
with parted as (update doctors set user_id = null where user_id = :userId returning id)
update users set former_doctor_id = (select id from parted) where id = :userId`,
);

export const restoreUser = prepared<{ username: string; email: string }, { id: string }>(
  'restore-user',
  `
update users set archived_at = null, is_active = coalesce(was_active, true), was_active = null, version = version + 1, updated_at = now()
where id = :id and archived_at is not null returning username, email`,
);

export const rejoinDoctor = prepared<object, { userId: string }>(
  'rejoin-doctor',
  `
with former as (update users u set former_doctor_id = null from users was where u.id = :userId and was.id = u.id returning was.former_doctor_id as id)
update doctors d set user_id = :userId from former where d.id = former.id and d.user_id is null and d.archived_at is null`,
);

export const hospitalThere = prepared<{ id: string }, { hospitalId: string }>(
  'hospital-of-account',
  'select id from hospitals where id = :hospitalId and archived_at is null',
);

export const unlinkDoctors = prepared<object, { userId: string; except: string | null }>(
  'unlink-doctors',
  'update doctors set user_id = null where user_id = :userId and id is distinct from :except',
);

export const linkDoctor = prepared<{ id: string }, { userId: string; doctorId: string }>(
  'link-doctor',
  `update doctors set user_id = :userId
   where id = :doctorId and archived_at is null and (user_id is null or user_id = :userId) returning id`,
);
