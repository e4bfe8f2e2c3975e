import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { DEFAULT_ZONE } from '@arogya/domain/clock';
import { ADDRESS_TAKEN } from '@arogya/domain/hospitals/rules';
import { Refusal } from '@arogya/domain/refusal';
import { cancelUpcoming } from '../appointments/booking/cancel-upcoming';
import { Sql, type Db, type Tx } from '../database/sql';
import type { Actor } from '../access/actor';
import { Authenticator } from '../access/authenticator';
import { once, type AnswerOrReplay } from '../idempotency/idempotency';
import { assertFresh } from '../http/if-match';
import { accountRequest, namingAccount, withoutAccount, type AccountRequest } from '../users/account-request';
import { UsersService } from '../users/users.service';
import type { BookingAddress, CreateHospital, Hospital, UpdateHospital } from './hospital.dto';
import { StateEntity } from '../reference/reference.entity';
import { HospitalEntity } from '../records/hospital.entity';
import {
  archiveHospital,
  LOCK_SLUGS,
  renameAtDoctors,
  restDoctors,
  restoreHospital,
  slugsLike,
  stateOfCity,
  wakeDoctors,
  hospitalWithSlug,
} from './hospitals.sql';
import { HospitalsService } from './hospitals.service';
import { readableAddress } from './readable-address';

type Fields = Partial<ReturnType<typeof withoutAccount<UpdateHospital>>>;

/** A slug that no hospital has or ever had: made from the name, if need be with -2, -3… behind it. */
async function freeSlug(db: Db, name: string): Promise<string> {
  const requested = readableAddress(name);
  const rows = await db.query(slugsLike({ slug: requested }));
  const given = new Set(rows.map(({ slug }) => slug));
  let slug = requested;
  for (let n = 2; given.has(slug); n += 1) slug = `${requested}-${n}`;
  return slug;
}

/** The slug that was chosen, or one of the name. Locked until the caller's transaction ends, so that no two hospitals get the same. */
async function slugFor(db: Tx, { name, bookingSlug }: CreateHospital): Promise<string> {
  await db.query(LOCK_SLUGS);
  if (!bookingSlug) return freeSlug(db, name);
  if (await db.one(hospitalWithSlug({ slug: bookingSlug })))
    throw new Refusal('taken', { errors: { bookingSlug: ADDRESS_TAKEN }, message: ADDRESS_TAKEN });
  return bookingSlug;
}

/** Adds, changes and deletes hospitals, for administrators. */
@Injectable()
export class HospitalAdminService {
  constructor(
    private readonly sql: Sql,
    private readonly hospitals: HospitalsService,
    private readonly users: UsersService,
    private readonly authenticator: Authenticator,
  ) {}

  /** Adds a hospital with a slug of its own and, if requested, its administrator: both or none. */
  create(who: Actor, body: CreateHospital, key: string | null): Promise<AnswerOrReplay<Hospital>> {
    const requested = accountRequest(body);
    const { password: _password, ...named } = body;
    return this.sql.transaction(who, (db) =>
      once(
        db,
        { scope: `createHospital:${who.id}`, key, body: named },
        async () => {
          if (requested) await this.authenticator.assertConfirmed(who.session, db);
          return this.add(db, body, requested);
        },
        (id) => this.hospitals.one(db, id),
      ),
    );
  }

  /** What a hospital of this name would get, to be changed before it is added. */
  async addressFor(name: string): Promise<BookingAddress> {
    return { bookingSlug: await freeSlug(this.sql, name) };
  }

  private async add(db: Tx, body: CreateHospital, requested: AccountRequest | null): Promise<Hospital> {
    const { bookingSlug: _chosen, ...fields } = withoutAccount(body);
    await assertState(db, fields.stateId);
    const bookingSlug = await slugFor(db, body);
    const stateId = fields.stateId ?? (await stateOf(db, body.city));
    const id = await db.repository(HospitalEntity).insert({ ...columns(fields), stateId, bookingSlug });
    const hospital = await this.hospitals.one(db, id);
    if (requested) await this.addAdministrator(db, hospital, requested);
    return hospital;
  }

  /** The slug stays when the name changes, because it is printed in QR codes on walls. The doctors get the new name at once. */
  change(who: Actor, id: string, body: UpdateHospital, version: number | null): Promise<Hospital> {
    const requested = accountRequest(body);
    return this.sql.transaction(who, async (db) => {
      const current = await this.hospitals.one(db, id, true);
      const fields = withoutAccount(body);
      assertFresh(current, version, fields);
      const opensOrCloses = typeof fields.isActive === 'boolean' && fields.isActive !== current.isActive;
      if (requested || opensOrCloses) await this.authenticator.assertConfirmed(who.session, db);
      await assertState(db, fields.stateId);
      await db.repository(HospitalEntity).update(id, columns(fields));
      const hospital = await this.hospitals.one(db, id);
      if (hospital.name !== current.name) await db.query(renameAtDoctors({ hospitalId: id, name: hospital.name }));
      if (requested) await this.addAdministrator(db, hospital, requested);
      if (!hospital.isActive) await this.users.endSessionsOfHospital(db, id);
      return hospital;
    });
  }

  /**
   * Archives a hospital: it leaves every list, its booking page is gone, and its slug is never used again. Its upcoming
   * appointments are cancelled and their times free. Its doctors stay, inactive, until an administrator gives them another
   * hospital; the accounts of its administrators and agents are closed until it is restored or they are given another hospital.
   */
  remove(who: Actor, id: string, version: number | null): Promise<void> {
    return this.sql.transaction(who, async (db) => {
      assertFresh(await this.hospitals.one(db, id, true), version);
      await db.query(restDoctors({ hospitalId: id }));
      await cancelUpcoming(db, 'hospital', id);
      await db.query(archiveHospital({ id }));
      await this.users.endSessionsOfHospital(db, id);
    });
  }

  /**
   * Restores a deleted hospital under its own slug. The accounts of its administrators and agents are open again, and the doctors who
   * became inactive with it are active again. Appointments that the deletion cancelled stay cancelled.
   */
  restore(who: Actor, id: string): Promise<Hospital> {
    return this.sql.transaction(who, async (db) => {
      if (!(await db.one(restoreHospital({ id })))) throw new Refusal('notFound');
      await db.query(wakeDoctors({ hospitalId: id }));
      return this.hospitals.one(db, id);
    });
  }

  private async addAdministrator(db: Tx, { id, name, email }: Hospital, requested: AccountRequest): Promise<void> {
    const account = { ...requested, role: 'hospital_admin' as const, firstName: name, lastName: '', email, hospitalId: id };
    await namingAccount(() => this.users.createAccount(db, account));
  }
}

/** The columns of the fields that were sent; what may not be empty keeps its value or its default. */
function columns(fields: Fields) {
  const { specialties, timeZone, isActive, ...rest } = fields;
  return {
    ...rest,
    ...(specialties === undefined ? {} : { specialties: specialties ?? [] }),
    ...(timeZone === undefined ? {} : { timeZone: timeZone ?? DEFAULT_ZONE }),
    ...(isActive === undefined || isActive === null ? {} : { isActive }),
  };
}

async function assertState(db: Tx, stateId: string | null | undefined): Promise<void> {
  if (!stateId || (await db.repository(StateEntity).exists({ id: stateId, archivedAt: IsNull() }))) return;
  const message = 'Please choose a state';
  throw new Refusal('invalid', { errors: { stateId: message }, message });
}

async function stateOf(db: Db, city: string): Promise<string | null> {
  return (await db.one(stateOfCity({ city })))?.stateId ?? null;
}
