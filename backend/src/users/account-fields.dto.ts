import { flag, optional, text } from '@arogya/domain/rule';
import { PASSWORD_MAX } from '@arogya/domain/auth/rules';
import { Checked } from '../http/checked.decorator';

const typed = (max: number) => optional(text({ min: 0, max, message: 'Please enter text' }));

/** The part of a doctor's or a hospital's form that asks for an account. `accountRequest` checks its contents. */
export class AccountFields {
  @Checked(optional(flag()), { example: false, description: 'true: also creates an account with username and password' })
  createUserAccount?: boolean | null;
  @Checked(typed(200), {
    example: 'dr.meera',
    description: 'The username of the new account, at least 3 characters; only with `createUserAccount`.',
  })
  username?: string | null;
  @Checked(typed(PASSWORD_MAX), {
    raw: true,
    example: 'a long passphrase',
    description: 'The first password of the new account, at least 6 characters; only with `createUserAccount`.',
  })
  password?: string | null;
}
