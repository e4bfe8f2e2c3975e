import { MOST_REPLAYED } from '@arogya/domain/webhooks/states';
import { prepared } from '../database/statement';
import type { WebhookDelivery } from './webhook.dto';

/** The columns of a delivery \`d\` as the log shows it. */
export const DELIVERY = `d.id::text as id, d.event_id as "eventId", d.type, d.entity_id as "entityId", d.version as "recordVersion", d.state, d.tries,
  case when d.state = 'queued' then d.next_at end as "nextAt", d.attempts, d.body, d.created_at as "createdAt"`;

interface DeliveryPlace {
  readonly endpointId: string;
  readonly id: string;
}

export const deliveryOf = prepared<WebhookDelivery, DeliveryPlace>(
  'webhook-delivery',
  `select ${DELIVERY} from webhook_deliveries d where d.endpoint_id = :endpointId and d.id = :id::bigint for no key update`,
);

const QUEUED = `state = 'queued', tries = 0, next_at = now()`;

/** Its tries begin anew; what came of the ones before stays in its log. */
export const replayDelivery = prepared<WebhookDelivery, DeliveryPlace>(
  'replay-webhook-delivery',
  `update webhook_deliveries d set ${QUEUED}
   where d.endpoint_id = :endpointId and d.id = :id::bigint and d.state in ('delivered', 'dead') returning ${DELIVERY}`,
);

/** The oldest that were given up, so that records go out in their order; the server that sends them skips none that is locked here. */
export const replayDead = prepared<{ id: string }, { endpointId: string; since: string | null }>(
  'replay-dead-webhook-deliveries',
  `with dead as (
     select id from webhook_deliveries
     where endpoint_id = :endpointId and state = 'dead' and (:since::timestamptz is null or created_at >= :since::timestamptz)
     order by id limit ${MOST_REPLAYED} for no key update)
   update webhook_deliveries d set ${QUEUED} from dead where d.endpoint_id = :endpointId and d.id = dead.id returning d.id::text as id`,
);

export const someDead = prepared<object, { endpointId: string; since: string | null }>(
  'some-dead-webhook-deliveries',
  `select 1 as found from webhook_deliveries
   where endpoint_id = :endpointId and state = 'dead' and (:since::timestamptz is null or created_at >= :since::timestamptz) limit 1`,
);
