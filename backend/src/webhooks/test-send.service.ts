import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Refusal } from '@arogya/domain/refusal';
import { RESUMED_BY_ADMINISTRATOR } from '@arogya/domain/webhooks/states';
import { SECRET_LOST } from '@arogya/domain/webhooks/texts';
import { Sql } from '../database/sql';
import { iso } from '../iso';
import { Receivers } from './receivers';
import { WebhookSecrets } from './signing';
import type { WebhookAttempt } from './webhook.dto';
import { WebhooksService } from './webhooks.service';
import type { WebhookPlace } from './webhooks.sql';

/** The type of what a test sends; no change is called so. */
const TEST_TYPE = 'webhook.test';

/** Calls a receiver at once, so that whoever sets it up sees what it answers. */
@Injectable()
export class TestSend {
  constructor(
    private readonly sql: Sql,
    private readonly webhooks: WebhooksService,
    private readonly secrets: WebhookSecrets,
    private readonly receivers: Receivers,
  ) {}

  /** Not from a copy of the database: it calls nobody before an administrator resumes the webhook. */
  async send(place: WebhookPlace): Promise<WebhookAttempt> {
    const webhook = await this.webhooks.read(this.sql, place);
    const { reason, isHere, url } = webhook;
    if (!isHere || (reason !== null && RESUMED_BY_ADMINISTRATOR.has(reason))) throw new Refusal('webhookRests');
    const at = new Date();
    const id = `evt_test_${randomBytes(12).toString('base64url')}`;
    const body = JSON.stringify({ id, type: TEST_TYPE, timestamp: iso(at.getTime()), data: {} });
    const headers = this.secrets.sign(webhook, { id, body, at });
    if (!headers) throw new Refusal('webhookRests', { message: SECRET_LOST });
    const { retryAfter: _, ...result } = await this.receivers.post({ url, headers, body });
    return { at: iso(at.getTime()), ...result };
  }
}
