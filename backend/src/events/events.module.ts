import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { NotificationsModule } from '../notifications/notifications.module';
import { ChangedInterceptor } from './changed.interceptor';
import { EventsController } from './events.controller';
import { EventsService } from './events.service';
import { NewestEvents } from './newest-events';

@Module({
  imports: [NotificationsModule],
  controllers: [EventsController],
  providers: [EventsService, NewestEvents, { provide: APP_INTERCEPTOR, useClass: ChangedInterceptor }],
})
export class EventsModule {}
