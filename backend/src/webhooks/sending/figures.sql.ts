import { WEBHOOK_STATES } from '@arogya/domain/webhooks/states';
import { prepared } from '../../database/statement';
import { waits } from './deliveries.sql';

/** Endpoints by state, also those states that none is in. */
export const webhooksByState = prepared<{ state: string; endpoints: number }>(
  'webhooks-by-state',
  `select state, count(e.id)::int as endpoints from unnest('{${WEBHOOK_STATES.join(',')}}'::text[]) state
   left join (select id, state from webhook_endpoints where archived_at is null) e using (state) group by state`,
);

/** What was delivered is not counted: it is most of the table. What waits for an earlier change of its record is not due. */
export const openDeliveries = prepared<{ queued: number; sending: number; dead: number; oldest: number }>(
  'open-deliveries',
  `select (select count(*)::int from webhook_deliveries where state = 'queued') as queued,
     (select count(*)::int from webhook_deliveries where state = 'sending') as sending,
     (select count(*)::int from webhook_deliveries where state = 'dead') as dead,
     (select coalesce(greatest(0, extract(epoch from now() - min(first.next_at)))::int, 0) from webhook_endpoints e cross join lateral (
        select d.next_at from webhook_deliveries d where d.endpoint_id = e.id and d.state = 'queued' and not ${waits('d')}
        order by d.next_at limit 1) first
      where e.state = 'active' and e.archived_at is null) as oldest`,
);
