import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Encryption } from '../encryption';
import { DeliveriesService } from './deliveries.service';
import { NotificationsModule } from '../notifications/notifications.module';
import { WebhooksFromElsewhere } from './elsewhere.service';
import { OwnWebhooksController } from './own-webhooks.controller';
import { Receivers } from './receivers';
import { WebhookSecrets } from './signing';
import { TestSend } from './test-send.service';
import { WebhookBell } from './webhook-bell';
import { WebhookDeliveryEntity, WebhookEndpointEntity } from './webhook.entity';
import { WebhooksController } from './webhooks.controller';
import { WebhooksService } from './webhooks.service';

@Module({
  imports: [NotificationsModule, TypeOrmModule.forFeature([WebhookEndpointEntity, WebhookDeliveryEntity])],
  controllers: [WebhooksController, OwnWebhooksController],
  providers: [DeliveriesService, Encryption, Receivers, TestSend, WebhookBell, WebhookSecrets, WebhooksFromElsewhere, WebhooksService],
})
export class WebhooksModule {}
