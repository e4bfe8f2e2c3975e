import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { HospitalPatientEntity, PatientEntity, PatientActivityEntity, PatientTotalEntity } from '../records/patient.entity';
import { PatientAdminService } from './patient-admin.service';
import { PatientsController } from './patients.controller';
import { PatientsService } from './patients.service';

@Module({
  imports: [TypeOrmModule.forFeature([PatientEntity, PatientActivityEntity, PatientTotalEntity, HospitalPatientEntity])],
  controllers: [PatientsController],
  providers: [PatientsService, PatientAdminService],
  exports: [PatientsService],
})
export class PatientsModule {}
