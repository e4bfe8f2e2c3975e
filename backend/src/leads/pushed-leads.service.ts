import { Injectable } from '@nestjs/common';
import { leadRules } from '@arogya/domain/leads/rules';
import { phoneKey } from '@arogya/domain/phones/phone';
import { Refusal } from '@arogya/domain/refusal';
import { assertScope, boundHospital, type Actor } from '../access/actor';
import { Sql, type Db, type Tx } from '../database/sql';
import { ExternalIds, externalIdTaken, stillSeen } from '../external-ids/external-ids';
import { naming } from '../external-ids/external-ids.sql';
import { assertNotErased } from '../external-ids/named-rows';
import { assertSent } from '../external-ids/assert-sent';
import { alreadyThere, justMade, type AnsweredAs } from '../http/answered-as';
import { once, type AnswerOrReplay } from '../idempotency/idempotency';
import type { CreateLead, Lead, PutLead } from './lead.dto';
import { doctorFor, LeadWorkService } from './lead-work.service';
import { asCreatedBy, asToldTo, hearsAll, type SentDoctor } from './leads.scope';
import { LeadsService } from './leads.service';
import { doctorOfLead, lockLeadPhone, openLeadOf } from './leads.sql';

/** Leads as programs send them: each person once, each external id once. */
@Injectable()
export class PushedLeads {
  constructor(
    private readonly sql: Sql,
    private readonly leads: LeadsService,
    private readonly work: LeadWorkService,
    private readonly externalIds: ExternalIds,
  ) {}

  /** What a program sends again, or another one has sent before, is the lead that somebody works on: it is not made twice. */
  push(who: Actor, body: CreateLead, key: string | null): Promise<AnswerOrReplay<Lead | AnsweredAs<Lead>>> {
    return this.sql.transaction(who, (db) =>
      once(
        db,
        { scope: `createLead:${who.id}`, key, body },
        () => this.addOrFind(db, who, asCreatedBy(who, body)),
        async (id) => this.told(db, who, await this.leads.one(db, who, id), body),
      ),
    );
  }

  /** Changes the lead that the caller calls so, or makes it. */
  put(
    who: Actor,
    externalId: string,
    body: PutLead,
    version: number | null,
    key: string | null,
  ): Promise<AnswerOrReplay<Lead | AnsweredAs<Lead>>> {
    return this.sql.transaction(who, (db) =>
      once(
        db,
        { scope: `putLead:${who.id}`, key, body: { ...body, externalId } },
        () => this.putIn(db, who, externalId, body, version),
        (id) => this.leads.one(db, who, id),
      ),
    );
  }

  private async addOrFind(db: Tx, who: Actor, body: CreateLead): Promise<AnsweredAs<Lead> | Lead> {
    const { externalId } = body;
    const named = externalId ? await this.externalIds.recordOf(db, who, 'lead', externalId) : null;
    const open = await this.openLead(db, who, body.phone, named);
    if (named !== null && open !== named) throw externalIdTaken(named);
    if (open === null) return this.work.add(db, who, body);
    if (body.assignedDoctorId) await doctorFor(db, body.assignedDoctorId, boundHospital(who));
    const lead = await this.leads.one(db, who, open, Boolean(externalId));
    assertNotErased(lead.phone, externalId);
    if (!externalId || lead.externalId) return alreadyThere(await this.told(db, who, lead, body));
    await db.batch(...naming({ integrationId: who.id, entity: 'lead', id: open }, externalId));
    return alreadyThere(await this.told(db, who, { ...lead, externalId }, body));
  }

  private async putIn(db: Tx, who: Actor, externalId: string, body: PutLead, version: number | null): Promise<Lead | AnsweredAs<Lead>> {
    const named = await this.externalIds.recordOf(db, who, 'lead', externalId);
    if (named !== null) return stillSeen(named, () => this.work.changeIn(db, who, named, body, { version }));
    if (version !== null) throw new Refusal('notFound');
    const sent = { ...body, externalId };
    assertSent<CreateLead>(sent, { patientName: leadRules.patientName, phone: leadRules.phone });
    const open = await this.openLead(db, who, sent.phone, null);
    if (open !== null && !(await this.leads.one(db, who, open)).externalId)
      return this.work.changeIn(db, who, open, body, { version, externalId });
    assertScope(who, 'leads:create');
    return justMade(await this.work.add(db, who, asCreatedBy(who, sent)));
  }

  /** The lead of a phone on which somebody works, or null; programs that send one of this phone take turns until the transaction ends. */
  private async openLead(db: Tx, who: Actor, phone: string, first: string | null): Promise<string | null> {
    const key = phoneKey(phone);
    const asked = { phoneKey: key, hospitalId: boundHospital(who), first };
    const [, [open]] = await db.batch(lockLeadPhone({ phoneKey: key }), openLeadOf(asked));
    return open?.id ?? null;
  }

  private async told(db: Db, who: Actor, lead: Lead, sent: CreateLead): Promise<Lead> {
    return asToldTo(who, lead, sent, hearsAll(who) ? null : await this.sentDoctor(db, lead, sent));
  }

  private async sentDoctor(db: Db, lead: Lead, { assignedDoctorId }: CreateLead): Promise<SentDoctor | null> {
    if (!assignedDoctorId) return null;
    const { assignedDoctor, hospitalId } = lead;
    if (lead.assignedDoctorId === assignedDoctorId) return { assignedDoctorId, assignedDoctor, hospitalId };
    const found = await db.one(doctorOfLead({ doctorId: assignedDoctorId }));
    if (!found) return { assignedDoctorId, assignedDoctor: null, hospitalId };
    const { id, fullName, specialty } = found;
    return { assignedDoctorId, assignedDoctor: { id, fullName, specialty }, hospitalId: found.hospitalId };
  }
}
