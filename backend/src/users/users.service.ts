import { Injectable } from '@nestjs/common';
import type { Role } from '@arogya/domain/access';
import { Passwords } from '../auth/passwords';
import type { Db } from '../database/sql';
import { namingAccount } from './account-request';
import { ARCHIVE_USER, RESTORE_USER } from './users.sql';

export interface NewAccount {
  readonly username: string;
  readonly password: string;
  readonly role: Role;
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly hospitalId?: string | null | undefined;
  /** The owner typed the password; otherwise they must change it at their first sign-in. */
  readonly typedByOwner?: boolean;
}

/**
 * Accounts made on a doctor's or hospital's form may have no e-mail; the column needs one, so this address, which reaches
 * nobody, is used.
 */
const noEmail = (username: string): string => `${username.toLowerCase()}@no-email.invalid`;

const CREATE = `
insert into users (username, password_hash, email, first_name, last_name, role, hospital_id, must_change_password)
values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`;

/** Staff accounts, for the modules that make or archive one. */
@Injectable()
export class UsersService {
  constructor(private readonly passwords: Passwords) {}

  /** Makes an account in the caller's transaction and answers its id. A taken username or e-mail is refused with 409. */
  async createAccount(db: Db, account: NewAccount): Promise<string> {
    const { username, role, firstName, lastName, email, hospitalId } = account;
    const hash = await this.passwords.hash(account.password);
    const row = await db.one<{ id: string }>(CREATE, [
      username,
      hash,
      email ?? noEmail(username),
      firstName ?? '',
      lastName ?? '',
      role,
      hospitalId ?? null,
      !account.typedByOwner,
    ]);
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
