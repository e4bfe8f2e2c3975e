import { Refusal } from '@arogya/domain/refusal';
import type { Role } from '@arogya/domain/access';
import { PasswordPolicy } from '../auth/password-policy';
import { Passwords } from '../auth/passwords';
import { lockAccount, turnOff } from '../auth/second-factor.sql';
import { endEverything } from '../auth/session.sql';
import { StartFailure } from '../config';
import { migrate } from '../database/migrate';
import { FOLDED_USERNAME } from '../database/folded-username.sql';
import { withDatabase } from '../database/with-database';
import { raiseAccountEvent } from '../events/account-events';
import { SYSTEM } from '../request-context';
import { prepared } from '../database/statement';

interface Found {
  readonly id: string;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role;
}

const adminNamed = prepared<Found, { username: string }>(
  'admin-named',
  `
select id, username, first_name as "firstName", last_name as "lastName", role from users
where username_folded = ${FOLDED_USERNAME.replace('username', ':username::text')} and role = 'admin' and is_active and archived_at is null
order by username = :username desc limit 1 for no key update`,
);

const resetPassword = prepared<object, { userId: string; passwordHash: string }>(
  'reset-password',
  `
update users set password_hash = :passwordHash, must_change_password = false, first_password_until = null, updated_at = now() where id = :userId`,
);

/** For an administrator who has lost the password, or the authenticator app and the recovery codes, and whom nobody else can help. */
export async function recoverAdmin(
  databaseUrl: string,
  { username, password }: { username: string; password: string },
  mode = { production: false },
): Promise<void> {
  if (password.trim().length < 6) throw new StartFailure('password: Password must be at least 6 characters');
  await migrate(databaseUrl);
  try {
    await withDatabase({ url: databaseUrl }, (sql) =>
      sql.transaction(SYSTEM, async (db) => {
        const admin = await db.one(adminNamed({ username }));
        if (!admin) throw new StartFailure(`There is no active administrator ${username}.`);
        await new PasswordPolicy(mode).assert({ ...admin, password });
        await db.query(resetPassword({ userId: admin.id, passwordHash: await new Passwords().hash(password) }));
        const factor = await db.one(lockAccount({ userId: admin.id }));
        await db.query(turnOff({ userId: admin.id }));
        await db.query(endEverything({ userId: admin.id }));
        if (factor?.isOn) await raiseAccountEvent(db, 'second_factor_off', admin.id, { own: false });
        await raiseAccountEvent(db, 'password_changed', admin.id, { own: false });
      }),
    );
  } catch (error) {
    throw error instanceof Refusal ? new StartFailure(error.message) : error;
  }
}
