import type { IntegrationScope } from '@arogya/domain/access';
import type { DeliveryState } from '@arogya/domain/webhooks/states';
import { prepared } from '../database/statement';
import { HOME } from './home.sql';
import type { SealedSecrets } from './signing';
import type { Webhook } from './webhook.dto';

/** Counted up to here in lists. */
const MOST_COUNTED = 1_000;

/** Each state has an index of its own, which holds few of all deliveries. */
const counted = (state: DeliveryState): string =>
  `(select count(*)::int from (select from webhook_deliveries d where d.endpoint_id = w.id and d.state = '${state}' limit ${MOST_COUNTED}) first)`;

/** An endpoint as it is read; \`isHere\`: it was saved or resumed in this database, under this address. */
export interface WebhookRead extends Omit<Webhook, 'fault' | 'oldSecretUntil'>, SealedSecrets {
  readonly integrationId: string;
  readonly isHere: boolean;
}

const WEBHOOK = `
select w.id, w.integration_id as "integrationId", w.url, w.types, w.state, w.reason, w.state in ('active', 'resting') as "isActive",
  w.secret, w.old_secret as "oldSecret", w.old_until as "oldUntil", w.fails, w.probe_at as "probeAt", w.last_success_at as "lastSuccessAt",
  least(${counted('queued')} + ${counted('sending')}, ${MOST_COUNTED}) as waiting, ${counted('dead')} as dead, w.base_url = :baseUrl and w.home = ${HOME} as "isHere",
  w.version, w.created_at as "createdAt", w.updated_at as "updatedAt"
from webhook_endpoints w
where w.integration_id = :integrationId and w.archived_at is null
  and exists (select from integrations i where i.id = w.integration_id and i.archived_at is null)`;

/** Whose endpoint, and which one. */
export interface WebhookPlace {
  readonly integrationId: string;
  readonly id: string;
}
type Here = { readonly baseUrl: string };

export const webhooksOf = prepared<WebhookRead, { integrationId: string } & Here>('webhooks', `${WEBHOOK} order by w.created_at, w.id`);
export const webhookOf = prepared<WebhookRead, WebhookPlace & Here>('webhook', `${WEBHOOK} and w.id = :id`);
export const lockWebhook = prepared<WebhookRead, WebhookPlace & Here>('lock-webhook', `${WEBHOOK} and w.id = :id for no key update of w`);

export interface Owner {
  readonly scopes: readonly IntegrationScope[];
}

export const ownerOf = prepared<Owner, { id: string }>(
  'owner-of-webhooks',
  'select scopes from integrations where id = :id and archived_at is null',
);
/** Whoever adds an endpoint waits for another one who does, so that none is one too many. */
export const lockOwner = prepared<Owner, { id: string }>(
  'lock-owner-of-webhooks',
  'select scopes from integrations where id = :id and archived_at is null for no key update',
);

export const countWebhooks = prepared<{ webhooks: number }, { integrationId: string }>(
  'count-webhooks',
  'select count(*)::int as webhooks from webhook_endpoints where integration_id = :integrationId and archived_at is null',
);

export const addWebhook = prepared<
  { id: string },
  { integrationId: string; url: string; types: readonly string[]; secret: string; baseUrl: string }
>(
  'add-webhook',
  `insert into webhook_endpoints (integration_id, url, base_url, home, types, secret)
   values (:integrationId, :url, :baseUrl, ${HOME}, :types, :secret) returning id`,
);

/** The count of failures begins anew, here and now. */
export const resumeWebhook = prepared<object, { id: string; baseUrl: string }>(
  'resume-webhook',
  `update webhook_endpoints set state = 'active', reason = null, fails = 0, probe_at = null, base_url = :baseUrl, home = ${HOME},
     resumed_at = now(), version = version + 1, updated_at = now()
   where id = :id`,
);

/** What has waited for its next try goes out now. */
export const hurryDeliveries = prepared<object, { id: string }>(
  'hurry-webhook-deliveries',
  `update webhook_deliveries set next_at = now() where endpoint_id = :id and state = 'queued' and next_at > now()`,
);

/** What was not sent yet goes with its endpoint; what goes out at this moment stays for who sends it. */
export const dropDeliveries = prepared<object, { id: string }>(
  'drop-webhook-deliveries',
  `delete from webhook_deliveries where endpoint_id = :id and state = 'queued'`,
);
