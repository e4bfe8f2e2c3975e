import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Audited } from '../audit/audited.decorator';
import { Access } from '../access/access.decorator';
import type { Actor } from '../access/actor';
import { Answers } from '../http/answers.decorator';
import { IdempotencyKey, type AnswerOrReplay } from '../idempotency/idempotency';
import { Page } from '../paging/page';
import { Id } from '../http/uuid.pipe';
import { Who } from '../access/who.decorator';
import { BookedLead, BookLead } from './book-lead.dto';
import { LeadBookingService } from './lead-booking.service';
import { LeadEvent, RecordCall } from './lead-event.dto';
import { Lead } from './lead.dto';
import { LeadWorkService } from './lead-work.service';

@ApiTags('leads')
@Controller('leads/:id')
export class LeadWorkController {
  constructor(
    private readonly work: LeadWorkService,
    private readonly booking: LeadBookingService,
  ) {}

  @Get('events')
  @Access('leads:see')
  @Audited('read', 'lead')
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

  @Post('book')
  @Access('leads:work')
  @Answers({
    summary: 'Book an appointment for a lead: patient, appointment and lead in one step',
    description:
      "Without `patientId` a patient is made, of the lead's own fields where none are sent. A start that cannot be had is answered " +
      'with 409: `reason`, and in `nearest` the three nearest free starts; nothing is written then.',
    type: BookedLead,
    status: 201,
    refusals: ['notFound', 'slotTaken', 'slotNotOffered', 'leadBooked', 'keyReused'],
  })
  bookLead(
    @Who() who: Actor,
    @Id() id: string,
    @Body() body: BookLead,
    @IdempotencyKey() key: string | null,
  ): Promise<AnswerOrReplay<BookedLead>> {
    return this.booking.book(who, id, body, key);
  }
}
