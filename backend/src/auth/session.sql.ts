/**
 * Everything that an account's password and code have opened: sessions, sign-ins that wait for their code, and the browsers that
 * are known to it. $1 user.
 */
export const END_EVERYTHING = `
with pending as (delete from pending_sign_ins where user_id = $1),
  browsers as (delete from known_browsers where user_id = $1)
delete from sessions where user_id = $1`;

/** The same but for one session, which goes on. $1 user, $2 session. */
export const END_EVERYTHING_ELSE = `
with pending as (delete from pending_sign_ins where user_id = $1),
  browsers as (delete from known_browsers where user_id = $1)
delete from sessions where user_id = $1 and sid <> $2`;
