import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import {
  LeadCounterEntity,
  LeadDayEntity,
  LeadEntity,
  LeadEventEntity,
  LeadTotalEntity,
  LeadUndoEntity,
  PendingDayEntity,
  PendingLeadDayEntity,
} from '../records/lead.entity';
import { ExternalIdsModule } from '../external-ids/external-ids.module';
import { AppointmentsModule } from '../appointments/appointments.module';
import { NotificationsModule } from '../notifications/notifications.module';
import { PatientsModule } from '../patients/patients.module';
import { LeadBookingService } from './lead-booking.service';
import { LeadEventsService } from './lead-events.service';
import { LeadWorkController } from './lead-work.controller';
import { LeadTotals } from './lead-totals.service';
import { LeadUndoService } from './lead-undo.service';
import { LeadWorkService } from './lead-work.service';
import { PushedLeads } from './pushed-leads.service';
import { LeadsController } from './leads.controller';
import { LeadsService } from './leads.service';

@Module({
  imports: [
    TypeOrmModule.forFeature([
      LeadEntity,
      LeadEventEntity,
      LeadCounterEntity,
      LeadDayEntity,
      PendingLeadDayEntity,
      LeadTotalEntity,
      LeadUndoEntity,
      PendingDayEntity,
    ]),
    AppointmentsModule,
    ExternalIdsModule,
    NotificationsModule,
    PatientsModule,
  ],
  controllers: [LeadsController, LeadWorkController],
  providers: [LeadsService, LeadWorkService, LeadBookingService, LeadEventsService, LeadTotals, LeadUndoService, PushedLeads],
  exports: [LeadsService],
})
export class LeadsModule {}
