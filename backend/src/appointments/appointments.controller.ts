import { Body, Controller, Delete, Get, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Audited } from '../audit/audited.decorator';
import { Access } from '../access/access.decorator';
import type { Actor } from '../access/actor';
import { Answers } from '../http/answers.decorator';
import { IdempotencyKey, Replayed } from '../idempotency/idempotency';
import { IfMatch } from '../http/if-match';
import type { Page } from '../paging/page';
import { Id } from '../http/uuid.pipe';
import { Who } from '../access/who.decorator';
import {
  Appointment,
  AppointmentQuery,
  AppointmentsQuery,
  AppointmentStats,
  CreateAppointment,
  UndoAppointment,
  UpdateAppointment,
} from './appointment.dto';
import { AppointmentListsService } from './appointment-lists.service';
import { AppointmentsService } from './appointments.service';
import { AppointmentStatisticsService } from './appointment-statistics.service';
import { APPOINTMENT_SORTS } from './appointment.sql';

/** The possible errors when a start cannot be booked. */
const NEAREST = 'A start that cannot be booked is answered with 409: `reason`, and in `nearest` the three nearest free starts.';

@ApiTags('appointments')
@Controller('appointments')
export class AppointmentsController {
  constructor(
    private readonly lists: AppointmentListsService,
    private readonly appointments: AppointmentsService,
    private readonly statistics: AppointmentStatisticsService,
  ) {}

  @Get()
  @Access('appointments:read')
  @Audited('listed', 'appointment')
  @Answers({
    summary: 'Appointments you may see, the latest first',
    description: 'In the order `schedule`, of one day (`from` and `to`) those that are over come last.',
    list: Appointment,
    sorts: APPOINTMENT_SORTS,
  })
  listAppointments(@Who() who: Actor, @Query() query: AppointmentsQuery): Promise<Page<Appointment>> {
    return this.lists.list(who, query);
  }

  @Get('today')
  @Access('appointments:today')
  @Audited('listed', 'appointment')
  @Answers({
    summary: "Today's appointments, each by the clock of its hospital, the earliest first",
    description: 'In the order `schedule`, those that are not over yet come first.',
    list: Appointment,
    sorts: APPOINTMENT_SORTS,
  })
  todayAppointments(@Who() who: Actor, @Query() query: AppointmentQuery): Promise<Page<Appointment>> {
    return this.lists.today(who, query);
  }

  @Get('stats')
  @Access('appointments:today')
  @Answers({
    summary: 'How many appointments are in each status',
    description: 'A doctor gets those of their own appointments.',
    type: AppointmentStats,
    input: false,
  })
  appointmentStats(@Who() who: Actor): Promise<AppointmentStats> {
    return this.statistics.stats(who);
  }

  @Get('doctor/:id')
  @Access('appointments:of-doctor')
  @Audited('listed', 'appointment')
  @Answers({ summary: 'Appointments of a doctor, the latest first', list: Appointment, sorts: APPOINTMENT_SORTS, refusals: ['notFound'] })
  appointmentsOfDoctor(@Who() who: Actor, @Id() id: string, @Query() query: AppointmentQuery): Promise<Page<Appointment>> {
    return this.lists.ofDoctor(who, id, query);
  }

  @Get('agent/:id')
  @Access('appointments:of-agent')
  @Audited('listed', 'appointment')
  @Answers({
    summary: 'Appointments that an agent has booked, the latest first',
    list: Appointment,
    sorts: APPOINTMENT_SORTS,
    refusals: ['notFound'],
  })
  appointmentsOfAgent(@Who() who: Actor, @Id() id: string, @Query() query: AppointmentQuery): Promise<Page<Appointment>> {
    return this.lists.ofAgent(who, id, query);
  }

  @Get(':id')
  @Access('appointments:of-doctor')
  @Audited('read', 'appointment')
  @Answers({ summary: 'One appointment', type: Appointment, refusals: ['notFound'] })
  getAppointment(@Who() who: Actor, @Id() id: string): Promise<Appointment> {
    return this.appointments.find(who, id);
  }

  @Post()
  @Access('appointments:create')
  @Answers({
    summary: 'Book an appointment',
    description: NEAREST,
    type: Appointment,
    status: 201,
    refusals: ['slotTaken', 'slotHeld', 'slotNotOffered', 'externalIdTaken', 'keyReused'],
  })
  async createAppointment(
    @Who() who: Actor,
    @Body() body: CreateAppointment,
    @IdempotencyKey() key: string | null,
  ): Promise<Appointment | Replayed<Appointment>> {
    const { appointment, replayed } = await this.appointments.create(who, body, key);
    return replayed ? new Replayed(appointment) : appointment;
  }

  @Put(':id')
  @Access('appointments:change')
  @Answers({
    summary: 'Change, move or revive an appointment',
    description: NEAREST,
    type: Appointment,
    refusals: ['notFound', 'slotTaken', 'slotHeld', 'slotNotOffered', 'stale', 'externalIdTaken', 'archived'],
  })
  updateAppointment(
    @Who() who: Actor,
    @Id() id: string,
    @Body() body: UpdateAppointment,
    @IfMatch() version: number | null,
  ): Promise<Appointment> {
    return this.appointments.change(who, id, body, version);
  }

  @Post(':id/undo')
  @Access('appointments:undo')
  @Answers({
    summary: 'Take a change of status, time or doctor back',
    description:
      'For 10 seconds after it, by who made it. Notes and feedback that came with it go back too. Where somebody has the time by now, the answer is 409 with `nearest`.',
    type: Appointment,
    refusals: ['notFound', 'undoEnded', 'slotTaken'],
  })
  undoAppointment(@Who() who: Actor, @Id() id: string, @Body() { version }: UndoAppointment): Promise<Appointment> {
    return this.appointments.undo(who, id, version);
  }

  @Delete(':id')
  @Access('appointments:delete')
  @Answers({ summary: 'Delete an appointment; its time is free again', refusals: ['notFound', 'stale'] })
  deleteAppointment(@Who() who: Actor, @Id() id: string, @IfMatch() version: number | null): Promise<void> {
    return this.appointments.remove(who, id, version);
  }

  @Post(':id/restore')
  @Access('appointments:delete')
  @Answers({
    summary: 'Bring a deleted appointment back',
    description: 'One that is not cancelled takes its time again; where that is taken by now, the answer is 409.',
    type: Appointment,
    refusals: ['notFound', 'slotTaken', 'archived'],
  })
  restoreAppointment(@Who() who: Actor, @Id() id: string): Promise<Appointment> {
    return this.appointments.restore(who, id);
  }
}
