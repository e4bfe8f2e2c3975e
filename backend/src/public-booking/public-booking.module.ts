import { Module } from '@nestjs/common';
import { AppointmentsModule } from '../appointments/appointments.module';
import { MessagesModule } from '../messages/messages.module';
import { BookingDevices } from './booking-devices.service';
import { BookingDoctors } from './booking-doctors.service';
import { BookingHandles } from './booking-handles.service';
import { BookingHospitalController } from './booking-hospital.public.controller';
import { BookingPatientController } from './booking-patient.public.controller';
import { BookingPlaceService } from './booking-place.service';
import { BookingVisitController } from './booking-visit.public.controller';
import { BookingVisitors } from './booking-visitors.service';
import { PhoneCodeController } from './phone-code.public.controller';
import { PhoneCodes } from './phone-codes.service';
import { PublicVisitService } from './public-visit.service';
import { ReturningPatientService } from './returning-patient.service';
import { VerifiedPatients } from './verified-patients.service';

@Module({
  imports: [AppointmentsModule, MessagesModule],
  controllers: [BookingHospitalController, PhoneCodeController, BookingPatientController, BookingVisitController],
  providers: [
    ...[BookingPlaceService, ReturningPatientService, BookingDevices, BookingDoctors, BookingHandles, BookingVisitors],
    ...[PhoneCodes, VerifiedPatients, PublicVisitService],
  ],
  exports: [BookingPlaceService, BookingDoctors],
})
export class PublicBookingModule {}
