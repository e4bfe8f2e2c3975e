import { Body, Controller, Delete, Get, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Audited } from '../audit/audited.decorator';
import { Access, Poll } from '../access/access.decorator';
import { isIntegration, type Actor } from '../access/actor';
import { Answers } from '../http/answers.decorator';
import { IdempotencyKey, type AnswerOrReplay } from '../idempotency/idempotency';
import { IfMatch } from '../http/if-match';
import type { Page } from '../paging/page';
import { Id } from '../http/uuid.pipe';
import { Who } from '../access/who.decorator';
import { ExternalId, ExternalIdDocumented } from '../external-ids/external-id.pipe';
import type { AnsweredAs } from '../http/answered-as';
import { AllLeadsQuery, CreateLead, Lead, LeadQuery, LeadStats, PutLead, UndoLead, UpdateLead } from './lead.dto';
import { LeadUndoService } from './lead-undo.service';
import { LeadWorkService } from './lead-work.service';
import { LeadsService } from './leads.service';
import { PushedLeads } from './pushed-leads.service';
import { LEAD_SORTS } from './leads.sql';

@ApiTags('leads')
@Controller('leads')
export class LeadsController {
  constructor(
    private readonly leads: LeadsService,
    private readonly work: LeadWorkService,
    private readonly undos: LeadUndoService,
    private readonly pushed: PushedLeads,
  ) {}

  @Get()
  @Access('leads:read')
  @Audited('listed', 'lead')
  @Answers({ summary: 'Leads: all of them, or those of the own hospital', list: Lead, sorts: LEAD_SORTS })
  listLeads(@Who() who: Actor, @Query() query: AllLeadsQuery): Promise<Page<Lead>> {
    return this.leads.list(who, query);
  }

  @Get('stats')
  @Access('leads:see')
  @Poll()
  @Answers({ summary: 'How many leads are in each status, within your scope', type: LeadStats, input: false })
  leadStats(@Who() who: Actor): Promise<LeadStats> {
    return this.leads.stats(who);
  }

  @Get('unassigned')
  @Access('leads:unassigned')
  @Audited('listed', 'lead')
  @Answers({ summary: 'Leads that no agent has yet', list: Lead, sorts: LEAD_SORTS })
  unassignedLeads(@Who() who: Actor, @Query() query: LeadQuery): Promise<Page<Lead>> {
    return this.leads.unassigned(who, query);
  }

  @Get('agent/:agentId')
  @Access('leads:of-agent')
  @Audited('listed', 'lead')
  @Answers({ summary: 'Leads of one agent; an agent sees only their own', list: Lead, sorts: LEAD_SORTS, refusals: ['notFound'] })
  leadsOfAgent(@Who() who: Actor, @Id('agentId') agentId: string, @Query() query: LeadQuery): Promise<Page<Lead>> {
    return this.leads.ofAgent(who, agentId, query);
  }

  @Get(':id')
  @Access('leads:see')
  @Audited('read', 'lead')
  @Answers({ summary: 'One lead', type: Lead, refusals: ['notFound'] })
  getLead(@Who() who: Actor, @Id() id: string): Promise<Lead> {
    return this.leads.find(who, id);
  }

  @Post()
  @Access('leads:create')
  @Answers({
    summary: 'Add a lead',
    description:
      'A lead that an agent adds is their own: they set neither another agent nor a doctor. An integration that sends a phone with an open lead gets that lead, with 200, and none is made; with an external id that another lead of its has, it is told which.',
    type: Lead,
    status: 201,
    also: { status: 200, description: 'The open lead of this phone, for an integration' },
    refusals: ['externalIdTaken', 'keyReused'],
  })
  createLead(
    @Who() who: Actor,
    @Body() body: CreateLead,
    @IdempotencyKey() key: string | null,
  ): Promise<AnswerOrReplay<Lead | AnsweredAs<Lead>>> {
    return isIntegration(who) ? this.pushed.push(who, body, key) : this.work.create(who, body, key);
  }

  @Put('by-external-id/:externalId')
  @Access('leads:by-external-id')
  @ExternalIdDocumented()
  @Answers({
    summary: 'Change the lead with this external id, or add it',
    description:
      'What is not sent stays. A new lead needs `patientName`, `phone` and the scope `leads:create`; an open lead of its phone that has no external id of yours becomes the one with this id.',
    type: Lead,
    also: { status: 201, description: 'The record was made' },
    refusals: ['notFound', 'stale', 'externalIdGone', 'keyReused'],
  })
  putLead(
    @Who() who: Actor,
    @ExternalId() externalId: string,
    @Body() body: PutLead,
    @IfMatch() version: number | null,
    @IdempotencyKey() key: string | null,
  ): Promise<AnswerOrReplay<Lead | AnsweredAs<Lead>>> {
    return this.pushed.put(who, externalId, body, version, key);
  }

  @Put(':id')
  @Access('leads:change')
  @Answers({
    summary: 'Change a lead; an agent takes an unassigned one by setting assignedAgentId to their own id',
    type: Lead,
    refusals: ['notFound', 'stale', 'leadTaken', 'externalIdTaken', 'archived'],
  })
  updateLead(@Who() who: Actor, @Id() id: string, @Body() body: UpdateLead, @IfMatch() version: number | null): Promise<Lead> {
    return this.work.change(who, id, body, version);
  }

  @Post(':id/undo')
  @Access('leads:undo')
  @Answers({
    summary: 'Take a change of status or agent back',
    description:
      'For 10 seconds after it, by who made it. What it wrote into the timeline goes, and the notification of an assignment with it.',
    type: Lead,
    refusals: ['notFound', 'undoEnded'],
  })
  undoLead(@Who() who: Actor, @Id() id: string, @Body() { version }: UndoLead): Promise<Lead> {
    return this.undos.undo(who, id, version);
  }

  @Delete(':id')
  @Access('leads:delete')
  @Answers({ summary: 'Remove a lead (it is archived)', refusals: ['notFound', 'stale'] })
  deleteLead(@Who() who: Actor, @Id() id: string, @IfMatch() version: number | null): Promise<void> {
    return this.work.remove(who, id, version);
  }

  @Post(':id/restore')
  @Access('leads:delete')
  @Answers({ summary: 'Bring a removed lead back', type: Lead, refusals: ['notFound'] })
  restoreLead(@Who() who: Actor, @Id() id: string): Promise<Lead> {
    return this.work.restore(who, id);
  }
}
