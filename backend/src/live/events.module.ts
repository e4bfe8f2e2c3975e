import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EventEntity, EventReaderEntity } from '../events/event.entity';
import { NotificationsModule } from '../notifications/notifications.module';
import { ChangeTeller } from './change-teller';
import { EventsController } from './events.controller';
import { EventsService } from './events.service';
import { NewestEvents } from './newest-events';
import { VisibleChanges } from './visible-changes';
import { UnreadCounts } from './unread-counts';

@Module({
  imports: [TypeOrmModule.forFeature([EventEntity, EventReaderEntity]), NotificationsModule],
  controllers: [EventsController],
  providers: [ChangeTeller, EventsService, NewestEvents, VisibleChanges, UnreadCounts],
  exports: [EventsService],
})
export class EventsModule {}
