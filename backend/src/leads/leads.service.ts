import { Injectable } from '@nestjs/common';
import { LEAD_STATUSES } from '@arogya/domain/leads/status';
import { Refusal } from '@arogya/domain/refusal';
import { idsIn } from '../paging/ids';
import { Keyset } from '../paging/keyset';
import { firstFound, pageOf, type FirstFound, type List } from '../paging/list';
import { likeOrPhone, lookThrough, type Search } from '../paging/search';
import { Sql, type Db } from '../database/sql';
import { statementName } from '../database/statement-name';
import { Where } from '../database/where';
import { boundHospital, isIntegration, ownHospital, type Actor } from '../access/actor';
import { assertMayRestore, rowsOf } from '../archive/archived';
import { calledSo } from '../external-ids/named-rows';
import type { Page, PageQuery } from '../paging/page';
import type { AllLeadsQuery, Lead, LeadQuery, LeadStats } from './lead.dto';
import { LeadTotals } from './lead-totals.service';
import { visibleTo } from './leads.scope';
import { leadColumns, LEAD_COLUMNS, LEAD_FROM, LEAD_JOINS, LEAD_SORTS, type LeadRead, wholeLead } from './leads.sql';

const NEWEST = '-createdAt';

/** Reads leads, always within the actor's scope. */
@Injectable()
export class LeadsService {
  constructor(
    private readonly sql: Sql,
    private readonly totals: LeadTotals,
  ) {}

  list(who: Actor, query: AllLeadsQuery): Promise<Page<Lead>> {
    assertMayRestore(who, query, 'leads:delete');
    const seen = visibleTo(who, rowsOf('l', query)).and('l.id = any(?::uuid[])', idsIn(query));
    const where = calledSo(who, seen, 'lead', 'l.id', query.externalId);
    return this.page(who, where, query, this.totals.seenBy(who, query));
  }

  /** Leads of one agent. An agent who asks for another agent's list gets 404. */
  ofAgent(who: Actor, agentId: string, query: LeadQuery): Promise<Page<Lead>> {
    if (who.scope === 'scoped' && agentId !== who.id) throw new Refusal('notFound');
    const where = ofBound(who, new Where('l.archived_at is null').and('l.assigned_agent_id = ?', agentId));
    return this.page(who, where, query, this.totals.ofAgent(who, agentId, query));
  }

  unassigned(who: Actor, query: LeadQuery): Promise<Page<Lead>> {
    const where = ofBound(who, new Where('l.archived_at is null and l.assigned_agent_id is null'));
    return this.page(who, where, query, this.totals.unassigned(who, query));
  }

  /** The first that a search in what the actor sees finds. */
  firstFound(who: Actor, query: PageQuery): FirstFound<Lead> {
    return firstFound<LeadRead, Lead>(listOf(who, visibleTo(who, new Where('l.archived_at is null')), query), (row) => row);
  }

  private page(who: Actor, where: Where, query: LeadQuery, kept: List['kept']): Promise<Page<Lead>> {
    return pageOf<LeadRead>(this.sql, { ...listOf(who, where, query), kept });
  }

  /** One lead that the actor sees, read through `db`; `lock` locks it until the transaction ends. */
  async one(db: Db, who: Actor, id: string, lock = false): Promise<Lead> {
    const where = visibleTo(who, new Where('l.archived_at is null').and('l.id = ?', id));
    const columns = leadColumns(who, where);
    const lead = await db.one<LeadRead>(`select ${columns} ${LEAD_FROM} ${where.text} ${lock ? 'for update of l' : ''}`, where.params);
    if (!lead) throw new Refusal('notFound');
    return lead;
  }

  /** The lead as it is now, without a scope: for steps that have checked it already. */
  async whole(db: Db, id: string, who?: Actor): Promise<Lead> {
    if (who && isIntegration(who)) return this.one(db, who, id);
    const lead = await db.one(wholeLead({ id }));
    if (!lead) throw new Refusal('notFound');
    return lead;
  }

  find(who: Actor, id: string): Promise<Lead> {
    return this.one(this.sql, who, id);
  }

  /** How many leads have which status, from the kept counters. */
  async stats(who: Actor): Promise<LeadStats> {
    const where = new Where('true');
    if (who.role === 'agent') where.and('agent_id = ?', who.id).and('hospital_id = ?', boundHospital(who));
    else if (who.scope === 'scoped') where.and('hospital_id = ?', ownHospital(who));
    const text = `select status, sum(leads)::int as leads from lead_counters ${where.text} group by status`;
    const rows = await this.sql.named<{ status: string; leads: number }>(statementName('lead-stats', text), text, where.params);
    const by = new Map(rows.map((row) => [row.status, row.leads]));
    const counts = Object.fromEntries(LEAD_STATUSES.map((status) => [status, by.get(status) ?? 0]));
    return { total: [...by.values()].reduce((sum, leads) => sum + leads, 0), ...counts } as unknown as LeadStats;
  }
}

/** For lists that are not narrowed by `visibleTo`. */
const ofBound = (who: Actor, where: Where): Where => where.and('l.hospital_id = ?', boundHospital(who));

/** By name, phone and e-mail; a phone is found however it was typed. */
const leadsSought = (q: string): Search => ({ lookThrough: lookThrough(q), ofRow: (bound) => likeOrPhone('l.search', q, bound) });

function listOf(who: Actor, where: Where, query: LeadQuery): List {
  where
    .and('l.status = ?', query.status)
    .and('l.priority = ?', query.priority)
    .and('l.source = ?', query.source)
    .and('l.assigned_agent_id = ?', query.assignedAgentId);
  return {
    table: 'leads',
    alias: 'l',
    columns: isIntegration(who) ? (bound) => leadColumns(who, bound) : LEAD_COLUMNS,
    joins: LEAD_JOINS,
    where,
    search: query.q ? leadsSought(query.q) : null,
    keyset: new Keyset(query, LEAD_SORTS, NEWEST, 'l.id'),
  };
}
