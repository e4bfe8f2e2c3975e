import { Module } from '@nestjs/common';
import { AppointmentsModule } from '../appointments/appointments.module';
import { LinkTokensModule } from '../link-tokens/link-tokens.module';
import { PublicBookingModule } from '../public-booking/public-booking.module';
import { AppointmentLinkController } from './appointment-link.controller';
import { AppointmentLinks } from './appointment-link.service';
import { LinkActs } from './link-acts.service';
import { LinkPageData } from './link-page-data.service';
import { LinkSlots } from './link-slots.service';
import { LinkController } from './link.public.controller';
import { LinkedAppointments } from './linked-appointments.service';
import { PhoneDigits } from './phone-digits.service';

@Module({
  imports: [AppointmentsModule, LinkTokensModule, PublicBookingModule],
  controllers: [LinkController, AppointmentLinkController],
  providers: [LinkedAppointments, LinkPageData, LinkActs, LinkSlots, PhoneDigits, AppointmentLinks],
  exports: [LinkPageData],
})
export class AppointmentLinksModule {}
