import { Injectable } from '@nestjs/common';
import type { WebhookReason } from '@arogya/domain/webhooks/states';
import type { Tx } from '../database/sql';
import { audiencesOf } from '../notifications/audience';
import { NotificationsService } from '../notifications/notifications.service';

/** What the bell says of webhooks to which nothing is sent any more. */
export interface WebhookOff {
  /** Of the integration. */
  readonly id: string;
  readonly integration: string;
  /** The host of the webhook, or of several: never more of an address, since a path or a query may hold a secret. */
  readonly host: string;
  readonly reason: WebhookReason;
}

/** Tells the administrators that a webhook needs them. */
@Injectable()
export class WebhookBell {
  constructor(private readonly notifications: NotificationsService) {}

  async ring(db: Tx, { id, ...detail }: WebhookOff): Promise<void> {
    await this.notifications.tell(db, audiencesOf('webhook_off', { hospitalId: null, doctorId: null }), 'webhook_off', id, detail);
  }
}
