import { Module } from '@nestjs/common';
import { NotificationsModule } from '../notifications/notifications.module';
import { EnquiriesController } from './enquiries.controller';
import { PublicEnquiriesController } from './enquiries.public.controller';
import { EnquiriesService } from './enquiries.service';

@Module({
  imports: [NotificationsModule],
  controllers: [EnquiriesController, PublicEnquiriesController],
  providers: [EnquiriesService],
})
export class EnquiriesModule {}
