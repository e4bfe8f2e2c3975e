import { Refusal } from '@arogya/domain/refusal';
import { checkAll } from '@arogya/domain/rule';
import { ACCOUNT_REQUIRED, accountRules } from '@arogya/domain/users/rules';
import { EMAIL_IN_USE, USERNAME_IN_USE } from '@arogya/domain/users/texts';
import { mapUniqueViolation } from '../database/taken';
import type { AccountFields } from './account-fields.dto';

export interface AccountRequest {
  readonly username: string;
  readonly password: string;
}

/** The account that a form asks for, or null. An incomplete one is refused with the combined sentence (docs/spec/forms.md). */
export function accountRequest({ createUserAccount, username, password }: AccountFields): AccountRequest | null {
  if (!createUserAccount) return null;
  const requested = { username: username ?? '', password: password ?? '' };
  const errors = checkAll(accountRules, requested);
  if (Object.keys(errors).length > 0) throw new Refusal('invalid', { errors, message: ACCOUNT_REQUIRED });
  return requested;
}

/** A body without the fields of the account: the rest belongs to the record. */
export function withoutAccount<T extends AccountFields>(body: T): Omit<T, keyof AccountFields> {
  const { createUserAccount: _create, username: _username, password: _password, ...rest } = body;
  return rest;
}

/** Names the form's field when the account's username or e-mail belongs to somebody else. */
export const namingAccount = <T>(act: () => Promise<T>): Promise<T> =>
  mapUniqueViolation(
    {
      users_username: ['username', USERNAME_IN_USE],
      users_email: ['email', EMAIL_IN_USE],
    },
    act,
  );
