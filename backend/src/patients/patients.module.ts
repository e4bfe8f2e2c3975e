import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { HospitalPatientEntity, PatientEntity, PatientActivityEntity, PatientTotalEntity } from '../records/patient.entity';
import { ExternalIdsModule } from '../external-ids/external-ids.module';
import { NamedPatients } from './named-patients.service';
import { PatientAdminService } from './patient-admin.service';
import { PatientsController } from './patients.controller';
import { PatientsService } from './patients.service';

@Module({
  imports: [TypeOrmModule.forFeature([PatientEntity, PatientActivityEntity, PatientTotalEntity, HospitalPatientEntity]), ExternalIdsModule],
  controllers: [PatientsController],
  providers: [PatientsService, PatientAdminService, NamedPatients],
  exports: [PatientsService],
})
export class PatientsModule {}
