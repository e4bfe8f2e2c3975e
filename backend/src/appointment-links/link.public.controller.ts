import { applyDecorators, Body, Controller, Get, HttpCode, Param, Post, Put, Query, Req, StreamableFile } from '@nestjs/common';
import { ApiOperation, ApiProduces, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { RefusalCode } from '@arogya/domain/refusal';
import type { FastifyRequest } from 'fastify';
import { Public } from '../access/access.decorator';
import { DoctorSlots } from '../appointments/appointment.dto';
import { Clock } from '../appointments/clock';
import { refusalResponses } from '../errors/problem';
import { Answers } from '../http/answers.decorator';
import { Limited } from '../limits/limited.decorator';
import { HospitalLanguages } from '../public-booking/hospital-languages.service';
import { calendarOf } from './appointment-calendar';
import { linkCallerOf } from './link-browser';
import { CancelByLink, LanguageByLink, LateByLink, LinkSlotsQuery, MoveByLink, UndoByLink } from './link.dto';
import { LinkActs } from './link-acts.service';
import { LinkSlots } from './link-slots.service';
import { linkedFrom } from './linked-appointment';
import { LinkedAppointment } from './linked-appointment.dto';
import { LinkedAppointments } from './linked-appointments.service';

const TOKEN = 'token';

/** An act of a link: open to whoever has it, counted, and answered with the appointment as it is now. */
const Act = (summary: string, description: string, refusals: readonly RefusalCode[]): MethodDecorator =>
  applyDecorators(
    Public(),
    Limited('linkAct'),
    HttpCode(200),
    Answers({
      summary,
      description,
      type: LinkedAppointment,
      status: 200,
      refusals: ['noRoute', 'appointmentClosed', 'busy', ...refusals],
    }),
  );

const DIGITS = ['digitsNeeded', 'digitsWrong', 'digitsUsedUp'] as const;
const TAKEN = ['slotTaken', 'slotNotOffered'] as const;

/** What a patient sees and does by the link of an appointment, without an account. No GET changes anything: messengers fetch links. */
@ApiTags('link')
@Controller('link')
export class LinkController {
  constructor(
    private readonly links: LinkedAppointments,
    private readonly acts: LinkActs,
    private readonly slots: LinkSlots,
    private readonly languages: HospitalLanguages,
    private readonly clock: Clock,
  ) {}

  @Get(':token')
  @Public()
  @Limited('publicRead')
  @Answers({
    summary: 'The appointment of a link',
    description:
      'A link that is wrong, replaced, over (7 days after the appointment) or of an erased patient is answered as an address that was never there.',
    type: LinkedAppointment,
    refusals: ['noRoute'],
    input: false,
  })
  async linkedAppointment(@Param(TOKEN) token: string, @Req() request: FastifyRequest): Promise<LinkedAppointment> {
    return linkedFrom(await this.links.get(linkCallerOf(token, request)), this.clock.now());
  }

  @Get(':token/calendar.ics')
  @Public()
  @Limited('publicRead')
  @ApiOperation({ summary: 'The appointment for a calendar', description: 'A later file replaces an earlier one, or takes the entry out.' })
  @ApiProduces('text/calendar')
  @ApiResponse({
    status: 200,
    description: 'The appointment for a calendar',
    content: { 'text/calendar': { schema: { type: 'string' }, example: 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\n' } },
  })
  @RefusedAsNoRoute()
  async linkedCalendar(@Param(TOKEN) token: string, @Req() request: FastifyRequest): Promise<StreamableFile> {
    const row = await this.links.get(linkCallerOf(token, request));
    const { name, text } = calendarOf(row, await this.languages.of(row.slug), this.clock.now());
    return new StreamableFile(Buffer.from(text), { type: 'text/calendar; charset=utf-8', disposition: `attachment; filename="${name}"` });
  }

  @Get(':token/slots')
  @Public()
  @Limited('publicRead')
  @Answers({
    summary: 'To when it may be moved',
    description: 'Every public start of its doctor: free, or the reason why not. Its own time counts as free.',
    type: DoctorSlots,
    refusals: ['noRoute', 'appointmentClosed', 'appointmentBegun', 'changeTooLate', 'movesUsed', 'noBookingNow'],
  })
  linkedSlots(@Param(TOKEN) token: string, @Query() query: LinkSlotsQuery, @Req() request: FastifyRequest): Promise<DoctorSlots> {
    return this.slots.of(linkCallerOf(token, request), query);
  }

  @Post(':token/coming')
  @Act('Say that the patient is coming', 'Before the start. Where the hospital has it so, this confirms the appointment.', [
    'appointmentBegun',
  ])
  sayComing(@Param(TOKEN) token: string, @Req() request: FastifyRequest): Promise<LinkedAppointment> {
    return this.acts.coming(linkCallerOf(token, request));
  }

  @Post(':token/late')
  @Act('Say how late the patient will be', 'On the day, from 12 hours before to an hour after the start. The last word counts.', [
    'notToday',
    'changeTooLate',
  ])
  sayLate(@Param(TOKEN) token: string, @Body() { minutes }: LateByLink, @Req() request: FastifyRequest): Promise<LinkedAppointment> {
    return this.acts.late(linkCallerOf(token, request), minutes);
  }

  @Post(':token/move')
  @Act(
    'Move it to another start of its doctor',
    'The old time is given up with the new one had. A start that is taken is refused with `nearest`.',
    [...TAKEN, ...DIGITS, 'stale', 'appointmentBegun', 'changeTooLate', 'movesUsed', 'noBookingNow'],
  )
  moveByLink(@Param(TOKEN) token: string, @Body() body: MoveByLink, @Req() request: FastifyRequest): Promise<LinkedAppointment> {
    return this.acts.move(linkCallerOf(token, request), body);
  }

  @Post(':token/cancel')
  @Act('Cancel it', 'A cancelled one is answered as it is.', [...DIGITS, 'stale', 'appointmentBegun', 'changeTooLate'])
  cancelByLink(@Param(TOKEN) token: string, @Body() body: CancelByLink, @Req() request: FastifyRequest): Promise<LinkedAppointment> {
    return this.acts.cancel(linkCallerOf(token, request), body);
  }

  @Post(':token/undo')
  @Act(
    'Take the move or cancellation back',
    'For 10 seconds after it. Where somebody has the time by now, the answer is 409 with `nearest`.',
    ['undoEnded', 'slotTaken', 'stale'],
  )
  undoByLink(@Param(TOKEN) token: string, @Body() { version }: UndoByLink, @Req() request: FastifyRequest): Promise<LinkedAppointment> {
    return this.acts.undo(linkCallerOf(token, request), version);
  }

  @Put(':token/language')
  @Act('Choose the language of its messages', 'One that the hospital does not offer for messages is kept, and English is sent.', [])
  languageByLink(
    @Param(TOKEN) token: string,
    @Body() { language }: LanguageByLink,
    @Req() request: FastifyRequest,
  ): Promise<LinkedAppointment> {
    return this.acts.speak(linkCallerOf(token, request), language);
  }
}

function RefusedAsNoRoute(): MethodDecorator {
  return applyDecorators(...refusalResponses(['noRoute', 'unavailable']));
}
