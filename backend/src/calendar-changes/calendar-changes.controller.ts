import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { isDay } from '@arogya/domain/clock';
import { Refusal } from '@arogya/domain/refusal';
import { flag, optional } from '@arogya/domain/rule';
import { Access } from '../access/access.decorator';
import { Audited } from '../audit/audited.decorator';
import type { Actor } from '../access/actor';
import { Who } from '../access/who.decorator';
import { Answers } from '../http/answers.decorator';
import { CheckedQuery } from '../http/checked.decorator';
import { Id } from '../http/uuid.pipe';
import { IdempotencyKey, type AnswerOrReplay } from '../idempotency/idempotency';
import {
  CalendarChangeDetails,
  CalendarChangeSummary,
  ChangePreview,
  DecideAffected,
  DecideMany,
  DoctorCalendar,
  HospitalClosure,
  MakeChange,
  PreviewChange,
  ProposalsQuery,
  UndoDecisions,
} from './calendar-change.dto';
import { CalendarChanges } from './calendar-changes.service';
import { AffectedDecisions } from './decisions.service';
import { DoctorCalendars } from './doctor-calendar.service';

export class ChangesQuery {
  @CheckedQuery(optional(flag()), { description: 'Only those with appointments about which somebody has to decide' }) open?: boolean;
}

@ApiTags('calendars')
@Controller('calendar-changes')
export class CalendarChangesController {
  constructor(
    private readonly changes: CalendarChanges,
    private readonly decisions: AffectedDecisions,
  ) {}

  @Post('preview')
  @HttpCode(200)
  @Access('calendar:change')
  @Audited('listed', 'appointment')
  @Answers({
    summary: 'Which appointments a change of a calendar affects, with proposals',
    description: 'Nothing is written. At most 500 appointments.',
    type: ChangePreview,
    refusals: ['notFound'],
  })
  previewCalendarChange(@Who() who: Actor, @Body() body: PreviewChange): Promise<ChangePreview> {
    return this.changes.preview(who, body);
  }

  @Post()
  @Access('calendar:change')
  @Audited('listed', 'appointment')
  @Answers({
    summary: 'Change a calendar, with what is decided about the appointments that it affects',
    description:
      'Nothing can be booked into it from here on. What was decided is carried out 15 seconds later, and only then are patients informed.',
    type: CalendarChangeDetails,
    status: 201,
    refusals: ['notFound', 'keyReused'],
  })
  makeCalendarChange(
    @Who() who: Actor,
    @Body() body: MakeChange,
    @IdempotencyKey() key: string | null,
  ): Promise<AnswerOrReplay<CalendarChangeDetails>> {
    return this.changes.make(who, body, key);
  }

  @Get()
  @Access('calendar:resolve')
  @Answers({ summary: 'The last 50 changes of calendars', list: CalendarChangeSummary })
  listCalendarChanges(@Who() who: Actor, @Query() { open }: ChangesQuery): Promise<CalendarChangeSummary[]> {
    return this.changes.list(who, open ?? false);
  }

  @Get(':id')
  @Access('calendar:resolve')
  @Audited('listed', 'appointment')
  @Answers({ summary: 'A change of a calendar with its appointments', type: CalendarChangeDetails, refusals: ['notFound'] })
  getCalendarChange(@Who() who: Actor, @Id() id: string): Promise<CalendarChangeDetails> {
    return this.changes.one(who, id);
  }

  @Delete(':id')
  @Access('calendar:change')
  @Answers({
    summary: 'Take a change of a calendar back as a whole',
    description: 'By whoever made it, in its first 15 seconds.',
    refusals: ['notFound', 'undoEnded'],
  })
  takeBackCalendarChange(@Who() who: Actor, @Id() id: string): Promise<void> {
    return this.changes.takeBack(who, id);
  }

