import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PatientAdminService } from './patient-admin.service';
import { PatientRow } from './patient.entity';
import { PatientsController } from './patients.controller';
import { PatientsService } from './patients.service';

@Module({
  imports: [TypeOrmModule.forFeature([PatientRow])],
  controllers: [PatientsController],
  providers: [PatientsService, PatientAdminService],
  exports: [PatientsService],
})
export class PatientsModule {}
