import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Encryption } from '../encryption';
import { DeliveriesService } from './deliveries.service';
import { WebhooksFromElsewhere } from './elsewhere.service';
import { OwnWebhooksController } from './own-webhooks.controller';
import { Receivers } from './receivers';
import { DeliveryCalls } from './sending/delivery-calls';
import { DeliveryClaims } from './sending/delivery-claims';
import { DeliveryEnds } from './sending/delivery-ends';
import { WebhookFigures } from './sending/webhook-figures';
import { WebhookSender } from './sending/webhook-sender';
import { WebhookSweep } from './sending/webhook-sweep';
import { WebhookSecrets } from './signing';
import { TestSend } from './test-send.service';
import { WebhookDeliveryEntity, WebhookEndpointEntity } from './webhook.entity';
import { WebhooksController } from './webhooks.controller';
import { WebhooksReader } from './webhooks.reader';
import { WebhooksService } from './webhooks.service';

/** What tells endpoints of changes: the reader that writes deliveries, and what sends them. */
const SENDING = [WebhooksReader, WebhookSender, DeliveryCalls, DeliveryClaims, DeliveryEnds, WebhookFigures, WebhookSweep];

@Module({
  imports: [TypeOrmModule.forFeature([WebhookEndpointEntity, WebhookDeliveryEntity])],
  controllers: [WebhooksController, OwnWebhooksController],
  providers: [DeliveriesService, Encryption, Receivers, TestSend, WebhookSecrets, WebhooksFromElsewhere, WebhooksService, ...SENDING],
  exports: [WebhookFigures],
})
export class WebhooksModule {}
