import { Injectable } from '@nestjs/common';
import { PATIENT_NEEDS_EXTERNAL_ID } from '@arogya/domain/external-ids/texts';
import { newPatientRules } from '@arogya/domain/patients/rules';
import { Refusal } from '@arogya/domain/refusal';
import { boundHospital, type Actor } from '../access/actor';
import { Sql, type Tx } from '../database/sql';
import { assertSent } from '../external-ids/assert-sent';
import { ExternalIds, stillSeen } from '../external-ids/external-ids';
import { naming } from '../external-ids/external-ids.sql';
import { justMade, type AnsweredAs } from '../http/answered-as';
import { once, type AnswerOrReplay } from '../idempotency/idempotency';
import { PatientAdminService } from './patient-admin.service';
import type { CreatePatient, Patient, PutPatient } from './patient.dto';
import { PatientsService } from './patients.service';

/** Patients as programs send them, each external id once. Who they are, the program says: nobody is looked up by phone and name. */
@Injectable()
export class NamedPatients {
  constructor(
    private readonly sql: Sql,
    private readonly patients: PatientsService,
    private readonly admin: PatientAdminService,
    private readonly externalIds: ExternalIds,
  ) {}

  /** An integration of a hospital names whom it adds: it would not see them again otherwise, before they are booked. */
  add(who: Actor, body: CreatePatient, key: string | null): Promise<AnswerOrReplay<Patient>> {
    if (boundHospital(who) !== null && !body.externalId)
      throw new Refusal('invalid', { errors: { externalId: PATIENT_NEEDS_EXTERNAL_ID }, message: PATIENT_NEEDS_EXTERNAL_ID });
    return this.sql.transaction(who, (db) =>
      once(
        db,
        { scope: `createPatient:${who.id}`, key, body },
        async () => {
          await this.externalIds.claim(db, who, 'patient', body.externalId, null);
          return this.make(db, who, body);
        },
        (id) => this.patients.forChange(db, who, id),
      ),
    );
  }

  /** Changes the patient whom the caller calls so, or makes them. */
  put(
    who: Actor,
    externalId: string,
    body: PutPatient,
    version: number | null,
    key: string | null,
  ): Promise<AnswerOrReplay<Patient | AnsweredAs<Patient>>> {
    return this.sql.transaction(who, (db) =>
      once(
        db,
        { scope: `putPatient:${who.id}`, key, body: { ...body, externalId } },
        () => this.putIn(db, who, externalId, body, version),
        (id) => this.patients.forChange(db, who, id),
      ),
    );
  }

  private async putIn(
    db: Tx,
    who: Actor,
    externalId: string,
    body: PutPatient,
    version: number | null,
  ): Promise<Patient | AnsweredAs<Patient>> {
    const named = await this.externalIds.recordOf(db, who, 'patient', externalId);
    if (named !== null) return stillSeen(named, () => this.admin.changeIn(db, who, named, body, version));
    if (version !== null) throw new Refusal('notFound');
    const sent = { ...body, externalId };
    assertSent<CreatePatient>(sent, newPatientRules);
    return justMade(await this.make(db, who, sent));
  }

  private async make(db: Tx, who: Actor, { externalId, ...fields }: CreatePatient): Promise<Patient> {
    const hospitalId = boundHospital(who);
    const id = hospitalId === null ? (await this.patients.add(db, fields)).id : await this.patients.addTo(db, hospitalId, fields);
    if (externalId) await db.batch(...naming({ integrationId: who.id, entity: 'patient', id }, externalId));
    return this.patients.forChange(db, who, id);
  }
}
