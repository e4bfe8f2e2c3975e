import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Encryption } from '../encryption';
import { DeliveriesService } from './deliveries.service';
import { OwnWebhooksController } from './own-webhooks.controller';
import { Receivers } from './receivers';
import { WebhookSecrets } from './signing';
import { TestSend } from './test-send.service';
import { WebhookDeliveryEntity, WebhookEndpointEntity } from './webhook.entity';
import { WebhooksController } from './webhooks.controller';
import { WebhooksService } from './webhooks.service';

@Module({
  imports: [TypeOrmModule.forFeature([WebhookEndpointEntity, WebhookDeliveryEntity])],
  controllers: [WebhooksController, OwnWebhooksController],
  providers: [DeliveriesService, Encryption, Receivers, TestSend, WebhookSecrets, WebhooksService],
})
export class WebhooksModule {}
