import { Injectable } from '@nestjs/common';
import { retryWait } from '@arogya/domain/webhooks/retries';
import { iso } from '../../iso';
import type { PostResult } from '../post';
import { Receivers } from '../receivers';
import { WebhookSecrets } from '../signing';
import type { CallableEndpoint, ClaimedDelivery } from './deliveries.sql';
import type { DeliveryEnd } from './outcomes.sql';
import { WebhookFigures } from './webhook-figures';

/** A delivery that is to go out, and where to. */
export interface Outgoing {
  readonly delivery: ClaimedDelivery;
  readonly endpoint: CallableEndpoint;
}

/** The receiver wants nothing any more. */
const GONE = 410;

/** One call of a receiver for each delivery, signed, and what follows from its answer. */
@Injectable()
export class DeliveryCalls {
  constructor(
    private readonly receivers: Receivers,
    private readonly secrets: WebhookSecrets,
    private readonly figures: WebhookFigures,
  ) {}

  /** Those whose calls can be signed, by id. Of the others nothing is claimed, and no try is spent: the page asks for a new secret. */
  withSecrets(endpoints: readonly CallableEndpoint[]): ReadonlyMap<string, CallableEndpoint> {
    return new Map(endpoints.filter(({ secret }) => this.secrets.isReadable(secret)).map((endpoint) => [endpoint.id, endpoint]));
  }

  /** Never throws, and takes at most as long as a post may. */
  async call({ delivery, endpoint }: Outgoing): Promise<DeliveryEnd> {
    const { eventId: id, body, now } = delivery;
    const at = new Date(now);
    const result = await this.post(endpoint, { id, body, at });
    this.figures.count(result.outcome);
    const { retryAfter: _, ...answered } = result;
    return { ...endOf(delivery, result), attempt: { at: iso(at.getTime()), ...answered } };
  }

  private async post(endpoint: CallableEndpoint, call: { id: string; body: string; at: Date }): Promise<PostResult> {
    const headers = this.secrets.sign(endpoint, call);
    // The secret was readable a moment ago.
    if (!headers) return { outcome: 'failed', status: null, text: '', ms: 0, retryAfter: null };
    return this.receivers.post({ url: endpoint.url, headers, body: call.body });
  }
}

/** A probe spends no try. What met 410 waits for whoever resumes the endpoint. */
function endOf(delivery: ClaimedDelivery, { outcome, status, retryAfter }: PostResult): Omit<DeliveryEnd, 'attempt'> {
  const { endpointId, id, lease, probe, tries } = delivery;
  const gone = status === GONE;
  const end = { endpointId, id, lease, probe, gone };
  if (outcome === 'delivered') return { ...end, state: 'delivered', wait: 0 };
  if (gone || probe) return { ...end, state: 'queued', wait: retryWait(1, retryAfter, Math.random()) ?? 0 };
  const wait = retryWait(tries, retryAfter, Math.random());
  return wait === null ? { ...end, state: 'dead', wait: 0 } : { ...end, state: 'queued', wait };
}
