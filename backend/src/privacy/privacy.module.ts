import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module';
import { PatientsModule } from '../patients/patients.module';
import { EraseAgain } from './erase-again';
import { ErasedList } from './erased-list';
import { Eraser } from './eraser';
import { ErasureEntity } from './erasure.entity';
import { PersonController } from './person.controller';
import { PhoneMarks } from './phone-marks';
import { PrivacyController } from './privacy.controller';
import { PrivacyService } from './privacy.service';
import { Retention } from './retention';

@Module({
  imports: [AuditModule, PatientsModule, TypeOrmModule.forFeature([ErasureEntity])],
  controllers: [PrivacyController, PersonController],
  providers: [PrivacyService, Retention, Eraser, ErasedList, EraseAgain, PhoneMarks],
})
export class PrivacyModule {}
