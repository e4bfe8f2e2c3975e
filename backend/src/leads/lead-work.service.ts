import { Injectable } from '@nestjs/common';
import { statusAfterCall } from '@arogya/domain/leads/events';
import type { LeadStatus } from '@arogya/domain/leads/status';
import { Refusal } from '@arogya/domain/refusal';
import { Sql, type Db, type Tx } from '../database/sql';
import type { Statement } from '../database/statement';
import { Where } from '../database/where';
import { boundHospital, isIntegration, personId, type Actor } from '../access/actor';
import { once, type AnswerOrReplay } from '../idempotency/idempotency';
import { assertFresh } from '../http/if-match';
import { toUser } from '../notifications/audience';
import { tell } from '../notifications/notifications.sql';
import { phoneKey } from '@arogya/domain/phones/phone';
import type { CreateLead, Lead, LeadAgent, UpdateLead } from './lead.dto';
import type { LeadEvent, RecordCall } from './lead-event.dto';
import { leadEvent, LeadEventsService, type TimelineEntry } from './lead-events.service';
import { LeadUndoService } from './lead-undo.service';
import { assertAssignable } from '../users/assignable';
import { asCreatedBy, asToldTo, assertChangeable, assertOwn, visibleTo } from './leads.scope';
import { LeadsService } from './leads.service';
import { LeadEntity } from '../records/lead.entity';
import { AlreadyThere } from './already-there';
import { restoreLead, doctorOfLead, agentOfLead, lockLeadPhone, openLeadOf } from './leads.sql';

/** The hospital of the doctor to whom a lead is assigned: it becomes the lead's hospital. Of another hospital there is none for `bound`. */
async function hospitalOfDoctor(db: Db, doctorId: string, bound: string | null): Promise<string | null> {
  const doctor = await db.one(doctorOfLead({ doctorId }));
  if (doctor && (bound === null || doctor.hospitalId === bound)) return doctor.hospitalId;
  const message = 'Please choose a doctor';
  throw new Refusal('invalid', { errors: { assignedDoctorId: message }, message });
}

/** What is written of a lead: what was sent, and what a step adds to it. */
type LeadFields = UpdateLead & Partial<CreateLead> & Partial<Pick<LeadEntity, 'appointmentId' | 'hospitalId'>>;

const nameOf = (agent: LeadAgent | null): string | null => (agent ? `${agent.firstName} ${agent.lastName}`.trim() : null);

/** A lead that somebody of one hospital makes is that hospital's. */
function placeOf(who: Actor): Partial<Pick<LeadEntity, 'hospitalId'>> {
  const hospitalId = boundHospital(who);
  return hospitalId === null ? {} : { hospitalId };
}

type Status = Pick<Lead, 'status'>;

const newStatus = ({ status: from }: Status, { status: to }: Status): TimelineEntry[] =>
  from === to ? [] : [{ kind: 'status', detail: { from, to } }];

const newAgent = ({ assignedAgentId: agentId, assignedAgent }: Lead): TimelineEntry => ({
  kind: 'assigned',
  detail: { agentId, agent: nameOf(assignedAgent) },
});

/** For the agent, unless it is who acts. */
function newsForAgent(who: Actor, { id, assignedAgentId, patientName: name }: Lead): Statement[] {
  if (!assignedAgentId || assignedAgentId === who.id) return [];
  return [tell([{ audience: toUser(assignedAgentId), kind: 'lead_assigned', entity_id: id, detail: { name } }])];
}

/** Changes leads: each step with its event, in one transaction. */
@Injectable()
export class LeadWorkService {
  constructor(
    private readonly sql: Sql,
    private readonly leads: LeadsService,
    private readonly events: LeadEventsService,
    private readonly undos: LeadUndoService,
  ) {}

  create(who: Actor, body: CreateLead, key: string | null): Promise<AnswerOrReplay<Lead | AlreadyThere<Lead>>> {
    return this.sql.transaction(who, (db) =>
      once(
        db,
        { scope: `createLead:${who.id}`, key, body },
        () => this.addOrFind(db, who, asCreatedBy(who, body)),
        // A key repeats nothing that its owner may no longer see: the lead may be another agent's by now.
        async (id) => asToldTo(who, await this.leads.one(db, who, id), body),
      ),
    );
  }

  /** What a program sends again, or another one has sent before, is the lead that somebody works on: it is not made twice. */
  private async addOrFind(db: Tx, who: Actor, body: CreateLead): Promise<AlreadyThere<Lead> | Lead> {
    if (!isIntegration(who)) return this.add(db, who, body);
    const key = phoneKey(body.phone);
    const [, [open]] = await db.batch(lockLeadPhone({ phoneKey: key }), openLeadOf({ phoneKey: key, hospitalId: boundHospital(who) }));
    return open ? new AlreadyThere(asToldTo(who, await this.leads.one(db, who, open.id), body)) : this.add(db, who, body);
  }

