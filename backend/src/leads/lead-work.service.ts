import { Injectable } from '@nestjs/common';
import { statusAfterCall } from '@arogya/domain/leads/events';
import type { LeadStatus } from '@arogya/domain/leads/status';
import { Refusal } from '@arogya/domain/refusal';
import { Sql, type Db } from '../database/sql';
import type { Actor } from '../access/actor';
import { once, type Once } from '../idempotency/idempotency';
import { assertFresh } from '../http/if-match';
import { toUser } from '../notifications/audience';
import { NotificationsService } from '../notifications/notifications.service';
import { phoneKey } from '../patients/phone-key';
import type { CreateLead, Lead, LeadAgent, UpdateLead } from './lead.dto';
import type { LeadEvent, LeadEventKind, RecordCall } from './lead-event.dto';
import { LeadEventsService } from './lead-events.service';
import { assertAssignable } from '../users/assignable';
import { hospitalOfDoctor } from './lead-links';
import { assertChangeable, assertOwn } from './leads.scope';
import { LeadsService } from './leads.service';
import { assignments, insertion, RESTORE_LEAD } from './leads.sql';

type Sent = Record<string, unknown>;

const nameOf = (agent: LeadAgent | null): string | null => (agent ? `${agent.firstName} ${agent.lastName}`.trim() : null);

interface TimelineEntry {
  readonly kind: LeadEventKind;
  readonly detail: object;
}

/** Changes leads: each step with its event, in one transaction. */
@Injectable()
export class LeadWorkService {
  constructor(
    private readonly sql: Sql,
    private readonly leads: LeadsService,
    private readonly events: LeadEventsService,
    private readonly notifications: NotificationsService,
  ) {}

  create(who: Actor, body: CreateLead, key: string | null): Promise<Once<Lead>> {
    return this.sql.transaction(who, (db) =>
      once(
        db,
        { scope: `createLead:${who.id}`, key, body },
        () => this.add(db, who, body),
        (id) => this.leads.whole(db, id),
      ),
    );
  }

  private async add(db: Db, who: Actor, body: CreateLead): Promise<Lead> {
    const sent: Sent = { ...body, status: body.status ?? null, priority: body.priority ?? 'medium' };
    sent['status'] ??= body.assignedAgentId ? 'assigned' : 'new';
    const { text, params } = insertion(await this.linked(db, sent));
    const row = await db.one<{ id: string }>(text, params);
    const lead = await this.leads.whole(db, row?.id ?? '');
    await this.events.write(db, lead.id, who.id, 'created');
    await this.tellAgent(db, who, lead);
    return lead;
  }

  change(who: Actor, id: string, body: UpdateLead, version: number | null): Promise<Lead> {
    return this.sql.transaction(who, async (db) => {
      const sent: Sent = { ...body };
      await this.assertNotTaken(db, who, id, sent);
      const lead = await this.leads.one(db, who, id, true);
      assertFresh(lead, version, sent);
      assertChangeable(who, lead, sent);
      return this.apply(db, who, lead, sent);
    });
  }

  /** Records how a call ended. A lead that was reached becomes contacted; one that is not interested becomes lost. */
  recordCall(who: Actor, id: string, { outcome, notes = null }: RecordCall): Promise<Lead> {
    return this.sql.transaction(who, async (db) => {
      const lead = await this.leads.one(db, who, id, true);
      assertOwn(who, lead);
      await this.events.write(db, id, who.id, 'called', { outcome, notes });
      const status = statusAfterCall(lead.status, outcome);
      return status ? this.apply(db, who, lead, { status }) : lead;
    });
  }

  async timeline(who: Actor, id: string): Promise<LeadEvent[]> {
    await this.leads.find(who, id);
    return this.events.of(id);
  }

  remove(who: Actor, id: string): Promise<void> {
    return this.sql.transaction(who, async (db) => {
      await this.leads.one(db, who, id, true);
      await db.query('update leads set archived_at = now(), version = version + 1, updated_at = now() where id = $1', [id]);
    });
  }

  restore(who: Actor, id: string): Promise<Lead> {
    return this.sql.transaction(who, async (db) => {
      if (!(await db.one(RESTORE_LEAD, [id]))) throw new Refusal('notFound');
      return this.leads.whole(db, id);
    });
  }

  /**
   * Writes the sent fields to a locked lead, and what follows from them. `entry` is the entry for the timeline, instead of
   * the change of status.
   */
  async apply(db: Db, who: Actor, lead: Lead, sent: Sent, entry: TimelineEntry | null = null): Promise<Lead> {
    const { set, params } = assignments(await this.linked(db, this.withStatus(lead, sent)), 2);
    if (set) await db.query(`update leads set ${set}, version = version + 1, updated_at = now() where id = $1`, [lead.id, ...params]);
    const after = await this.leads.whole(db, lead.id);
    if (entry) await this.events.write(db, lead.id, who.id, entry.kind, entry.detail);
    else if (after.status !== lead.status) {
      await this.events.write(db, lead.id, who.id, 'status', { from: lead.status, to: after.status });
    }
    if (after.assignedAgentId !== lead.assignedAgentId) {
      await this.events.write(db, lead.id, who.id, 'assigned', { agentId: after.assignedAgentId, agent: nameOf(after.assignedAgent) });
      await this.tellAgent(db, who, after);
    }
    return after;
  }

  /** A lead that is assigned is no longer new; one that is unassigned is new again. */
  private withStatus(lead: Lead, sent: Sent): Sent {
    const { assignedAgentId } = sent;
    if (assignedAgentId === undefined || sent['status']) return sent;
    const next: LeadStatus | null =
      assignedAgentId && lead.status === 'new' ? 'assigned' : !assignedAgentId && lead.status === 'assigned' ? 'new' : null;
    return next ? { ...sent, status: next } : sent;
  }

  /** Adds what follows from the sent fields: the phone's key, the hospital of the doctor. A blank status or priority leaves the old one. */
  private async linked(db: Db, sent: Sent): Promise<Sent> {
    const full = Object.fromEntries(
      Object.entries(sent).filter(([field, value]) => value !== null || (field !== 'status' && field !== 'priority')),
    );
    if (typeof full['phone'] === 'string') full['phoneKey'] = phoneKey(full['phone']);
    if (typeof full['assignedAgentId'] === 'string') await assertAssignable(db, full['assignedAgentId']);
    if (typeof full['assignedDoctorId'] === 'string') full['hospitalId'] = await hospitalOfDoctor(db, full['assignedDoctorId']);
    return full;
  }

  /** The second agent who takes a lead gets 409 instead of 404. */
  private async assertNotTaken(db: Db, who: Actor, id: string, sent: Sent): Promise<void> {
    if (who.role !== 'agent' || sent['assignedAgentId'] !== who.id) return;
    const row = await db.one<{ agent: string | null }>(
      'select assigned_agent_id as agent from leads where id = $1 and archived_at is null for update',
      [id],
    );
    if (row?.agent && row.agent !== who.id) throw new Refusal('leadTaken');
  }

  private async tellAgent(db: Db, who: Actor, lead: Lead): Promise<void> {
    if (!lead.assignedAgentId || lead.assignedAgentId === who.id) return;
    await this.notifications.tell(db, [toUser(lead.assignedAgentId)], 'lead_assigned', lead.id, { name: lead.patientName });
  }
}
