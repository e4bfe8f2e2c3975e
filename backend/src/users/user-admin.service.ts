import { Injectable } from '@nestjs/common';
import { Refusal } from '@arogya/domain/refusal';
import { plainName } from '@arogya/domain/users/names';
import { HOSPITAL_NEEDED } from '@arogya/domain/users/texts';
import { Authenticator } from '../access/authenticator';
import { SecondFactors } from '../auth/second-factors';
import { PasswordPolicy } from '../auth/password-policy';
import { Passwords } from '../auth/passwords';
import { Sql, type Db, type Tx } from '../database/sql';
import { raiseAccountEvent } from '../events/account-events';
import type { Actor } from '../access/actor';
import { once, type AnswerOrReplay } from '../idempotency/idempotency';
import { assertFresh } from '../http/if-match';
import { assertNames } from './account-names';
import { UserDirectory } from './user-directory.service';
import type { CreateUser, StaffUser, UpdateUser } from './user.dto';
import { UserEntity } from '../records/user.entity';
import { LOCK_ADMINS, partFromDoctor, rejoinDoctor, lockUser, hospitalThere, unlinkDoctors, linkDoctor } from './users.sql';
import { firstPassword, UsersService } from './users.service';

const refuse = (field: string, message: string): never => {
  throw new Refusal('invalid', { errors: { [field]: message }, message });
};

/** What says who signs in, where their mail goes and what they reach; first and last name do not. */
const REACH = ['username', 'email', 'role', 'hospitalId', 'doctorId', 'isActive'] as const satisfies readonly (keyof StaffUser)[];
const changesReach = (user: StaffUser, next: StaffUser): boolean => REACH.some((field) => (next[field] ?? null) !== user[field]);

type Names = Pick<UpdateUser, 'username' | 'email'>;

/** A name that stays is not looked at: accounts whose names would be refused today go on working. */
const changedNames = (user: StaffUser, { username, email }: Names): Names => ({
  ...(username === undefined || username === user.username ? {} : { username }),
  ...(email === undefined || email === user.email ? {} : { email }),
});

/** The changed ones as they are stored. */
const newNames = (user: StaffUser, typed: Names): Names =>
  Object.fromEntries(Object.entries(changedNames(user, typed)).map(([field, name]) => [field, plainName(name)]));

/** Adds, changes and deletes staff accounts, for administrators. */
@Injectable()
export class UserAdminService {
  constructor(
    private readonly sql: Sql,
    private readonly directory: UserDirectory,
    private readonly users: UsersService,
    private readonly passwords: Passwords,
    private readonly policy: PasswordPolicy,
    private readonly authenticator: Authenticator,
    private readonly factors: SecondFactors,
  ) {}

  create(who: Actor, body: CreateUser, key: string | null): Promise<AnswerOrReplay<StaffUser>> {
    const { password: _password, ...named } = body;
    return this.sql.transaction(who, (db) =>
      once(
        db,
        { scope: `createUser:${who.id}`, key, body: named },
        () => this.add(db, body),
        (id) => this.directory.one(id, db),
      ),
    );
  }

  private async add(db: Tx, body: CreateUser): Promise<StaffUser> {
    const role = body.role ?? 'agent';
    await this.assertLinks(db, { ...body, role });
    const { doctorId, ...stated } = body;
    const id = await this.users.createAccount(db, { ...stated, role });
    if (doctorId) await this.linkDoctor(db, id, doctorId);
    return this.directory.one(id, db);
  }