  @Get(':id/proposals')
  @Access('calendar:resolve')
  @Audited('listed', 'appointment')
  @Answers({
    summary: 'Other places for what of a change needs a decision, as the calendars are now',
    description: 'Appointments that are open, or could not be settled, with up to three places each. Nothing is written.',
    type: ChangePreview,
    refusals: ['notFound'],
  })
  affectedProposals(@Who() who: Actor, @Id() id: string, @Query() { preference }: ProposalsQuery): Promise<ChangePreview> {
    return this.decisions.proposals(who, id, preference);
  }

  @Post(':id/decisions')
  @HttpCode(200)
  @Access('calendar:resolve')
  @Audited('listed', 'appointment')
  @Answers({
    summary: 'Decide about affected appointments that are open, or could not be settled',
    description:
      'Carried out 15 seconds later; until then whoever decided can take it back. An appointment that was changed since its `version`, or that needs no decision, stays as it is.',
    type: CalendarChangeDetails,
    refusals: ['notFound'],
  })
  decideManyAffected(@Who() who: Actor, @Id() id: string, @Body() { decisions }: DecideMany): Promise<CalendarChangeDetails> {
    return this.decisions.decide(who, id, decisions);
  }

  @Post(':id/decisions/undo')
  @HttpCode(200)
  @Access('calendar:resolve')
  @Audited('listed', 'appointment')
  @Answers({
    summary: 'Take decisions back: the appointments are open again',
    description:
      'In the first 15 seconds, by who decided; decisions of others stay. All of them or none: once one is carried out, the answer is 409.',
    type: CalendarChangeDetails,
    refusals: ['notFound', 'undoEnded'],
  })
  undoDecisions(@Who() who: Actor, @Id() id: string, @Body() { appointmentIds }: UndoDecisions): Promise<CalendarChangeDetails> {
    return this.decisions.undo(who, id, appointmentIds);
  }

  @Put(':id/appointments/:appointmentId')
  @Access('calendar:resolve')
  @Audited('listed', 'appointment')
  @Answers({
    summary: 'Decide about one affected appointment that is open, or could not be settled',
    description: 'As it is now. Carried out 15 seconds later, and taken back as the decisions about many.',
    type: CalendarChangeDetails,
    refusals: ['notFound'],
  })
  decideAffected(
    @Who() who: Actor,
    @Id() id: string,
    @Id('appointmentId') appointmentId: string,
    @Body() body: DecideAffected,
  ): Promise<CalendarChangeDetails> {
    return this.decisions.decideOne(who, id, appointmentId, body);
  }
}

@ApiTags('calendars')
@Controller()
export class CalendarsController {
  constructor(private readonly calendars: DoctorCalendars) {}

  @Get('doctors/:id/calendar')
  @Access('calendar:read')
  @Answers({ summary: "What differs from a doctor's usual hours: weekdays, dates and leave", type: DoctorCalendar, refusals: ['notFound'] })
  doctorCalendar(@Who() who: Actor, @Id() id: string): Promise<DoctorCalendar> {
    return this.calendars.ofDoctor(who, id);
  }

  @Delete('doctors/:id/leaves/:leaveId')
  @Access('calendar:change')
  @Answers({ summary: 'End a leave: its time can be booked again', refusals: ['notFound'] })
  endLeave(@Who() who: Actor, @Id() id: string, @Id('leaveId') leaveId: string): Promise<void> {
    return this.calendars.endLeave(who, id, leaveId);
  }

  @Get('hospitals/:id/closures')
  @Access('calendar:closures')
  @Answers({ summary: 'The closed days of a hospital, from today on', list: HospitalClosure, refusals: ['notFound'] })
  hospitalClosures(@Who() who: Actor, @Id() id: string): Promise<HospitalClosure[]> {
    return this.calendars.closures(who, id);
  }

  @Delete('hospitals/:id/closures/:day')
  @Access('calendar:closures')
  @Answers({ summary: 'Open a closed day again', refusals: ['notFound'] })
  endClosure(@Who() who: Actor, @Id() id: string, @Param('day') day: string): Promise<void> {
    if (!isDay(day)) throw new Refusal('notFound');
    return this.calendars.endClosure(who, id, day);
  }
}
