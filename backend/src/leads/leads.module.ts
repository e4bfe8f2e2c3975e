import { Module } from '@nestjs/common';
import { NotificationsModule } from '../notifications/notifications.module';
import { LeadEventsService } from './lead-events.service';
import { LeadWorkController } from './lead-work.controller';
import { LeadWorkService } from './lead-work.service';
import { LeadsController } from './leads.controller';
import { LeadsService } from './leads.service';

@Module({
  imports: [NotificationsModule],
  controllers: [LeadsController, LeadWorkController],
  providers: [LeadsService, LeadWorkService, LeadEventsService],
  exports: [LeadsService],
})
export class LeadsModule {}
