import { Module } from '@nestjs/common';
import { AppointmentsModule } from '../appointments/appointments.module';
import { DoctorsModule } from '../doctors/doctors.module';
import { HospitalDashboardController } from './hospital-dashboard.controller';
import { HospitalStatsService } from './hospital-stats.service';

/** The calls of the hospital dashboard, built on other modules. */
@Module({
  imports: [AppointmentsModule, DoctorsModule],
  controllers: [HospitalDashboardController],
  providers: [HospitalStatsService],
})
export class HospitalModule {}
