import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AppointmentsModule } from '../appointments/appointments.module';
import { HospitalRulesEntity } from '../records/hospital-rules.entity';
import { HospitalRules } from './hospital-rules';
import { HospitalRulesController } from './hospital-rules.controller';
import { HospitalRulesService } from './hospital-rules.service';
import { MessagePreviews } from './message-previews';

@Module({
  imports: [AppointmentsModule, TypeOrmModule.forFeature([HospitalRulesEntity])],
  controllers: [HospitalRulesController],
  providers: [HospitalRules, HospitalRulesService, MessagePreviews],
  exports: [HospitalRules],
})
export class HospitalRulesModule {}
