import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EnquiryEntity } from './enquiry.entity';
import { NotificationsModule } from '../notifications/notifications.module';
import { EnquiriesController } from './enquiries.controller';
import { PublicEnquiriesController } from './enquiries.public.controller';
import { EnquiriesService } from './enquiries.service';

@Module({
  imports: [TypeOrmModule.forFeature([EnquiryEntity]), NotificationsModule],
  controllers: [EnquiriesController, PublicEnquiriesController],
  providers: [EnquiriesService],
  exports: [EnquiriesService],
})
export class EnquiriesModule {}
