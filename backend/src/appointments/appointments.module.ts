import { Global, Module } from '@nestjs/common';
import { ExternalIdsModule } from '../external-ids/external-ids.module';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PatientAppointments } from '../patients/patient-appointments';
import {
  AppointmentEntity,
  SlotHoldEntity,
  AppointmentUndoEntity,
  BulkAnswerEntity,
  HoldHistoryEntity,
  AppointmentCounterEntity,
  AppointmentDayEntity,
  AppointmentHourEntity,
  DoctorDayEntity,
  AppointmentTotalEntity,
} from '../records/appointment.entity';
import { AppointmentListsService } from './appointment-lists.service';
import { AppointmentTotals } from './appointment-totals.service';
import { AppointmentsController } from './appointments.controller';
import { AppointmentsService } from './appointments.service';
import { ArchiveAppointment } from './booking/archive';
import { BookAppointment } from './booking/book';
import { cancelUpcoming, cancelUpcomingAt } from './booking/cancel-upcoming';
import { ChangeAppointment } from './booking/change';
import { refreshContacts } from './booking/contact.sql';
import { DoctorTurns } from './booking/doctor-turns';
import { HoldSlot } from './booking/hold';
import { Problems } from './booking/problems';
import { UndoChange } from './booking/undo';
import { BulkCalls } from './bulk-calls';
import { BulkController } from './bulk.controller';
import { BulkService } from './bulk.service';
import { Calendars } from './calendars';
import { Clock } from './clock';
import { NeedsController } from './needs.controller';
import { NeedsService } from './needs.service';
import { NextFreeService } from './next-free.service';
import { ShownNames } from './shown-names';
import { SlotsController } from './slots.controller';
import { SlotsService } from './slots.service';
import { AppointmentStatisticsService } from './appointment-statistics.service';

const RECIPES = [BookAppointment, HoldSlot, ChangeAppointment, UndoChange, ArchiveAppointment];

const ofPatient: PatientAppointments = {
  cancelUpcoming: (db, patientId, hospitalId) =>
    hospitalId ? cancelUpcomingAt(db, patientId, hospitalId) : cancelUpcoming(db, 'patient', patientId),
  refreshContacts: (db, contact) => db.batch(refreshContacts({ ...contact })),
};

/** What modules that appointments stand on ask of them, through ports of their own. */
@Global()
@Module({ providers: [{ provide: PatientAppointments, useValue: ofPatient }], exports: [PatientAppointments] })
class AppointmentPorts {}

@Module({
  imports: [
    AppointmentPorts,
    ExternalIdsModule,
    TypeOrmModule.forFeature([
      AppointmentEntity,
      SlotHoldEntity,
      HoldHistoryEntity,
      AppointmentUndoEntity,
      BulkAnswerEntity,
      AppointmentCounterEntity,
      AppointmentTotalEntity,
      AppointmentDayEntity,
      AppointmentHourEntity,
      DoctorDayEntity,
    ]),
  ],
  controllers: [BulkController, NeedsController, AppointmentsController, SlotsController],
  providers: [
    ...[
      AppointmentListsService,
      AppointmentTotals,
      BulkCalls,
      BulkService,
      NeedsService,
      AppointmentsService,
      NextFreeService,
      SlotsService,
      AppointmentStatisticsService,
    ],
    ...[Calendars, Clock, DoctorTurns, Problems, ShownNames, ...RECIPES],
  ],
  exports: [AppointmentListsService, AppointmentsService, Calendars, Clock, SlotsService, AppointmentStatisticsService, ...RECIPES],
})
export class AppointmentsModule {}
