import { Module } from '@nestjs/common';
import { AppointmentsModule } from '../appointments/appointments.module';
import { BookingDevices } from './booking-devices.service';
import { BookingHospitalController } from './booking-hospital.public.controller';
import { BookingPatientController } from './booking-patient.public.controller';
import { BookingPlaceService } from './booking-place.service';
import { BookingVisitController } from './booking-visit.public.controller';
import { PublicVisitService } from './public-visit.service';
import { ReturningPatientService } from './returning-patient.service';

@Module({
  imports: [AppointmentsModule],
  controllers: [BookingHospitalController, BookingPatientController, BookingVisitController],
  providers: [BookingPlaceService, ReturningPatientService, BookingDevices, PublicVisitService],
  exports: [BookingPlaceService],
})
export class PublicBookingModule {}
