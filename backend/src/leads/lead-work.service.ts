import { Injectable } from '@nestjs/common';
import { statusAfterCall } from '@arogya/domain/leads/events';
import type { LeadStatus } from '@arogya/domain/leads/status';
import { Refusal } from '@arogya/domain/refusal';
import { Sql, type Db, type Tx } from '../database/sql';
import type { Statement } from '../database/statement';
import { Where } from '../database/where';
import { boundHospital, personId, type Actor } from '../access/actor';
import { once, type AnswerOrReplay } from '../idempotency/idempotency';
import { assertFresh } from '../http/if-match';
import { toUser } from '../notifications/audience';
import { tell } from '../notifications/notifications.sql';
import { phoneKey } from '@arogya/domain/phones/phone';
import { ExternalIds } from '../external-ids/external-ids';
import { naming } from '../external-ids/external-ids.sql';
import { assertNames, assertNotErased } from '../external-ids/named-rows';
import type { CreateLead, Lead, LeadAgent, PutLead, UpdateLead } from './lead.dto';
import type { LeadEvent, RecordCall } from './lead-event.dto';
import { leadEvent, LeadEventsService, type TimelineEntry } from './lead-events.service';
import { LeadUndoService } from './lead-undo.service';
import { assertAssignable } from '../users/assignable';
import { asCreatedBy, assertChangeable, assertOwn, visibleTo } from './leads.scope';
import { LeadsService } from './leads.service';
import { LeadEntity } from '../records/lead.entity';
import { restoreLead, doctorOfLead, agentOfLead } from './leads.sql';

/** The doctor to whom a lead is assigned: their hospital becomes the lead's. Of another hospital there is none for `bound`. */
export async function doctorFor(db: Db, doctorId: string, bound: string | null): Promise<{ readonly hospitalId: string | null }> {
  const doctor = await db.one(doctorOfLead({ doctorId }));
  if (doctor && (bound === null || doctor.hospitalId === bound)) return doctor;
  const message = 'Please choose a doctor';
  throw new Refusal('invalid', { errors: { assignedDoctorId: message }, message });
}

/** What is written of a lead: what was sent, and what a step adds to it. */
type LeadFields = PutLead & Partial<Omit<CreateLead, 'externalId'>> & Partial<Pick<LeadEntity, 'appointmentId' | 'hospitalId'>>;

/** How a change is sent: the version that was read, and the external id, where there is one. */
interface LeadChange {
  readonly version: number | null;
  readonly externalId?: string | null | undefined;
}

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
    private readonly externalIds: ExternalIds,
  ) {}

  create(who: Actor, body: CreateLead, key: string | null): Promise<AnswerOrReplay<Lead>> {
    assertNames(who, body.externalId);
    return this.sql.transaction(who, (db) =>
      once(
        db,
        { scope: `createLead:${who.id}`, key, body },
        () => this.add(db, who, asCreatedBy(who, body)),
        // A key repeats nothing that its owner may no longer see: the lead may be another agent's by now.
        (id) => this.leads.one(db, who, id),
      ),
    );
  }

  /** Adds a lead, of a program under the external id that it has claimed. */
  async add(db: Tx, who: Actor, { externalId, ...body }: CreateLead): Promise<Lead> {
    const status = body.status ?? (body.assignedAgentId ? 'assigned' : 'new');
    const stored = await this.linked(db, who, { ...body, status, priority: body.priority ?? 'medium', ...placeOf(who) }, null);
    const id = await db.repository(LeadEntity).insert(stored);
    if (externalId) await db.batch(...naming({ integrationId: who.id, entity: 'lead', id }, externalId));
    const lead = await this.leads.whole(db, id, who);
    await db.batch(leadEvent(id, personId(who), { kind: 'created', detail: {} }), ...newsForAgent(who, lead));
    return lead;
  }

  change(who: Actor, id: string, { externalId, ...body }: UpdateLead, version: number | null): Promise<Lead> {
    return this.sql.transaction(who, async (db) => {
      await this.externalIds.claim(db, who, 'lead', externalId, id);
      await this.assertNotTaken(db, who, id, body);
      return this.changeIn(db, who, id, body, { version, externalId });
    });
  }

  /** Changes the lead, and gives it the external id that its caller has claimed. */
  async changeIn(db: Tx, who: Actor, id: string, body: PutLead, { version, externalId }: LeadChange): Promise<Lead> {
    const lead = await this.leads.one(db, who, id, true);
    assertFresh(lead, version, { ...body, ...(externalId === undefined ? {} : { externalId }) });
    assertChangeable(who, lead, { ...body });
    assertNotErased(lead.phone, externalId);
    const named = naming({ integrationId: who.id, entity: 'lead', id }, externalId);
    if (named.length > 0) await db.batch(...named);
    return this.apply(db, who, lead, body);
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
      return this.leads.whole(db, id, who);
    });
  }

  /** Writes what was sent to a locked lead, and what follows from it; `entries` stand in the timeline instead of the new status. */
  async apply(db: Tx, who: Actor, lead: Lead, sent: LeadFields, entries: readonly TimelineEntry[] | null = null): Promise<Lead> {
    const next = this.withStatus(lead, sent);
    await this.undos.keep(db, who, lead, next);
    await db.repository(LeadEntity).update(lead.id, await this.linked(db, who, next, lead.hospitalId));
    const after = await this.leads.whole(db, lead.id, who);
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
    const doctor = assignedDoctorId ? await doctorFor(db, assignedDoctorId, boundHospital(who)) : null;
    const { hospitalId } = doctor ?? { hospitalId: sent.hospitalId ?? present };
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
