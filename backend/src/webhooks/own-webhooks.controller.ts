import { Body, Controller, Delete, Get, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../access/access.decorator';
import type { Actor } from '../access/actor';
import { Who } from '../access/who.decorator';
import { Answers } from '../http/answers.decorator';
import { IfMatch } from '../http/if-match';
import { Id } from '../http/uuid.pipe';
import { Limited } from '../limits/limited.decorator';
import type { Page } from '../paging/page';
import { DeliveriesService } from './deliveries.service';
import { DeliveryId } from './delivery-id.pipe';
import { TestSend } from './test-send.service';
import { SAYS } from './webhook-answers';
import {
  AddWebhook,
  DeliveryQuery,
  NewWebhook,
  ReplayedDeliveries,
  ReplayWebhook,
  UpdateWebhook,
  Webhook,
  WebhookAttempt,
  WebhookDelivery,
} from './webhook.dto';
import { WebhooksService } from './webhooks.service';

/** The same calls for the integration itself, with its key and the scope webhooks:own: on its own webhooks, and no others. */
@ApiTags('webhooks')
@Controller('webhooks')
export class OwnWebhooksController {
  constructor(
    private readonly webhooks: WebhooksService,
    private readonly deliveries: DeliveriesService,
    private readonly tests: TestSend,
  ) {}

  @Get()
  @Access('webhooks:own')
  @Answers(SAYS.list)
  listOwnWebhooks(@Who() who: Actor): Promise<Webhook[]> {
    return this.webhooks.all(who.id);
  }

  @Post()
  @Access('webhooks:own')
  @Answers(SAYS.add)
  addOwnWebhook(@Who() who: Actor, @Body() body: AddWebhook): Promise<NewWebhook> {
    return this.webhooks.add(who, who.id, body);
  }

  @Put(':id')
  @Access('webhooks:own')
  @Answers(SAYS.change)
  updateOwnWebhook(@Who() who: Actor, @Id() id: string, @Body() body: UpdateWebhook, @IfMatch() version: number | null): Promise<Webhook> {
    return this.webhooks.change(who, { integrationId: who.id, id }, body, version);
  }

  @Delete(':id')
  @Access('webhooks:own')
  @Answers(SAYS.remove)
  deleteOwnWebhook(@Who() who: Actor, @Id() id: string, @IfMatch() version: number | null): Promise<void> {
    return this.webhooks.remove(who, { integrationId: who.id, id }, version);
  }

  @Post(':id/secret')
  @Access('webhooks:own')
  @Answers(SAYS.newSecret)
  renewOwnWebhookSecret(@Who() who: Actor, @Id() id: string): Promise<NewWebhook> {
    return this.webhooks.renewSecret(who, { integrationId: who.id, id });
  }

  @Post(':id/resume')
  @Access('webhooks:own')
  @Answers(SAYS.resume)
  resumeOwnWebhook(@Who() who: Actor, @Id() id: string): Promise<Webhook> {
    return this.webhooks.resume(who, { integrationId: who.id, id });
  }

  @Post(':id/test')
  @Access('webhooks:own')
  @Limited('webhookTest')
  @Answers(SAYS.test)
  testOwnWebhook(@Who() who: Actor, @Id() id: string): Promise<WebhookAttempt> {
    return this.tests.send({ integrationId: who.id, id });
  }

  @Get(':id/deliveries')
  @Access('webhooks:own')
  @Answers(SAYS.deliveries)
  listOwnWebhookDeliveries(@Who() who: Actor, @Id() id: string, @Query() query: DeliveryQuery): Promise<Page<WebhookDelivery>> {
    return this.deliveries.list({ integrationId: who.id, id }, query);
  }

  @Post(':id/deliveries/:deliveryId/replay')
  @Access('webhooks:own')
  @Answers(SAYS.replay)
  replayOwnWebhookDelivery(@Who() who: Actor, @Id() id: string, @DeliveryId() deliveryId: string): Promise<WebhookDelivery> {
    return this.deliveries.replay(who, { integrationId: who.id, id }, deliveryId);
  }

  @Post(':id/replay')
  @Access('webhooks:own')
  @Answers(SAYS.replayAll)
  replayOwnWebhook(@Who() who: Actor, @Id() id: string, @Body() body: ReplayWebhook): Promise<ReplayedDeliveries> {
    return this.deliveries.replayAll(who, { integrationId: who.id, id }, body);
  }
}
