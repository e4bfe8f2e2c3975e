import { Injectable } from '@nestjs/common';
import type { Db } from '../database/sql';
import { Sql } from '../database/sql';
import type { LeadEvent, LeadEventKind } from './lead-event.dto';

const EVENTS = `
select e.id, e.kind, e.detail, e.at,
  case when u.id is null then null
    else json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name) end as actor
from lead_events e left join users u on u.id = e.actor_id
where e.lead_id = $1 order by e.at desc, e.id desc limit 200`;

/** The history of a lead, newest first. */
@Injectable()
export class LeadEventsService {
  constructor(private readonly sql: Sql) {}

  of(leadId: string): Promise<LeadEvent[]> {
    return this.sql.named<LeadEvent>('lead-events', EVENTS, [leadId]);
  }

  /** Call it in the transaction that makes the change. */
  async write(db: Db, leadId: string, actorId: string | null, kind: LeadEventKind, detail: object = {}): Promise<void> {
    await db.named('lead-event', 'insert into lead_events (lead_id, actor_id, kind, detail) values ($1, $2, $3, $4)', [
      leadId,
      actorId,
      kind,
      JSON.stringify(detail),
    ]);
  }
}
