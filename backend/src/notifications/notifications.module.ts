import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AppointmentNews } from '../appointments/appointment-news';
import { appointmentNews } from './appointment-news';
import { NotificationEntity, NotificationReadEntity, NotificationMarkEntity } from './notification.entity';
import { NotificationsController } from './notifications.controller';
import { NotificationsReader } from './notifications.reader';
import { NotificationsService } from './notifications.service';

/** What the module `appointments` asks of the bell, through a port of its own. */
@Global()
@Module({ providers: [{ provide: AppointmentNews, useValue: appointmentNews }], exports: [AppointmentNews] })
class NotificationPorts {}

@Module({
  imports: [NotificationPorts, TypeOrmModule.forFeature([NotificationEntity, NotificationReadEntity, NotificationMarkEntity])],
  controllers: [NotificationsController],
  providers: [NotificationsService, NotificationsReader],
  exports: [NotificationsService],
})
export class NotificationsModule {}
