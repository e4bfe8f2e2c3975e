import { Injectable } from '@nestjs/common';
import { Refusal } from '@arogya/domain/refusal';
import { cancelUpcoming } from '../appointments/booking/cancel-upcoming';
import { Sql, type Tx } from '../database/sql';
import type { Actor } from '../access/actor';
import { Authenticator } from '../access/authenticator';
import { once, type AnswerOrReplay } from '../idempotency/idempotency';
import { assertFresh } from '../http/if-match';
import { accountRequest, namingAccount, withoutAccount, type AccountRequest } from '../users/account-request';
import { UsersService } from '../users/users.service';
import { columnsOf, columnsOfNew } from './doctor-columns';
import { DoctorCalendarPort } from './doctor-calendar';
import type { CreateDoctor, Doctor, UpdateDoctor } from './doctor.dto';
import { DoctorEntity } from '../records/doctor.entity';
import { assertReferences } from './doctor-reference';
import { placeOf, placeOfNew, statesHospital } from './doctor-hospital';
import { assertOwnHospital } from './doctors.scope';
import { archiveDoctor, restoreDoctor } from './doctors.sql';
import { DoctorsService } from './doctors.service';

/** Adds, changes and deletes doctors, for administrators: all doctors, or those of the own hospital. */
@Injectable()
export class DoctorAdminService {
  constructor(
    private readonly sql: Sql,
    private readonly doctors: DoctorsService,
    private readonly users: UsersService,
    private readonly calendar: DoctorCalendarPort,
    private readonly authenticator: Authenticator,
  ) {}

  /** Adds a doctor and, if requested, their account: both or none. */
  create(who: Actor, body: CreateDoctor, key: string | null): Promise<AnswerOrReplay<Doctor>> {
    const requested = accountRequest(body);
    const { password: _password, ...named } = body;
    return this.sql.transaction(who, (db) =>
      once(
        db,
        { scope: `createDoctor:${who.id}`, key, body: named },
        async () => {
          if (requested) await this.authenticator.assertConfirmed(who.session, db);
          await assertReferences(db, body);
          const place = await placeOfNew(db, who, body);
          const userId = requested ? await this.addAccount(db, body, requested) : null;
          const id = await db.repository(DoctorEntity).insert({ ...columnsOfNew(withoutAccount(body)), ...place, userId });
          return this.doctors.one(db, who, id);
        },
        (id) => this.doctors.one(db, who, id),
      ),
    );
  }

  /** Appointments stay as they are: about those that the doctor cannot hold any more people decide. */
  change(who: Actor, id: string, body: UpdateDoctor, version: number | null): Promise<Doctor> {
    const requested = accountRequest(body);
    return this.sql.transaction(who, async (db) => {
      const current = await this.doctors.one(db, who, id, true);
      const fields = withoutAccount(body);
      assertFresh(current, version, fields);
      assertOwnHospital(who, fields, current.hospitalName);
      if (requested) await this.authenticator.assertConfirmed(who.session, db);
      await assertReferences(db, fields, current);
      const place = who.scope === 'all' && statesHospital(fields) ? await placeOf(db, fields) : {};
      const userId = requested ? { userId: await this.addMissingAccount(db, current, body, requested) } : {};
      const decided = typeof fields.isActive === 'boolean' && fields.isActive !== current.isActive ? { restsWithHospital: false } : {};
      const columns = { ...columnsOf(fields), ...decided, ...place, ...userId };
      const openChangeId = await this.calendar.around(db, id, () => db.repository(DoctorEntity).update(id, columns));
      return { ...(await this.doctors.one(db, who, id)), openChangeId };
    });
  }

  /** Archives a doctor: out of every list, the upcoming appointments cancelled and their times free, the account archived. */
  remove(who: Actor, id: string, version: number | null): Promise<void> {
    return this.sql.transaction(who, async (db) => {
      const doctor = await this.doctors.one(db, who, id, true);
      assertFresh(doctor, version);
      if (doctor.userId) await this.authenticator.assertConfirmed(who.session, db);
      await db.query(archiveDoctor({ id }));
      await cancelUpcoming(db, 'doctor', id);
      if (doctor.userId) await this.users.archive(db, doctor.userId);
    });
  }

  /** Restores a deleted doctor with their account, as active as before. Appointments that the deletion cancelled stay cancelled. */
  restore(who: Actor, id: string): Promise<Doctor> {
    return this.sql.transaction(who, async (db) => {
      const { userId } = await this.doctors.deleted(db, who, id);
      if (userId) await this.authenticator.assertConfirmed(who.session, db);
      await db.query(restoreDoctor({ id }));
      if (userId) await this.users.restore(db, userId);
      return this.doctors.one(db, who, id);
    });
  }

  private addMissingAccount(db: Tx, current: Doctor, body: UpdateDoctor, requested: AccountRequest): Promise<string> {
    if (current.userId) {
      const message = 'This doctor already has an account';
      throw new Refusal('taken', { errors: { createUserAccount: message }, message });
    }
    return this.addAccount(db, { fullName: body.fullName ?? current.fullName, email: body.email ?? current.email ?? null }, requested);
  }

  private addAccount(db: Tx, doctor: { fullName: string; email: string | null }, requested: AccountRequest): Promise<string> {
    const [firstName, ...others] = doctor.fullName.replace(/^dr\.?\s+/iu, '').split(/\s+/u);
    const account = { ...requested, role: 'doctor' as const, firstName, lastName: others.join(' '), email: doctor.email };
    return namingAccount(() => this.users.createAccount(db, account));
  }
}
