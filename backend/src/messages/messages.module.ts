import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MessageJobEntity, OutboxMessageEntity } from './message.entity';
import { AppointmentsModule } from '../appointments/appointments.module';
import { Clock } from '../appointments/clock';
import { Config } from '../config';
import { Sql } from '../database/sql';
import { chosenMessages } from './chosen-messages';
import { Messages } from './message';
import { MessageJobs } from './message-jobs';
import { MessageQueue } from './message-queue';
import { MessagesController } from './messages.controller';
import { OutboxService } from './outbox.service';
import { Encryption } from '../encryption';
import { AppointmentMessages } from './appointment-messages.service';

@Module({
  imports: [TypeOrmModule.forFeature([MessageJobEntity, OutboxMessageEntity]), AppointmentsModule],
  controllers: [MessagesController],
  providers: [
    { provide: Messages, useFactory: chosenMessages, inject: [Config, Sql, Clock] },
    MessageJobs,
    MessageQueue,
    OutboxService,
    Encryption,
    AppointmentMessages,
  ],
  exports: [Messages, MessageJobs, MessageQueue, Encryption],
})
export class MessagesModule {}
