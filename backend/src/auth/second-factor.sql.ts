import { prepared } from '../database/statement';

/** Locked, so that two tabs that set it up end with one secret. */
export interface KeptSecret {
  readonly secret: string;
  readonly lastStep: number;
}

export const lockAccount = prepared<{ isOn: boolean }, { userId: string }>(
  'lock-account',
  `select second_factor_at is not null as "isOn" from users where id = :userId and archived_at is null for no key update`,
);

export const keepSecret = prepared<object, { userId: string; secret: string }>(
  'keep-secret',
  `
insert into second_factors (user_id, secret) values (:userId, :secret)
on conflict (user_id) do update set secret = excluded.secret, last_step = 0`,
);

export const secretOf = prepared<KeptSecret, { userId: string }>(
  'second-factor-secret',
  `select secret, last_step as "lastStep" from second_factors where user_id = :userId`,
);

export const turnOn = prepared<object, { userId: string; step: number; codeHashes: readonly string[] }>(
  'second-factor-on',
  `
with used as (update second_factors set last_step = :step where user_id = :userId),
  codes as (insert into recovery_codes (user_id, code_hash) select :userId, unnest(:codeHashes::text[]))
update users set second_factor_at = now(), updated_at = now() where id = :userId`,
);

export const turnOff = prepared<object, { userId: string }>(
  'second-factor-off',
  `
with secret as (delete from second_factors where user_id = :userId),
  codes as (delete from recovery_codes where user_id = :userId),
  pending as (delete from pending_sign_ins where user_id = :userId)
update users set second_factor_at = null, updated_at = now() where id = :userId and second_factor_at is not null`,
);

/** A code is accepted once, and none that is older than the last. */
export const useStep = prepared<object, { userId: string; step: number | null }>(
  'use-step',
  `update second_factors set last_step = :step where user_id = :userId and last_step < :step returning user_id`,
);

export const burnRecoveryCode = prepared<object, { userId: string; codeHash: string }>(
  'burn-recovery-code',
  `delete from recovery_codes where user_id = :userId and code_hash = :codeHash returning user_id`,
);

export const PENDING_MINUTES = 5;

/** With the hash of the password that was right: one that has changed since waits for no code. */
export const openPending = prepared<object, { id: string; userId: string; passwordHash: string }>(
  'open-pending-sign-in',
  `
with over as (delete from pending_sign_ins where expires_at <= now())
insert into pending_sign_ins (id, user_id, expires_at)
select :id, owner.id, now() + interval '${PENDING_MINUTES} minutes' from (select id from users where id = :userId and password_hash = :passwordHash for share) owner
returning id`,
);

export const pendingOf = prepared<{ userId: string }, { id: string }>(
  'pending-sign-in',
  `select user_id as "userId" from pending_sign_ins where id = :id and expires_at > now()`,
);

export const endPending = prepared<object, { id: string }>(
  'end-pending-sign-in',
  `delete from pending_sign_ins where id = :id and expires_at > now() returning user_id as "userId"`,
);
