import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AppointmentsModule } from '../appointments/appointments.module';
import { DoctorDayHoursEntity, DoctorHoursEntity } from '../doctors/doctor.entity';
import { AffectedAppointments } from './affected.service';
import { AffectedAppointmentEntity, CalendarChangeEntity } from './calendar-change.entity';
import { CalendarChangesController, CalendarsController } from './calendar-changes.controller';
import { CalendarChanges } from './calendar-changes.service';
import { AffectedDecisions } from './decisions.service';
import { DoctorCalendars } from './doctor-calendar.service';
import { SettleAffected } from './settle.service';

@Module({
  imports: [
    AppointmentsModule,
    TypeOrmModule.forFeature([CalendarChangeEntity, AffectedAppointmentEntity, DoctorHoursEntity, DoctorDayHoursEntity]),
  ],
  controllers: [CalendarChangesController, CalendarsController],
  providers: [AffectedAppointments, AffectedDecisions, CalendarChanges, DoctorCalendars, SettleAffected],
  exports: [SettleAffected],
})
export class CalendarChangesModule {}
