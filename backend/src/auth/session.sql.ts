import { prepared } from '../database/statement';

/**
 * Everything that an account's password and code have opened: sessions, sign-ins that wait for their code, and the browsers
 * that are known to it.
 */
export const endEverything = prepared<object, { userId: string }>(
  'end-sessions',
  `
with pending as (delete from pending_sign_ins where user_id = :userId),
  browsers as (delete from known_browsers where user_id = :userId)
delete from sessions where user_id = :userId`,
);

/** The same but for one session, which goes on. */
export const endEverythingElse = prepared<object, { userId: string; session: string }>(
  'end-other-sessions',
  `
with pending as (delete from pending_sign_ins where user_id = :userId),
  browsers as (delete from known_browsers where user_id = :userId)
delete from sessions where user_id = :userId and sid <> :session`,
);
