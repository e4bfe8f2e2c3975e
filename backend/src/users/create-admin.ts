import { Refusal } from '@arogya/domain/refusal';
import { checkAll } from '@arogya/domain/rule';
import { userRules } from '@arogya/domain/users/rules';
import { DataSource } from 'typeorm';
import { Passwords } from '../auth/passwords';
import { StartFailure } from '../config';
import { dataSourceOptions, openPool } from '../database/data-source';
import { migrate } from '../database/migrate';
import { Sql } from '../database/sql';
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

/** Makes an administrator in a new or existing database. Throws a StartFailure that names each field to correct. */
export async function createAdmin(databaseUrl: string, admin: NewAdmin): Promise<void> {
  const wrong = Object.entries(checkAll(RULES, { ...admin }));
  if (wrong.length > 0) throw new StartFailure(wrong.map(([field, sentence]) => `${field}: ${sentence}`).join('. '));
  await migrate(databaseUrl);
  const pool = openPool({ url: databaseUrl, pool: 2 });
  const source = await new DataSource(dataSourceOptions(pool)).initialize();
  const users = new UsersService(new Passwords());
  try {
    await namingAccount(() =>
      new Sql(pool, source).transaction(SYSTEM, (db) => users.createAccount(db, { ...admin, role: 'admin', typedByOwner: true })),
    );
  } catch (error) {
    throw error instanceof Refusal ? new StartFailure(error.message) : error;
  } finally {
    await source.destroy();
  }
}
