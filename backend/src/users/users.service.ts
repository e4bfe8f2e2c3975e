import { Injectable } from '@nestjs/common';
import type { Role } from '@arogya/domain/access';
import { foldName, plainName } from '@arogya/domain/users/names';
import { PasswordPolicy } from '../auth/password-policy';
import { Passwords } from '../auth/passwords';
import { endEverything } from '../auth/session.sql';
import { INSERTED, insertion, selection } from '../database/columns';
import type { Db, Tx } from '../database/sql';
import { namingAccount } from './account-request';
import type { CreateUser } from './user.dto';
import { UserEntity } from '../records/user.entity';
import { assertFree, assertNames } from './account-names';
import { archiveUser, endSessionsOfHospital, restoreUser } from './users.sql';

type AccountForm = Omit<CreateUser, 'email' | 'doctorId' | 'role'>;

/** What a form states of an account; what the forms of doctors and hospitals leave out keeps its default. */
export type NewAccount = Pick<AccountForm, 'username' | 'password'> &
  Partial<AccountForm> & {
    readonly role: Role;
    readonly email?: string | null;
    /** The owner typed the password; otherwise they change it at their first sign-in. */
    readonly typedByOwner?: boolean;
  };

/**
 * Accounts made on a doctor's or hospital's form may have no e-mail; the column needs one, so this address, which reaches
 * nobody, is used.
 */
const noEmail = (username: string): string => `${foldName(username)}@no-email.invalid`;

const FIRST_PASSWORD_MS = 7 * 86_400_000;

/** What an account learns of a password that somebody else has typed. */
export const firstPassword = () => ({ mustChangePassword: true, firstPasswordUntil: new Date(Date.now() + FIRST_PASSWORD_MS) });

/** Staff accounts, for the modules that make or end one. */
@Injectable()
export class UsersService {
  constructor(
    private readonly passwords: Passwords,
    private readonly policy: PasswordPolicy,
  ) {}

  /** Makes an account in the caller's transaction and answers its id. A taken username or e-mail is refused with 409. */
  async createAccount(db: Tx, { password, typedByOwner, email: typed, isActive, ...rest }: NewAccount): Promise<string> {
    const stated = { ...rest, username: plainName(rest.username) };
    const email = typed ? plainName(typed) : null;
    await this.policy.assert({ ...stated, password });
    await assertNames(db, { id: null, username: rest.username, ...(typed ? { email: typed } : {}) });
    const account = {
      ...stated,
      ...(typeof isActive === 'boolean' ? { isActive } : {}),
      email: email ?? noEmail(stated.username),
      passwordHash: await this.passwords.hash(password),
      ...(typedByOwner ? {} : firstPassword()),
    };
    const [[row]] = await db.batch(insertion(UserEntity, account, selection(UserEntity, INSERTED, 'id')));
    if (!row) throw new Error('An account was not stored');
    return row.id;
  }

  /** Signs a user out everywhere, at once. */
  async endSessions(db: Db, userId: string): Promise<void> {
    await db.query(endEverything({ userId }));
  }

  /** Signs the administrators and agents of a hospital out, whose accounts are closed while the hospital is. */
  async endSessionsOfHospital(db: Db, hospitalId: string): Promise<void> {
    await db.query(endSessionsOfHospital({ hospitalId }));
  }

  /** Archives an account, which frees its username and e-mail and ends its sessions. */
  async archive(db: Db, userId: string): Promise<void> {
    await db.query(archiveUser({ id: userId }));
    await this.endSessions(db, userId);
  }

  /** Restores an archived account, as active as it was; 409 when its username or e-mail is in use by now, or looks like one that is. */
  async restore(db: Db, userId: string): Promise<boolean> {
    const [restored] = await namingAccount(() => db.query(restoreUser({ id: userId })));
    if (!restored) return false;
    await assertFree(db, { id: userId, ...restored });
    return true;
  }
}
