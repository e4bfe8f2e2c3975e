import { Module } from '@nestjs/common';
import { NotificationsController } from './notifications.controller';
import { NotificationsReader } from './notifications.reader';
import { NotificationsService } from './notifications.service';

@Module({ controllers: [NotificationsController], providers: [NotificationsService, NotificationsReader], exports: [NotificationsService] })
export class NotificationsModule {}
