import { Injectable } from '@nestjs/common';
import { UNDO_MS } from '@arogya/domain/appointments/undo';
import { canUndoLead } from '@arogya/domain/leads/undo';
import { Refusal } from '@arogya/domain/refusal';
import { isIntegration, type Actor } from '../access/actor';
import { Clock } from '../appointments/clock';
import { Sql, type Tx } from '../database/sql';
import { toUser } from '../notifications/audience';
import { withdrawAssignment } from '../notifications/notifications.sql';
import type { Lead } from './lead.dto';
import { LeadsService } from './leads.service';
import { forgetLeadEvents, keepLeadUndo, putLeadBack, takeLeadUndo, type KeptLead } from './leads.sql';

type UndoableFields = Pick<KeptLead, 'status' | 'assignedAgentId'>;

const differs = (
  lead: UndoableFields,
  { status = lead.status, assignedAgentId = lead.assignedAgentId }: Partial<UndoableFields>,
): boolean => status !== lead.status || assignedAgentId !== lead.assignedAgentId;

/** Takes a change of a lead's status or agent back, within its seconds and by who made it (docs/adr/0026-undo.md). */
@Injectable()
export class LeadUndoService {
  constructor(
    private readonly sql: Sql,
    private readonly leads: LeadsService,
    private readonly clock: Clock,
  ) {}

  /** Call it in the transaction of the change, before the lead is written. An integration takes nothing back. */
  async keep(
    db: Tx,
    who: Actor,
    lead: Lead,
    next: { readonly [Field in keyof UndoableFields]?: UndoableFields[Field] | null | undefined },
  ): Promise<void> {
    if (isIntegration(who)) return;
    const { status, assignedAgentId } = next;
    const sent = { ...(status ? { status } : {}), ...(assignedAgentId === undefined ? {} : { assignedAgentId }) };
    if (!canUndoLead(Object.keys(next)) || !differs(lead, sent)) return;
    await db.batch(keepLeadUndo({ leadId: lead.id, who: who.id, until: new Date(this.clock.now() + UNDO_MS) }));
  }

  /** 409 `undoEnded` when it is too late, somebody else's, or the lead has changed since. */
  undo(who: Actor, id: string, version: number): Promise<Lead> {
    return this.sql.transaction(who, async (db) => {
      const lead = await this.leads.one(db, who, id, true);
      const kept = await db.one(takeLeadUndo({ leadId: id, version, who: who.id, now: new Date(this.clock.now()) }));
      if (!kept || lead.version !== version) throw new Refusal('undoEnded');
      const { status, assignedAgentId, pendingUntil, madeAt } = kept;
      await db.batch(
        putLeadBack({ leadId: id, status, agentId: assignedAgentId, pendingUntil }),
        forgetLeadEvents({ leadId: id, at: madeAt }),
        ...(lead.assignedAgentId ? [withdrawAssignment({ leadId: id, audience: toUser(lead.assignedAgentId), madeAt })] : []),
      );
      return this.leads.whole(db, id);
    });
  }
}
