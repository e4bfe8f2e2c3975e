import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UpcomingAppointments } from '../patients/upcoming-appointments';
import {
  AppointmentEntity,
  SlotHoldEntity,
  HoldHistoryEntity,
  AppointmentCounterEntity,
  AppointmentTotalEntity,
} from './appointment.entity';
import { AppointmentListsService } from './appointment-lists.service';
import { AppointmentTotals } from './appointment-totals.service';
import { AppointmentsController } from './appointments.controller';
import { AppointmentsService } from './appointments.service';
import { ArchiveAppointment } from './booking/archive';
import { BookAppointment } from './booking/book';
import { cancelUpcoming } from './booking/cancel-upcoming';
import { ChangeAppointment } from './booking/change';
import { DoctorQueue } from './booking/doctor-queue';
import { HoldSlot } from './booking/hold';
import { Problems } from './booking/problems';
import { Calendars } from './calendars';
import { Clock } from './clock';
import { SlotsController } from './slots.controller';
import { SlotsService } from './slots.service';
import { AppointmentStatisticsService } from './appointment-statistics.service';

const RECIPES = [BookAppointment, HoldSlot, ChangeAppointment, ArchiveAppointment];

const upcoming: UpcomingAppointments = { cancelOf: (db, patientId) => cancelUpcoming(db, 'patient', patientId) };

/** What modules that appointments stand on ask of them, through ports of their own. */
@Global()
@Module({ providers: [{ provide: UpcomingAppointments, useValue: upcoming }], exports: [UpcomingAppointments] })
class AppointmentPorts {}

@Module({
  imports: [
    AppointmentPorts,
    TypeOrmModule.forFeature([AppointmentEntity, SlotHoldEntity, HoldHistoryEntity, AppointmentCounterEntity, AppointmentTotalEntity]),
  ],
  controllers: [AppointmentsController, SlotsController],
  providers: [
    ...[AppointmentListsService, AppointmentTotals, AppointmentsService, SlotsService, AppointmentStatisticsService],
    ...[Calendars, Clock, DoctorQueue, Problems, ...RECIPES],
  ],
  exports: [AppointmentListsService, AppointmentsService, Calendars, Clock, SlotsService, AppointmentStatisticsService, ...RECIPES],
})
export class AppointmentsModule {}
