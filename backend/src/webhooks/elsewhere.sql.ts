import type { WebhookReason } from '@arogya/domain/webhooks/states';
import { prepared } from '../database/statement';
import { HOME } from './home.sql';

export interface PausedWebhook {
  readonly integrationId: string;
  readonly integration: string;
  readonly url: string;
  readonly reason: WebhookReason;
  /** Something was sent to it before. */
  readonly wasOn: boolean;
}

/** Pauses what was saved elsewhere and answers it. Two servers that look at once pause each of them once. */
export const pauseElsewhere = prepared<PausedWebhook, { baseUrl: string }>(
  'pause-webhooks-from-elsewhere',
  `with here as materialized (select ${HOME} as home), away as materialized (
     select w.id, w.state, case when w.home <> here.home then 'restored' else 'other_address' end as reason
     from webhook_endpoints w, here
     where w.archived_at is null and (w.home <> here.home or w.base_url <> :baseUrl)
       and coalesce(w.reason, '') not in ('restored', 'other_address')
     order by w.id for no key update of w)
   update webhook_endpoints w set state = 'paused', reason = away.reason, probe_at = null, version = w.version + 1, updated_at = now()
   from away, integrations i where w.id = away.id and i.id = w.integration_id
   returning w.integration_id as "integrationId", i.name as integration, w.url, w.reason, away.state in ('active', 'resting') as "wasOn"`,
);
