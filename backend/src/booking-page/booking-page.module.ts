import { Module } from '@nestjs/common';
import { AppointmentsModule } from '../appointments/appointments.module';
import { PublicBookingModule } from '../public-booking/public-booking.module';
import { BookingPageData } from '../web/booking-page-data';
import { BookingPageOfSlug } from './booking-page-of-slug';

@Module({
  imports: [AppointmentsModule, PublicBookingModule],
  providers: [{ provide: BookingPageData, useClass: BookingPageOfSlug }],
  exports: [BookingPageData],
})
export class BookingPageModule {}
