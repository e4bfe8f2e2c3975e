import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AppointmentsModule } from '../appointments/appointments.module';
import { DoctorCalendarPort } from '../doctors/doctor-calendar';
import { DoctorDayHoursEntity, DoctorHoursEntity } from '../records/doctor.entity';
import { AffectedAppointments } from './affected.service';
import { AffectedAppointmentEntity, CalendarChangeEntity } from './calendar-change.entity';
import { CalendarChangesController, CalendarsController } from './calendar-changes.controller';
import { CalendarChanges } from './calendar-changes.service';
import { AffectedDecisions } from './decisions.service';
import { DoctorCalendars } from './doctor-calendar.service';
import { DoctorChanges } from './doctor-changes.service';
import { SettleAffected } from './settle.service';

/** What the module of doctors asks of this one, through a port of its own. */
@Global()
@Module({
  imports: [AppointmentsModule],
  providers: [{ provide: DoctorCalendarPort, useClass: DoctorChanges }],
  exports: [DoctorCalendarPort],
})
class CalendarPorts {}

@Module({
  imports: [
    AppointmentsModule,
    CalendarPorts,
    TypeOrmModule.forFeature([CalendarChangeEntity, AffectedAppointmentEntity, DoctorHoursEntity, DoctorDayHoursEntity]),
  ],
  controllers: [CalendarChangesController, CalendarsController],
  providers: [AffectedAppointments, AffectedDecisions, CalendarChanges, DoctorCalendars, SettleAffected],
  exports: [SettleAffected],
})
export class CalendarChangesModule {}
