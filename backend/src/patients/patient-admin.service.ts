import { Injectable } from '@nestjs/common';
import { Sql, type Tx } from '../database/sql';
import { actAs } from '../database/transaction';
import { newId } from '../database/uuid';
import { boundHospital, ownHospital, type Actor } from '../access/actor';
import { claim, once, Replayed, requestKey, type AnswerOrReplay } from '../idempotency/idempotency';
import { assertFresh } from '../http/if-match';
import { ExternalIds } from '../external-ids/external-ids';
import { naming } from '../external-ids/external-ids.sql';
import { assertNames } from '../external-ids/named-rows';
import type { CreatePatient, Patient, UpdatePatient } from './patient.dto';
import { PatientEntity } from '../records/patient.entity';
import { asTyped, toPatient, today, type NewPatient } from './patient-columns';
import { PatientsService } from './patients.service';
import { deleteForHospital } from './hospital-patients.sql';
import { PatientAppointments } from './patient-appointments';

/** Adds, changes and deletes patients, within the scope of the user. */
@Injectable()
export class PatientAdminService {
  constructor(
    private readonly sql: Sql,
    private readonly patients: PatientsService,
    private readonly appointments: PatientAppointments,
    private readonly externalIds: ExternalIds,
  ) {}

  /** Two round trips: the key is claimed under the id that the patient will have. */
  async create(who: Actor, { externalId, ...body }: CreatePatient, key: string | null): Promise<AnswerOrReplay<Patient>> {
    assertNames(who, externalId);
    const hospitalId = boundHospital(who);
    if (hospitalId !== null) return this.takeIn(who, hospitalId, body, key);
    const wanted = requestKey(`createPatient:${who.id}`, key, body);
    const id = newId();
    const made = await this.sql.recipe(async (tx) => {
      const earlier = await claim(tx, wanted, id, new Date().toISOString());
      if (earlier) return earlier;
      const [, [row]] = await tx.write(actAs(who), this.patients.inserting(id, body));
      return row;
    });
    if (!made) throw new Error('A patient was not stored');
    return typeof made === 'string' ? new Replayed(await this.patients.ofId(this.sql, made)) : toPatient(made, today());
  }

  private takeIn(who: Actor, hospitalId: string, body: NewPatient, key: string | null): Promise<AnswerOrReplay<Patient>> {
    return this.sql.transaction(who, (db) =>
      once(
        db,
        { scope: `createPatient:${who.id}`, key, body },
        async () => asTyped(await this.patients.takeIn(db, hospitalId, body), body),
        (id) => Promise.resolve(asTyped(id, body)),
      ),
    );
  }

  change(who: Actor, id: string, body: UpdatePatient, version: number | null): Promise<Patient> {
    return this.sql.transaction(who, async (db) => {
      await this.externalIds.claim(db, who, 'patient', body.externalId, id);
      return this.changeIn(db, who, id, body, version);
    });
  }

  /** Changes a patient, in the transaction in which its external id was claimed. */
  async changeIn(db: Tx, who: Actor, id: string, body: UpdatePatient, version: number | null): Promise<Patient> {
    const { externalId, ...fields } = body;
    const current = await this.patients.forChange(db, who, id);
    assertFresh(current, version, body);
    await this.patients.change(db, who, current, fields);
    if (externalId !== undefined) await db.batch(...naming({ integrationId: who.id, entity: 'patient', id }, externalId));
    return this.patients.forChange(db, who, id);
  }

  /**
   * Archives a patient and cancels the upcoming appointments. A hospital administrator does so for their hospital: elsewhere
   * nothing changes, and they do not learn whether there is an elsewhere. The doctors are locked before the patient, in the
   * same order as in every booking.
   */
  async remove(who: Actor, id: string, version: number | null): Promise<void> {
    await this.patients.find(who, id);
    const hospital = who.scope === 'all' ? null : ownHospital(who);
    await this.sql.transaction(who, async (db) => {
      await this.appointments.cancelUpcoming(db, id, hospital);
      assertFresh(await this.patients.forChange(db, who, id), version);
      if (hospital === null) await db.repository(PatientEntity).update(id, { archivedAt: new Date() });
      else await db.batch(deleteForHospital({ hospitalId: hospital, patientId: id, isDeleted: true }));
    });
  }

  /** Restores a deleted patient; appointments that the deletion cancelled stay cancelled. */
  restore(who: Actor, id: string): Promise<Patient> {
    return this.sql.transaction(who, async (db) => {
      await this.patients.deleted(db, who, id);
      if (who.scope === 'all') await db.repository(PatientEntity).update(id, { archivedAt: null });
      else await db.batch(deleteForHospital({ hospitalId: ownHospital(who), patientId: id, isDeleted: false }));
      return this.patients.forChange(db, who, id);
    });
  }
}
