import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { hostOf } from '@arogya/domain/webhooks/address';
import { Config } from '../config';
import { Sql } from '../database/sql';
import { errorName } from '../error-name';
import { JobWatch } from '../job-watch';
import { SYSTEM } from '../request-context';
import { pauseElsewhere, type PausedWebhook } from './elsewhere.sql';
import { tell } from '../notifications/notifications.sql';
import { webhookOff, type WebhookOff } from './webhook-bell';

const HOUR_MS = 3_600_000;

/**
 * Pauses the webhooks that were saved in another database (a restore, a move) or under another PUBLIC_BASE_URL, and tells the
 * administrators, who resume them. The sender asks the same of each delivery (`mayBeCalled`): a copy calls nobody before it is noticed.
 */
@Injectable()
export class WebhooksFromElsewhere implements OnApplicationBootstrap {
  private readonly logger = new Logger(WebhooksFromElsewhere.name);
  private readonly hasLooked: () => void;

  constructor(
    private readonly sql: Sql,
    private readonly config: Config,
    watch: JobWatch,
  ) {
    this.hasLooked = watch.expect('webhooks from elsewhere', HOUR_MS);
  }

  onApplicationBootstrap(): Promise<void> {
    return this.look();
  }

  @Interval(HOUR_MS)
  async look(): Promise<void> {
    try {
      await this.pause();
      this.hasLooked();
    } catch (error) {
      this.logger.warn({ error: errorName(error) }, 'Webhooks from elsewhere could not be looked for');
    }
  }

  private async pause(): Promise<void> {
    const paused = await this.sql.transaction(SYSTEM, async (db) => {
      const rows = await db.query(pauseElsewhere({ baseUrl: this.config.publicBaseUrl }));
      const notifications = together(rows.filter(({ wasOn }) => wasOn)).flatMap(webhookOff);
      if (notifications.length > 0) await db.batch(tell(notifications));
      return rows;
    });
    if (paused.length > 0)
      this.logger.warn({ webhooks: paused.length }, 'Webhooks of another place rest until an administrator resumes them');
  }
}

/** One notification for all webhooks of an integration that rest for the same reason. */
function together(rows: readonly PausedWebhook[]): WebhookOff[] {
  const groups = new Map<string, WebhookOff>();
  for (const { integrationId, integration, reason, url } of rows) {
    const key = `${integrationId} ${reason}`;
    const hosts = new Set([...(groups.get(key)?.host.split(', ') ?? []), hostOf(url)]);
    groups.set(key, { id: integrationId, integration, reason, host: [...hosts].join(', ') });
  }
  return [...groups.values()];
}
