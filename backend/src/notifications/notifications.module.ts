import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NotificationEntity, NotificationReadEntity, NotificationMarkEntity } from './notification.entity';
import { NotificationsController } from './notifications.controller';
import { NotificationsReader } from './notifications.reader';
import { NotificationsService } from './notifications.service';

@Module({
  imports: [TypeOrmModule.forFeature([NotificationEntity, NotificationReadEntity, NotificationMarkEntity])],
  controllers: [NotificationsController],
  providers: [NotificationsService, NotificationsReader],
  exports: [NotificationsService],
})
export class NotificationsModule {}
