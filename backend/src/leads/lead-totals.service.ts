import { Injectable } from '@nestjs/common';
import { Sql } from '../database/sql';
import { statementName } from '../database/statement-name';
import { Where } from '../database/where';
import { SharedFigures } from '../events/shared-figures';
import { boundHospital, ownHospital, type Actor } from '../access/actor';
import type { AllLeadsQuery, LeadQuery } from './lead.dto';

type Total = (() => Promise<number>) | null;

/** The counters use this for leads without an agent. */
const NOBODY = `'00000000-0000-0000-0000-000000000000'`;

const ofBound = (who: Actor, where: Where): Where => where.and('c.hospital_id = ?', boundHospital(who));

/** Totals of whole lists, from the counters; null for a list with a filter that the counters do not know. */
@Injectable()
export class LeadTotals {
  constructor(
    private readonly sql: Sql,
    private readonly figures: SharedFigures,
  ) {}

  seenBy(who: Actor, query: AllLeadsQuery): Total {
    if (query.archived || query.ids || query.externalId) return null;
    const where = new Where('true');
    if (who.scope === 'all') return this.of(where, query);
    if (who.role === 'agent') return this.of(ofBound(who, where).and(`c.agent_id in (?, ${NOBODY})`, who.id), query);
    return this.of(where.and('c.hospital_id = ?', ownHospital(who)), query);
  }

  ofAgent(who: Actor, agentId: string, query: LeadQuery): Total {
    return this.of(ofBound(who, new Where('true')).and('c.agent_id = ?', agentId), query);
  }

  unassigned(who: Actor, query: LeadQuery): Total {
    return this.of(ofBound(who, new Where(`c.agent_id = ${NOBODY}`)), query);
  }

  private of(where: Where, { q, priority, source, status, assignedAgentId }: LeadQuery): Total {
    if (q || priority || source) return null;
    const { text, params } = where.and('c.status = ?', status).and('c.agent_id = ?', assignedAgentId);
    const statement = `select coalesce(sum(c.leads), 0) as total from lead_counters c ${text}`;
    const name = statementName('leads-total', statement);
    const read = async (): Promise<number> => (await this.sql.named<{ total: number }>(name, statement, params))[0]?.total ?? 0;
    return () => this.figures.of(`leads ${JSON.stringify([text, params])}`, read);
  }
}
