import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../http/access.decorator';
import type { Actor } from '../http/actor';
import { Answers } from '../http/answers.decorator';
import { Page } from '../http/page';
import { Id } from '../http/uuid.pipe';
import { Who } from '../http/who.decorator';
import { LeadEvent, RecordCall } from './lead-event.dto';
import { Lead } from './lead.dto';
import { LeadWorkService } from './lead-work.service';

@ApiTags('leads')
@Controller('leads/:id')
export class LeadWorkController {
  constructor(private readonly work: LeadWorkService) {}

  @Get('events')
  @Access('leads:see')
  @Answers({ summary: 'What has happened to a lead, newest first', list: LeadEvent, refusals: ['notFound'] })
  async leadEvents(@Who() who: Actor, @Id() id: string): Promise<Page<LeadEvent>> {
    const events = await this.work.timeline(who, id);
    return new Page(events, events.length);
  }

  @Post('calls')
  @Access('leads:work')
  @Answers({ summary: 'Record how a call to a lead ended', type: Lead, status: 201, refusals: ['notFound'] })
  recordCall(@Who() who: Actor, @Id() id: string, @Body() body: RecordCall): Promise<Lead> {
    return this.work.recordCall(who, id, body);
  }
}
