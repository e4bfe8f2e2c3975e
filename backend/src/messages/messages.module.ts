import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MessageJobEntity, MessageTemplateEntity, OutboxMessageEntity } from './message.entity';
import { AppointmentsModule } from '../appointments/appointments.module';
import { Clock } from '../appointments/clock';
import { Config } from '../config';
import { Sql } from '../database/sql';
import { chosenMessages } from './chosen-messages';
import { LinkTokensModule } from '../link-tokens/link-tokens.module';
import { Messages } from './message';
import { MessageJobs } from './message-jobs';
import { MessageQueue } from './message-queue';
import { RegisteredTexts } from './registered-texts';
import { MessagesController } from './messages.controller';
import { MessageTemplatesController } from './message-templates.controller';
import { MessageTemplatesService } from './message-templates.service';
import { OutboxService } from './outbox.service';
import { Encryption } from '../encryption';
import { AppointmentMessages } from './appointment-messages.service';

@Module({
  imports: [TypeOrmModule.forFeature([MessageJobEntity, MessageTemplateEntity, OutboxMessageEntity]), AppointmentsModule, LinkTokensModule],
  controllers: [MessagesController, MessageTemplatesController],
  providers: [
    { provide: Messages, useFactory: chosenMessages, inject: [Config, Sql, Clock] },
    {
      provide: RegisteredTexts,
      useFactory: (sql: Sql, { messages }: Config) => new RegisteredTexts(sql, messages.sms?.dlt ?? null),
      inject: [Sql, Config],
    },
    MessageJobs,
    MessageQueue,
    MessageTemplatesService,
    OutboxService,
    Encryption,
    AppointmentMessages,
  ],
  exports: [Messages, MessageJobs, MessageQueue, Encryption],
})
export class MessagesModule {}
