import { Injectable } from '@nestjs/common';
import { Sql } from '../../database/sql';
import { WebhooksReader } from '../webhooks.reader';
import { openDeliveries, webhooksByState } from './figures.sql';

export interface StoredWebhookFigures {
  readonly endpoints: readonly { readonly state: string; readonly endpoints: number }[];
  /** Deliveries that are not delivered, by state. */
  readonly deliveries: readonly { readonly state: string; readonly deliveries: number }[];
  /** For how many seconds the next delivery of an active endpoint has been due. */
  readonly oldest: number;
}

/** What metrics ask about webhooks. */
@Injectable()
export class WebhookFigures {
  /** Calls of receivers since the start of the server, by what came of them. */
  readonly calls = new Map<string, number>();

  constructor(
    private readonly sql: Sql,
    private readonly reader: WebhooksReader,
  ) {}

  /** Events that webhooks could not be told of, since the start of the server. */
  get skipped(): number {
    return this.reader.skipped;
  }

  count(outcome: string): void {
    this.calls.set(outcome, (this.calls.get(outcome) ?? 0) + 1);
  }

  async read(): Promise<StoredWebhookFigures> {
    const [endpoints, [open]] = await this.sql.batch(webhooksByState(), openDeliveries());
    const { queued = 0, sending = 0, dead = 0, oldest = 0 } = open ?? {};
    const deliveries = Object.entries({ queued, sending, dead }).map(([state, count]) => ({ state, deliveries: count }));
    return { endpoints, deliveries, oldest };
  }
}
