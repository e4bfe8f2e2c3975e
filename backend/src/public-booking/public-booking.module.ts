import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BookingHandleEntity, BookingDeviceEntity, BookingCodeEntity, BookingProofEntity } from './visitor.entities';
import { AppointmentsModule } from '../appointments/appointments.module';
import { LinkTokensModule } from '../link-tokens/link-tokens.module';
import { MessagesModule } from '../messages/messages.module';
import { BookingDevices } from './booking-devices.service';
import { BookingDoctors } from './booking-doctors.service';
import { BookingHandles } from './booking-handles.service';
import { BookingHospitalController } from './booking-hospital.public.controller';
import { BookingPageData } from './booking-page-data.service';
import { HospitalLanguages } from './hospital-languages.service';
import { BookingPatientController } from './booking-patient.public.controller';
import { BookingPlaceService } from './booking-place.service';
import { BookingAppointmentController } from './booking-appointment.public.controller';
import { BookingVisitors } from './booking-visitors.service';
import { PhoneCodeController } from './phone-code.public.controller';
import { PhoneCodes } from './phone-codes.service';
import { PublicAppointmentService } from './public-appointment.service';
import { ReturningPatientService } from './returning-patient.service';
import { VerifiedPatients } from './verified-patients.service';

@Module({
  imports: [
    TypeOrmModule.forFeature([BookingHandleEntity, BookingDeviceEntity, BookingCodeEntity, BookingProofEntity]),
    AppointmentsModule,
    LinkTokensModule,
    MessagesModule,
  ],
  controllers: [BookingHospitalController, PhoneCodeController, BookingPatientController, BookingAppointmentController],
  providers: [
    ...[BookingPlaceService, ReturningPatientService, BookingDevices, BookingDoctors, BookingHandles, BookingPageData, HospitalLanguages],
    ...[BookingVisitors, PhoneCodes, VerifiedPatients, PublicAppointmentService],
  ],
  exports: [HospitalLanguages],
})
export class PublicBookingModule {}
