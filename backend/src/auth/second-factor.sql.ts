/** Locked, so that two tabs that set it up end with one secret. */
export const LOCK_ACCOUNT = `select second_factor_at is not null as "isOn" from users where id = $1 and archived_at is null for update`;

export const KEEP_SECRET = `
insert into second_factors (user_id, secret) values ($1, $2)
on conflict (user_id) do update set secret = excluded.secret, last_step = 0`;

export const SECRET = `select secret, last_step as "lastStep" from second_factors where user_id = $1`;

/** $1 user, $2 the step of the code that was typed, $3 hashes of the recovery codes. */
export const ON = `
with used as (update second_factors set last_step = $2 where user_id = $1),
  codes as (insert into recovery_codes (user_id, code_hash) select $1, unnest($3::text[]))
update users set second_factor_at = now(), updated_at = now() where id = $1`;

export const OFF = `
with secret as (delete from second_factors where user_id = $1),
  codes as (delete from recovery_codes where user_id = $1),
  pending as (delete from pending_sign_ins where user_id = $1)
update users set second_factor_at = null, updated_at = now() where id = $1 and second_factor_at is not null`;

/** A code is accepted once, and none that is older than the last. */
export const USE_STEP = `update second_factors set last_step = $2 where user_id = $1 and last_step < $2 returning user_id`;

export const BURN_RECOVERY_CODE = `delete from recovery_codes where user_id = $1 and code_hash = $2 returning user_id`;

export const PENDING_MINUTES = 5;

/** $1 hash of the cookie, $2 user, $3 the hash of the password that was right: one that has changed since waits for no code. */
export const OPEN_PENDING = `
with over as (delete from pending_sign_ins where expires_at <= now())
insert into pending_sign_ins (id, user_id, expires_at)
select $1, owner.id, now() + interval '${PENDING_MINUTES} minutes' from (select id from users where id = $2 and password_hash = $3 for share) owner
returning id`;

export const PENDING = `select user_id as "userId" from pending_sign_ins where id = $1 and expires_at > now()`;

export const END_PENDING = `delete from pending_sign_ins where id = $1 and expires_at > now() returning user_id as "userId"`;
