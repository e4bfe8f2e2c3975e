import { Injectable } from '@nestjs/common';
import { Sql } from '../database/sql';
import { prepared, type Statement } from '../database/statement';
import type { LeadEvent, LeadEventKind } from './lead-event.dto';

const eventsOf = prepared<LeadEvent, { leadId: string }>(
  'lead-events',
  `
select e.id, e.kind, e.detail, e.at,
  case when u.id is null then null
    else json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name) end as actor
from lead_events e left join users u on u.id = e.actor_id
where e.lead_id = :leadId order by e.at desc, e.id desc limit 200`,
);

const insertLeadEvent = prepared<object, { leadId: string; actorId: string | null; kind: string; detail: object }>(
  'lead-event',
  'insert into lead_events (lead_id, actor_id, kind, detail) values (:leadId, :actorId, :kind, :detail)',
);

/** What has happened to a lead, beside who did it and when. */
export interface TimelineEntry {
  readonly kind: LeadEventKind;
  readonly detail: object;
}

/** Send it in the transaction that makes the change. */
export const leadEvent = (leadId: string, actorId: string | null, { kind, detail }: TimelineEntry): Statement =>
  insertLeadEvent({ leadId, actorId, kind, detail });

/** The history of a lead, newest first. */
@Injectable()
export class LeadEventsService {
  constructor(private readonly sql: Sql) {}

  of(leadId: string): Promise<LeadEvent[]> {
    return this.sql.query(eventsOf({ leadId }));
  }
}
