import { Injectable } from '@nestjs/common';
import type { Role } from '@arogya/domain/access';
import { Passwords } from '../auth/passwords';
import { INSERTED, insertion, selection } from '../database/columns';
import type { Db, Tx } from '../database/sql';
import { namingAccount } from './account-request';
import type { CreateUser } from './user.dto';
import { UserEntity } from './user.entity';
import { ARCHIVE_USER, RESTORE_USER } from './users.sql';

type Stated = Omit<CreateUser, 'email' | 'doctorId' | 'role'>;

/** What a form states of an account; what the forms of doctors and hospitals leave out keeps its default. */
export type NewAccount = Pick<Stated, 'username' | 'password'> &
  Partial<Stated> & {
    readonly role: Role;
    readonly email?: string | null;
    /** The owner typed the password; otherwise they change it at their first sign-in. */
    readonly typedByOwner?: boolean;
  };

/**
 * Accounts made on a doctor's or hospital's form may have no e-mail; the column needs one, so this address, which reaches
 * nobody, is used.
 */
const noEmail = (username: string): string => `${username.toLowerCase()}@no-email.invalid`;

/** Staff accounts, for the rooms that make or end one. */
@Injectable()
export class UsersService {
  constructor(private readonly passwords: Passwords) {}

  /** Makes an account in the caller's transaction and answers its id. A taken username or e-mail is refused with 409. */
  async createAccount(db: Tx, { password, typedByOwner, email, isActive, ...stated }: NewAccount): Promise<string> {
    const account = {
      ...stated,
      ...(typeof isActive === 'boolean' ? { isActive } : {}),
      email: email ?? noEmail(stated.username),
      passwordHash: await this.passwords.hash(password),
      mustChangePassword: !typedByOwner,
    };
    const [[row]] = await db.batch(insertion(UserEntity, account, selection(UserEntity, INSERTED, 'id')));
    if (!row) throw new Error('An account was not stored');
    return row.id;
  }

  /** Signs a user out everywhere, at once. */
  async endSessions(db: Db, userId: string): Promise<void> {
    await db.query('delete from sessions where user_id = $1', [userId]);
  }

  /** Archives an account, which frees its username and e-mail and ends its sessions. */
  async archive(db: Db, userId: string): Promise<void> {
    await db.query(ARCHIVE_USER, [userId]);
    await this.endSessions(db, userId);
  }

  /** Restores an archived account, as active as it was; 409 when its username or e-mail is in use by now. */
  async restore(db: Db, userId: string): Promise<boolean> {
    return (await namingAccount(() => db.one(RESTORE_USER, [userId]))) !== null;
  }
}