  private async add(db: Tx, who: Actor, body: CreateLead): Promise<Lead> {
    const status = body.status ?? (body.assignedAgentId ? 'assigned' : 'new');
    const stored = await this.linked(db, who, { ...body, status, priority: body.priority ?? 'medium', ...placeOf(who) }, null);
    const lead = await this.leads.whole(db, await db.repository(LeadEntity).insert(stored));
    await db.batch(leadEvent(lead.id, personId(who), { kind: 'created', detail: {} }), ...newsForAgent(who, lead));
    return lead;
  }

  change(who: Actor, id: string, body: UpdateLead, version: number | null): Promise<Lead> {
    return this.sql.transaction(who, async (db) => {
      await this.assertNotTaken(db, who, id, body);
      const lead = await this.leads.one(db, who, id, true);
      assertFresh(lead, version, body);
      assertChangeable(who, lead, { ...body });
      return this.apply(db, who, lead, body);
    });
  }

  /** Records how a call ended. A lead that was reached becomes contacted; one that is not interested becomes lost. */
  recordCall(who: Actor, id: string, { outcome, notes = null }: RecordCall): Promise<Lead> {
    return this.sql.transaction(who, async (db) => {
      const lead = await this.leads.one(db, who, id, true);
      assertOwn(who, lead);
      const status = statusAfterCall(lead.status, outcome);
      const called = { kind: 'called', detail: { outcome, notes } } as const;
      if (status) return this.apply(db, who, lead, { status }, [called, ...newStatus(lead, { status })]);
      await db.batch(leadEvent(id, personId(who), called));
      return lead;
    });
  }

  async timeline(who: Actor, id: string): Promise<LeadEvent[]> {
    await this.leads.find(who, id);
    return this.events.of(id);
  }

  remove(who: Actor, id: string, version: number | null): Promise<void> {
    return this.sql.transaction(who, async (db) => {
      assertFresh(await this.leads.one(db, who, id, true), version);
      await db.repository(LeadEntity).update(id, { archivedAt: new Date() });
    });
  }

  restore(who: Actor, id: string): Promise<Lead> {
    return this.sql.transaction(who, async (db) => {
      const { text, params } = visibleTo(who, new Where('l.archived_at is not null').and('l.id = ?', id));
      if (!(await db.one(`select 1 as found from leads l ${text}`, params))) throw new Refusal('notFound');
      if (!(await db.one(restoreLead({ id })))) throw new Refusal('notFound');
      return this.leads.whole(db, id);
    });
  }

  /** Writes what was sent to a locked lead, and what follows from it; `entries` stand in the timeline instead of the new status. */
  async apply(db: Tx, who: Actor, lead: Lead, sent: LeadFields, entries: readonly TimelineEntry[] | null = null): Promise<Lead> {
    const next = this.withStatus(lead, sent);
    await this.undos.keep(db, who, lead, next);
    await db.repository(LeadEntity).update(lead.id, await this.linked(db, who, next, lead.hospitalId));
    const after = await this.leads.whole(db, lead.id);
    const isAssigned = after.assignedAgentId !== lead.assignedAgentId;
    const happened = [...(entries ?? newStatus(lead, after)), ...(isAssigned ? [newAgent(after)] : [])];
    const events = happened.map((entry) => leadEvent(lead.id, personId(who), entry));
    if (events.length > 0) await db.batch(...events, ...(isAssigned ? newsForAgent(who, after) : []));
    return after;
  }

  /** A lead that is assigned is no longer new; one that is unassigned is new again. */
  private withStatus(lead: Lead, sent: LeadFields): LeadFields {
    const { assignedAgentId } = sent;
    if (assignedAgentId === undefined || sent.status) return sent;
    const next: LeadStatus | null =
      assignedAgentId && lead.status === 'new' ? 'assigned' : !assignedAgentId && lead.status === 'assigned' ? 'new' : null;
    return next ? { ...sent, status: next } : sent;
  }

  /**
   * Adds what follows from the sent fields: the key of the phone, the hospital of the doctor; `present` is the one that it has. A blank
   * status or priority stays.
   */
  private async linked(db: Db, who: Actor, { status, priority, ...sent }: LeadFields, present: string | null) {
    const { phone, assignedAgentId, assignedDoctorId } = sent;
    const hospitalId = assignedDoctorId ? await hospitalOfDoctor(db, assignedDoctorId, boundHospital(who)) : (sent.hospitalId ?? present);
    if (assignedAgentId) await assertAssignable(db, assignedAgentId, { ofHospital: hospitalId });
    return {
      ...sent,
      ...(status ? { status } : {}),
      ...(priority ? { priority } : {}),
      ...(phone === undefined ? {} : { phoneKey: phoneKey(phone) }),
      ...(assignedDoctorId ? { hospitalId } : {}),
    };
  }

  /** The second agent who takes a lead gets 409 instead of 404. */
  private async assertNotTaken(db: Db, who: Actor, id: string, sent: LeadFields): Promise<void> {
    if (who.role !== 'agent' || sent.assignedAgentId !== who.id) return;
    const row = await db.one(agentOfLead({ id, hospitalId: boundHospital(who) }));
    if (row?.agent && row.agent !== who.id) throw new Refusal('leadTaken');
  }
}
