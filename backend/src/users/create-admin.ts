import { Refusal } from '@arogya/domain/refusal';
import { checkAll } from '@arogya/domain/rule';
import { userRules } from '@arogya/domain/users/rules';
import { PasswordPolicy } from '../auth/password-policy';
import { Passwords } from '../auth/passwords';
import { StartFailure } from '../config';
import { migrate } from '../database/migrate';
import { withDatabase } from '../database/with-database';
import { loadReference } from '../reference/shipped/load';
import { SYSTEM } from '../request-context';
import { namingAccount } from './account-request';
import { UsersService } from './users.service';

export interface NewAdmin {
  readonly username: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly password: string;
}

const { username, email, firstName, lastName, password } = userRules;
const RULES = { username, email, firstName, lastName, password };

/**
 * Makes an administrator in a new or existing database; the first one finds reference data to begin with. Throws a StartFailure
 * that names each field to correct.
 */
export async function createAdmin(databaseUrl: string, admin: NewAdmin, mode = { production: false }): Promise<void> {
  const wrong = Object.entries(checkAll(RULES, { ...admin }));
  if (wrong.length > 0) throw new StartFailure(wrong.map(([field, sentence]) => `${field}: ${sentence}`).join('. '));
  await migrate(databaseUrl);
  const users = new UsersService(new Passwords(), new PasswordPolicy(mode));
  try {
    await withDatabase({ url: databaseUrl }, (sql) =>
      namingAccount(() =>
        sql.transaction(SYSTEM, async (db) => {
          await users.createAccount(db, { ...admin, role: 'admin', typedByOwner: true });
          await loadReference(db);
        }),
      ),
    );
  } catch (error) {
    throw error instanceof Refusal ? new StartFailure(error.message) : error;
  }
}
