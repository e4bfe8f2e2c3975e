import { Body, Controller, Delete, Get, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access, Confirmed, ConfirmedWhen, Unconfirmed } from '../access/access.decorator';
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

const NO_SECRET = 'what is shown or done here gives nobody a secret, and sends nothing to another address';

/** The webhooks of an integration, as administrators look after them. */
@ApiTags('webhooks')
@Controller('integrations/:id/webhooks')
export class WebhooksController {
  constructor(
    private readonly webhooks: WebhooksService,
    private readonly deliveries: DeliveriesService,
    private readonly tests: TestSend,
  ) {}

  @Get()
  @Access('integrations:manage')
  @Unconfirmed(NO_SECRET)
  @Answers(SAYS.list)
  listWebhooks(@Id() integrationId: string): Promise<Webhook[]> {
    return this.webhooks.all(integrationId);
  }

  @Post()
  @Access('integrations:manage')
  @Confirmed()
  @Answers(SAYS.add)
  addWebhook(@Who() who: Actor, @Id() integrationId: string, @Body() body: AddWebhook): Promise<NewWebhook> {
    return this.webhooks.add(who, integrationId, body);
  }

  @Put(':webhookId')
  @Access('integrations:manage')
  @ConfirmedWhen('the address changes')
  @Answers(SAYS.change)
  updateWebhook(
    @Who() who: Actor,
    @Id() integrationId: string,
    @Id('webhookId') id: string,
    @Body() body: UpdateWebhook,
    @IfMatch() version: number | null,
  ): Promise<Webhook> {
    return this.webhooks.change(who, { integrationId, id }, body, version);
  }

  @Delete(':webhookId')
  @Access('integrations:manage')
  @Unconfirmed(NO_SECRET)
  @Answers(SAYS.remove)
  deleteWebhook(
    @Who() who: Actor,
    @Id() integrationId: string,
    @Id('webhookId') id: string,
    @IfMatch() version: number | null,
  ): Promise<void> {
    return this.webhooks.remove(who, { integrationId, id }, version);
  }

  @Post(':webhookId/secret')
  @Access('integrations:manage')
  @Confirmed()
  @Answers(SAYS.newSecret)
  renewWebhookSecret(@Who() who: Actor, @Id() integrationId: string, @Id('webhookId') id: string): Promise<NewWebhook> {
    return this.webhooks.renewSecret(who, { integrationId, id });
  }

  @Post(':webhookId/resume')
  @Access('integrations:manage')
  @Unconfirmed(NO_SECRET)
  @Answers(SAYS.resume)
  resumeWebhook(@Who() who: Actor, @Id() integrationId: string, @Id('webhookId') id: string): Promise<Webhook> {
    return this.webhooks.resume(who, { integrationId, id });
  }

  @Post(':webhookId/test')
  @Access('integrations:manage')
  @Unconfirmed(NO_SECRET)
  @Limited('webhookTest')
  @Answers(SAYS.test)
  testWebhook(@Id() integrationId: string, @Id('webhookId') id: string): Promise<WebhookAttempt> {
    return this.tests.send({ integrationId, id });
  }

  @Get(':webhookId/deliveries')
  @Access('integrations:manage')
  @Unconfirmed(NO_SECRET)
  @Answers(SAYS.deliveries)
  listWebhookDeliveries(
    @Id() integrationId: string,
    @Id('webhookId') id: string,
    @Query() query: DeliveryQuery,
  ): Promise<Page<WebhookDelivery>> {
    return this.deliveries.list({ integrationId, id }, query);
  }

  @Post(':webhookId/deliveries/:deliveryId/replay')
  @Access('integrations:manage')
  @Unconfirmed(NO_SECRET)
  @Answers(SAYS.replay)
  replayWebhookDelivery(
    @Who() who: Actor,
    @Id() integrationId: string,
    @Id('webhookId') id: string,
    @DeliveryId() deliveryId: string,
  ): Promise<WebhookDelivery> {
    return this.deliveries.replay(who, { integrationId, id }, deliveryId);
  }

  @Post(':webhookId/replay')
  @Access('integrations:manage')
  @Unconfirmed(NO_SECRET)
  @Answers(SAYS.replayAll)
  replayWebhook(
    @Who() who: Actor,
    @Id() integrationId: string,
    @Id('webhookId') id: string,
    @Body() body: ReplayWebhook,
  ): Promise<ReplayedDeliveries> {
    return this.deliveries.replayAll(who, { integrationId, id }, body);
  }
}
