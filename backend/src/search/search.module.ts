import { Module } from '@nestjs/common';
import { AppointmentsModule } from '../appointments/appointments.module';
import { DoctorsModule } from '../doctors/doctors.module';
import { EnquiriesModule } from '../enquiries/enquiries.module';
import { LeadsModule } from '../leads/leads.module';
import { PatientsModule } from '../patients/patients.module';
import { SearchController } from './search.controller';
import { SearchService } from './search.service';

@Module({
  imports: [AppointmentsModule, DoctorsModule, EnquiriesModule, LeadsModule, PatientsModule],
  controllers: [SearchController],
  providers: [SearchService],
})
export class SearchModule {}
