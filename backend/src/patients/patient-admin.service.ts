import { Injectable } from '@nestjs/common';
import { Refusal } from '@arogya/domain/refusal';
import { Sql, type Db } from '../database/sql';
import { actAs } from '../database/transaction';
import { newId } from '../database/uuid';
import { ownHospital, type Actor } from '../access/actor';
import { claim, Replayed, requestKey, type Once } from '../idempotency/idempotency';
import { assertFresh } from '../http/if-match';
import { appointmentElsewhere } from './elsewhere.sql';
import type { CreatePatient, Patient, UpdatePatient } from './patient.dto';
import { PatientEntity } from './patient.entity';
import { toPatient, today } from './patient-columns';
import { withoutWithheld } from './patients.scope';
import { PatientsService } from './patients.service';
import { UpcomingAppointments } from './upcoming-appointments';

/** Adds, changes and deletes patients, within the scope of the user. */
@Injectable()
export class PatientAdminService {
  constructor(
    private readonly sql: Sql,
    private readonly patients: PatientsService,
    private readonly upcoming: UpcomingAppointments,
  ) {}

  /** Two round trips: the key is claimed under the id that the patient will have. */
  async create(who: Actor, body: CreatePatient, key: string | null): Promise<Once<Patient>> {
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

  change(who: Actor, id: string, body: UpdatePatient, version: number | null): Promise<Patient> {
    return this.sql.transaction(who, async (db) => {
      const current = await this.patients.forChange(db, who, id);
      const fields = withoutWithheld(body, current);
      assertFresh(current, version, fields);
      await this.patients.change(db, current, fields);
      return this.patients.forChange(db, who, id);
    });
  }

  /**
   * Archives a patient and cancels the upcoming appointments. A hospital administrator may only when every appointment is at
   * their hospital, and does not learn where else the patient goes. The doctors are locked before the patient, in the same
   * order as in every booking.
   */
  async remove(who: Actor, id: string): Promise<void> {
    await this.patients.find(who, id);
    await this.sql.transaction(who, async (db) => {
      await this.upcoming.cancelOf(db, id);
      await this.patients.forChange(db, who, id);
      await this.assertNowhereElse(db, who, id);
      await db.repository(PatientEntity).update(id, { archivedAt: new Date() });
    });
  }

  /** Restores a deleted patient; appointments that the deletion cancelled stay cancelled. */
  restore(who: Actor, id: string): Promise<Patient> {
    return this.sql.transaction(who, async (db) => {
      await this.patients.deleted(db, who, id);
      await this.assertNowhereElse(db, who, id);
      await db.repository(PatientEntity).update(id, { archivedAt: null });
      return this.patients.forChange(db, who, id);
    });
  }

  private async assertNowhereElse(db: Db, who: Actor, id: string): Promise<void> {
    if (who.scope === 'scoped' && (await db.one(appointmentElsewhere('$1', '$2'), [id, ownHospital(who)]))) throw new Refusal('elsewhere');
  }
}