  change(who: Actor, id: string, body: UpdateUser, version: number | null): Promise<StaffUser> {
    return this.sql.transaction(who, async (db) => {
      const admins = await db.query<{ id: string }>(LOCK_ADMINS);
      const user = await this.directory.one(id, db, lockUser);
      const { password, ...typed } = body;
      const sent = { ...typed, ...newNames(user, typed) };
      assertFresh(user, version, sent);
      const next = { ...user, ...sent, isActive: body.isActive ?? user.isActive };
      await this.assertLinks(db, next);
      if (password || changesReach(user, next)) await this.authenticator.assertConfirmed(who.session, db);
      if (next.role !== 'admin' || !next.isActive) this.assertNotLast(who, id, admins);
      await assertNames(db, { id, ...changedNames(user, typed) });
      const { doctorId, isActive: _isActive, ...stated } = sent;
      const secret = await this.secretOf(who, user, next, password);
      await db.repository(UserEntity).update(id, { ...stated, isActive: next.isActive, ...secret });
      if (doctorId !== undefined) await this.linkDoctor(db, id, doctorId);
      if (password) await raiseAccountEvent(db, 'password_changed', id, { own: who.id === id });
      if (next.role !== user.role) await raiseAccountEvent(db, 'role_changed', id, { role: next.role });
      const isElsewhere = (next.hospitalId ?? null) !== user.hospitalId;
      if (password || next.role !== user.role || isElsewhere || !next.isActive) await this.users.endSessions(db, id);
      return this.directory.one(id, db);
    });
  }

  /**
   * What changes with a new password. One who becomes an administrator and keeps theirs has to choose another one where
   * administrators need a longer one: how long the present one is nobody knows.
   */
  private async secretOf(who: Actor, user: StaffUser, next: StaffUser, password: string | null | undefined) {
    const own = { mustChangePassword: false, firstPasswordUntil: null };
    if (!password)
      return this.policy.strict && next.role === 'admin' && user.role !== 'admin' ? { ...own, mustChangePassword: true } : null;
    await this.policy.assert({ ...next, password });
    return { passwordHash: await this.passwords.hash(password), ...(who.id === user.id ? own : firstPassword()) };
  }

  remove(who: Actor, id: string): Promise<void> {
    return this.sql.transaction(who, async (db) => {
      const admins = await db.query<{ id: string }>(LOCK_ADMINS);
      await this.directory.one(id, db, lockUser);
      if (who.id === id) throw new Refusal('yourself');
      this.assertNotLast(who, id, admins);
      await db.query(partFromDoctor({ userId: id }));
      await this.users.archive(db, id);
    });
  }

  /** Signs somebody out everywhere. */
  endSessions(who: Actor, id: string): Promise<void> {
    return this.sql.transaction(who, async (db) => {
      await this.directory.one(id, db, lockUser);
      await this.users.endSessions(db, id);
    });
  }

  /** For somebody who has lost both the authenticator app and the recovery codes. */
  async removeSecondFactor(who: Actor, id: string): Promise<void> {
    if (who.id === id) throw new Refusal('yourself');
    await this.factors.turnOff(who, id);
  }

  /** Restores a deleted account, and links it to its doctor again unless the doctor has another account by now. Its sessions stay ended. */
  restore(who: Actor, id: string): Promise<StaffUser> {
    return this.sql.transaction(who, async (db) => {
      if (!(await this.users.restore(db, id))) throw new Refusal('notFound');
      await db.query(rejoinDoctor({ userId: id }));
      return this.directory.one(id, db);
    });
  }

  /** Nobody can end their own administration, and at least one active administrator must stay. */
  private assertNotLast(who: Actor, id: string, admins: readonly { id: string }[]): void {
    if (!admins.some((admin) => admin.id === id)) return;
    if (admins.length === 1) throw new Refusal('lastAdmin');
    if (who.id === id) throw new Refusal('yourself');
  }

  private async assertLinks(
    db: Db,
    { role, hospitalId, doctorId }: { role: string; hospitalId?: string | null; doctorId?: string | null },
  ): Promise<void> {
    if (role === 'hospital_admin' && !hospitalId) refuse('hospitalId', HOSPITAL_NEEDED);
    if (hospitalId && !(await db.one(hospitalThere({ hospitalId })))) {
      refuse('hospitalId', 'Please choose a hospital');
    }
    if (doctorId && role !== 'doctor') refuse('doctorId', 'Only an account with role doctor belongs to a doctor');
  }

  /** Links the account to a doctor who has none, or unlinks it. */
  private async linkDoctor(db: Db, userId: string, doctorId: string | null): Promise<void> {
    await db.query(unlinkDoctors({ userId, except: doctorId }));
    if (!doctorId) return;
    const linked = await db.one(linkDoctor({ userId, doctorId }));
    if (!linked) refuse('doctorId', 'This doctor has an account already');
  }
}
