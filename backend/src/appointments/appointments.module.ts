import { Module } from '@nestjs/common';
import { AppointmentListsService } from './appointment-lists.service';
import { AppointmentTotals } from './appointment-totals.service';
import { AppointmentsController } from './appointments.controller';
import { AppointmentsService } from './appointments.service';
import { BookingService } from './booking.service';
import { Calendars } from './calendars';
import { Clock } from './clock';
import { Offers } from './offers';
import { SlotsController } from './slots.controller';
import { SlotsService } from './slots.service';
import { VisitStatisticsService } from './visit-statistics.service';

@Module({
  controllers: [AppointmentsController, SlotsController],
  providers: [
    AppointmentListsService,
    AppointmentTotals,
    AppointmentsService,
    BookingService,
    Calendars,
    Clock,
    Offers,
    SlotsService,
    VisitStatisticsService,
  ],
  exports: [AppointmentListsService, AppointmentsService, BookingService, Clock, VisitStatisticsService],
})
export class AppointmentsModule {}
