import { Injectable } from '@nestjs/common';
import { EventReaders } from '../events/readers/event-readers';
import { MessageJobs } from '../messages/message-jobs';
import { WebhookFigures, type StoredWebhookFigures } from '../webhooks/sending/webhook-figures';

export interface StoredFigures {
  /** For how long the next event of each reader has waited, in seconds. */
  readonly lags: readonly { readonly reader: string; readonly seconds: number }[];
  /** Messages by state: how many, and for how many seconds the oldest has been due. */
  readonly messages: readonly { readonly state: string; readonly jobs: number; readonly oldest: number }[];
  readonly webhooks: StoredWebhookFigures;
}

const PATIENCE_MS = 1_500;

/** What metrics ask of the database. */
@Injectable()
export class DatabaseFigures {
  /** What several gauges of one look ask is asked once. */
  private asked: Promise<StoredFigures | null> | null = null;

  constructor(
    private readonly readers: EventReaders,
    private readonly jobs: MessageJobs,
    private readonly webhooks: WebhookFigures,
  ) {}

  /** Null when the database does not answer in time. */
  read(): Promise<StoredFigures | null> {
    const silent = new Promise<null>((resolve) => void setTimeout(resolve, PATIENCE_MS, null).unref());
    this.asked ??= Promise.race([this.ask().catch(() => null), silent]).finally(() => (this.asked = null));
    return this.asked;
  }

  private async ask(): Promise<StoredFigures> {
    const [lags, messages, webhooks] = await Promise.all([this.readers.lags(), this.jobs.byState(), this.webhooks.read()]);
    return { lags, messages, webhooks };
  }
}
