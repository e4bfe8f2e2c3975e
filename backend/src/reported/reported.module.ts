import { Module } from '@nestjs/common';
import { AppointmentsModule } from '../appointments/appointments.module';
import { PatientsModule } from '../patients/patients.module';
import { ReportedController } from './reported.controller';
import { ReportedService } from './reported.service';

@Module({ imports: [AppointmentsModule, PatientsModule], controllers: [ReportedController], providers: [ReportedService] })
export class ReportedModule {}
